/** Stores what the provider says of one customer, with its history and its mails, in one transaction. */
import { isLive, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import {
  listLockedSubscriptions,
  listLockedSubscriptionsOfCustomer,
  type NewSubscription,
  storeSubscription,
} from '../../entitlements/subscriptions.store.ts';
import { getUser } from '../../people/people.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { enqueueNotices } from '../mails/notices.ts';
import type { ProviderCustomer, ProviderRefund } from '../payment-provider.ts';
import { recordTrialUse } from '../trial-memory.ts';
import type { CustomerRow } from './customers.store.ts';
import { askToEndDuplicates } from './duplicates.ts';
import { recordStates } from './record-states.ts';
import { endedFacts, factsOf, hasChanged, unlistedFacts } from './subscription-facts.ts';

type RecordedSubscription = { readonly row: SubscriptionRow; readonly isNew: boolean };

/** Whether there was anything new. */
export async function recordCustomer(
  deps: BillingDeps,
  tx: Transaction,
  { row, customer }: { readonly row: CustomerRow; readonly customer: ProviderCustomer },
): Promise<boolean> {
  const now = deps.clock.now();
  const { stripeAccountId, userId } = row;
  const ids = customer.subscriptions.map(({ id }) => id);
  const stored = new Map(
    (await listLockedSubscriptions(tx, ids)).map((one) => [one.subscriptionId, one]),
  );
  const recorded: RecordedSubscription[] = [];
  // The oldest first, so that their rows are in the order in which they began.
  for (const said of customer.subscriptions.toReversed()) {
    const before = stored.get(said.id) ?? null;
    const facts = factsOf(said, { before, now, stripeAccountId, userId });
    const refunds = customer.refunds.filter(({ subscriptionId }) => subscriptionId === said.id);
    recorded.push(await record(tx, { before, facts, refunds, now }));
  }
  if (recorded.some(({ row: { trialStart } }) => trialStart !== null)) {
    const { email } = await getUser(tx, userId);
    await recordTrialUse(tx, { userId, email, addressKey: deps.addressKey, now });
  }
  const hasUnlisted = await recordUnlisted(deps, tx, { row, customer });
  await askToEndDuplicates(
    tx,
    recorded.map((one) => one.row),
    now,
  );
  return hasUnlisted || customer.refunds.length > 0 || recorded.some(({ isNew }) => isNew);
}

/** What was theirs has ended with the customer. */
export async function endSubscriptionsOf(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Transaction,
  { row, customerId }: { readonly row: CustomerRow; readonly customerId: string },
): Promise<boolean> {
  const now = clock.now();
  const { stripeAccountId } = row;
  const stored = await listLockedSubscriptionsOfCustomer(tx, { stripeAccountId, customerId });
  const living = stored.filter(({ status }) => isLive(status));
  for (const before of living) await change(tx, { before, facts: endedFacts(before, now), now });
  return living.length > 0;
}

/** A subscription that Stripe no longer lists among our plans lives on there: it gives nothing, and staff must look. */
async function recordUnlisted(
  { clock, log }: Pick<BillingDeps, 'clock' | 'log'>,
  tx: Transaction,
  { row, customer }: { readonly row: CustomerRow; readonly customer: ProviderCustomer },
): Promise<boolean> {
  const now = clock.now();
  const { stripeAccountId } = row;
  const listed = new Set(customer.subscriptions.map(({ id }) => id));
  const stored = await listLockedSubscriptionsOfCustomer(tx, {
    stripeAccountId,
    customerId: customer.id,
  });
  const unlisted = stored.filter(
    ({ subscriptionId, status }) =>
      subscriptionId !== null && !listed.has(subscriptionId) && isLive(status),
  );
  for (const before of unlisted) {
    const facts = unlistedFacts(now);
    if (before.status !== facts.status) {
      const { subscriptionId } = before;
      log.error({ subscription: subscriptionId }, 'a subscription is none of our plans any more');
    }
    await change(tx, { before, facts, now });
  }
  return unlisted.length > 0;
}

function change(
  tx: Transaction,
  {
    before,
    facts,
    now,
  }: {
    readonly before: SubscriptionRow;
    readonly facts: Partial<SubscriptionRow>;
    readonly now: Date;
  },
): Promise<RecordedSubscription> {
  const { id: _, subscriptionId, ...kept } = { ...before, ...facts };
  if (subscriptionId === null) throw new Error('A subscription that lives has no id');
  return record(tx, { before, facts: { ...kept, subscriptionId }, refunds: [], now });
}

async function record(
  tx: Transaction,
  {
    before,
    facts,
    refunds,
    now,
  }: {
    readonly before: SubscriptionRow | null;
    readonly facts: NewSubscription;
    readonly refunds: readonly ProviderRefund[];
    readonly now: Date;
  },
): Promise<RecordedSubscription> {
  const row = await storeSubscription(tx, facts);
  await recordStates(tx, row, now);
  await enqueueNotices(tx, { before, after: row, refunds, now });
  return { row, isNew: hasChanged(before, row) };
}
