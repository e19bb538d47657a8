/** What is done daily about price changes: who came later is told, and who was told long enough ago is moved. */
import { findSubscriptionRow } from '../../entitlements/subscriptions.store.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  type DailyBillingDeps,
  forEachSubscription,
  nothingDone,
  type RoundResult,
  sumOf,
} from '../mails/each-subscription.ts';
import { type AtSubscription, syncAgain, withSubscription } from '../sync/with-subscription.ts';
import {
  deleteOutdatedNotices,
  findPriceChangeNotice,
  recordApplied,
  recordReached,
} from './price-change-notices.store.ts';
import { givePriceNotices } from './price-change-notices.ts';
import { changesThatCount, isWaiting, noticedBy } from './price-change-rules.ts';
import {
  isToBeMoved,
  listPriceChanges,
  listSubscriptionIds,
  type PriceChange,
} from './price-changes.store.ts';

export async function applyPriceChanges(
  deps: DailyBillingDeps,
  today: string,
): Promise<RoundResult> {
  const { db, clock, payments } = deps;
  // Nobody is told of a price that could not be charged.
  if (!payments.isOn) return nothingDone;
  const results: RoundResult[] = [];
  for (const change of changesThatCount(await listPriceChanges(db), today)) {
    await deleteOutdatedNotices(db, change);
    await recordReached(db, { change, now: clock.now() });
    results.push(await givePriceNotices(deps, { change, today }));
    if (!isWaiting(change, today)) results.push(await movePrices(deps, change));
  }
  return sumOf(results);
}

function movePrices(deps: DailyBillingDeps, change: PriceChange): Promise<RoundResult> {
  const { db, clock } = deps;
  const where = isToBeMoved(change, noticedBy(clock.now()));
  return forEachSubscription(deps, {
    what: 'the move to a new price',
    list: (part) => listSubscriptionIds(db, { where, ...part }),
    work: (subscriptionId) => movePrice(deps, { change, subscriptionId }),
  });
}

/** False where it no longer concerns them. */
async function movePrice(
  deps: DailyBillingDeps,
  { change, subscriptionId }: { change: PriceChange; subscriptionId: number },
): Promise<boolean> {
  const row = await findSubscriptionRow(deps.db, subscriptionId);
  if (row === null || row.userId === null) return false;
  try {
    return await withSubscription(deps, row.userId, (at) =>
      moveIn(deps, { change, at, subscriptionId }),
    );
  } catch (error) {
    const isGone =
      error instanceof DomainError && ['no_subscription', 'session_ended'].includes(error.code);
    if (isGone) return false;
    throw error;
  }
}

async function moveIn(
  deps: DailyBillingDeps,
  {
    change,
    at,
    subscriptionId,
  }: { change: PriceChange; at: AtSubscription; subscriptionId: number },
): Promise<boolean> {
  const { db, clock } = deps;
  const about = { priceChangeId: change.id, subscriptionId };
  const notice = (await findPriceChangeNotice(db, about))?.notice;
  // As it is now that Stripe has been asked: it may have been cancelled, changed or moved.
  const where = isToBeMoved(change, noticedBy(clock.now()));
  const part = { afterId: subscriptionId - 1, countMax: 1 };
  const [due] = await listSubscriptionIds(db, { where, ...part });
  const isTheOne = at.current.id === subscriptionId && due === subscriptionId;
  if (!isTheOne || notice === undefined) return false;
  const { id: changeId, priceId, amountPence } = change;
  await at.connected.provider.movePrice({
    subscription: at.subscription,
    priceId,
    key: `price-change-${changeId}-${at.subscription.id}-${notice.noticedAt.getTime()}`,
  });
  const moved = await syncAgain(deps, at);
  if (moved.amountPence !== amountPence) throw new Error('The price was not moved');
  await recordApplied(db, { ...about, now: clock.now() });
  return true;
}
