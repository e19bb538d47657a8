/** The mails that no event brings: before a trial turns paid, and each half year of paying. */

import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { addMonthsToDay } from '@debt-payoff/contract/days';
import type { SQL } from 'drizzle-orm';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { enqueueMail, type MailKind } from '../../mail/mail.ts';
import {
  type DailyBillingDeps,
  forEachSubscription,
  type RoundResult,
  sumOf,
} from './each-subscription.ts';
import { reminderMail, trialEndsMail } from './mail-kinds.ts';
import { claimNotice } from './notices.store.ts';
import {
  clockNotices,
  findStillDue,
  listDueSubscriptions,
  notRemindedSince,
  trialEndingBy,
  trialEndNotice,
} from './reminders.store.ts';

type Round = {
  readonly kind: string;
  /** What it is told about once. */
  readonly aboutOf: (row: SubscriptionRow) => string;
  readonly template: MailKind<{ subscriptionId: number }>;
  readonly isDue: SQL | undefined;
};

const dayMs = 86_400_000;

export async function remindSubscribers(
  deps: DailyBillingDeps,
  today: string,
): Promise<RoundResult> {
  const results: RoundResult[] = [];
  for (const round of roundsOf({ today, now: deps.clock.now() })) {
    results.push(await remindRound(deps, round));
  }
  const sum = sumOf(results);
  if (sum.doneCount > 0) deps.mailer.wake();
  return sum;
}

function roundsOf({ today, now }: { today: string; now: Date }): Round[] {
  // Card networks want seven whole days: what ends less than a day after them cannot wait for the next run.
  const until = new Date(now.getTime() + (billingLimits.trialReminderDays + 1) * dayMs);
  return [
    {
      kind: clockNotices.trialEnds,
      aboutOf: ({ trialEnd }) => trialEndNotice(trialEnd ?? now),
      template: trialEndsMail,
      isDue: trialEndingBy({ now, until }),
    },
    {
      kind: clockNotices.reminder,
      aboutOf: () => today,
      template: reminderMail,
      isDue: notRemindedSince(addMonthsToDay(today, -billingLimits.reminderMonths)),
    },
  ];
}

function remindRound(deps: DailyBillingDeps, round: Round): Promise<RoundResult> {
  const { db, clock } = deps;
  const { kind, aboutOf, template, isDue } = round;
  return forEachSubscription(deps, {
    what: `the notice ${kind}`,
    list: (part) => listDueSubscriptions(db, { isDue, ...part }),
    work: (subscriptionId) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const row = await findStillDue(tx, { id: subscriptionId, isDue });
        if (row === null) return false;
        const notice = { subscriptionId, kind, about: aboutOf(row), now };
        if (!(await claimNotice(tx, notice))) return false;
        await enqueueMail(tx, { template, payload: { subscriptionId }, now });
        return true;
      }),
  });
}
