/** Gives every subscriber whose price changes their own notice of it, once. */

import { findSubscriptionRow } from '../../entitlements/subscriptions.store.ts';
import { enqueueMail } from '../../mail/mail.ts';
import {
  type DailyBillingDeps,
  forEachSubscription,
  type RoundResult,
} from '../mails/each-subscription.ts';
import { priceChangeMail } from '../mails/mail-kinds.ts';
import { findStillDue } from '../mails/reminders.store.ts';
import { giveNotice } from './price-change-notices.store.ts';
import { appliesOn } from './price-change-rules.ts';
import { isToBeTold, listSubscriptionIds, type PriceChange } from './price-changes.store.ts';

/** It goes on where an earlier run ended. */
export async function givePriceNotices(
  deps: DailyBillingDeps,
  { change, today }: { readonly change: PriceChange; readonly today: string },
): Promise<RoundResult> {
  const { db, clock } = deps;
  const where = isToBeTold(change, today);
  const result = await forEachSubscription(deps, {
    what: 'the notice of a price change',
    list: (part) => listSubscriptionIds(db, { where, ...part }),
    work: (subscriptionId) =>
      db.transaction(async (tx) => {
        const noticedAt = clock.now();
        if ((await findStillDue(tx, { id: subscriptionId, isDue: where })) === null) return false;
        const row = await findSubscriptionRow(tx, subscriptionId);
        if (row === null) return false;
        const about = { priceChangeId: change.id, subscriptionId };
        const day = appliesOn(row, { effectiveOn: change.effectiveOn, noticedAt });
        if (!(await giveNotice(tx, { ...about, noticedAt, appliesOn: day }))) return false;
        await enqueueMail(tx, { template: priceChangeMail, payload: about, now: noticedAt });
        return true;
      }),
  });
  if (result.doneCount > 0) deps.mailer.wake();
  return result;
}
