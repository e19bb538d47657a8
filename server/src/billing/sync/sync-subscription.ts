/** The one writer of subscriptions: asks Stripe for the truth, and makes ours the same. */
import { currentOf, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { ProviderCustomer } from '../payment-provider.ts';
import {
  acquireLease,
  type CustomerLease,
  LeaseLostError,
  lockLeased,
  workInLease,
} from './customer-lease.ts';
import { type CustomerRow, findCustomer, forgetCustomerId } from './customers.store.ts';
import { endSubscriptionsOf, recordCustomer } from './record-subscriptions.ts';

export type SyncedCustomer = {
  /** Null for one that is deleted at Stripe. */
  readonly customer: ProviderCustomer | null;
  /** Null where none lives. */
  readonly current: SubscriptionRow | null;
};

/** Another took over while Stripe was slow: what was fetched may be outdated, and is fetched again. */
const attemptsMax = 3;

/** Nothing happens for a customer who is not known, or whose person has left. */
export async function syncSubscription(
  deps: BillingDeps,
  customerId: string,
  /** How long others may have the lease; without it, as long as a person would wait. */
  patienceMs?: number,
): Promise<SyncedCustomer | null> {
  const connected = await deps.payments.connect();
  for (let attempt = 1; ; attempt += 1) {
    const row = await findCustomer(deps.db, customerId);
    if (row === null || row.stripeAccountId !== connected.stripeAccountId) return null;
    const lease = await acquireLease(deps, row.id, patienceMs);
    if (lease === null) return null;
    try {
      return await workInLease(deps, lease, () =>
        syncCustomer(deps, { lease, connected, customerId }),
      );
    } catch (error) {
      if (!(error instanceof LeaseLostError) || attempt === attemptsMax) throw error;
    }
  }
}

/** Inside a lease that is held. */
export async function syncCustomer(
  deps: BillingDeps,
  {
    lease,
    connected,
    customerId,
  }: {
    readonly lease: CustomerLease;
    readonly connected: ConnectedProvider;
    readonly customerId: string;
  },
): Promise<SyncedCustomer> {
  const customer = await connected.provider.findCustomer(customerId);
  const { current, hasNews } = await deps.db.transaction(async (tx) => {
    const row = await lockLeased(tx, lease);
    if (row === null) return { current: null, hasNews: false };
    const hasNews =
      customer === null
        ? await forgetCustomer(deps, tx, { row, customerId })
        : await recordCustomer(deps, tx, { row, customer });
    return { current: currentOf(await listSubscriptionsOf(tx, row.userId)), hasNews };
  });
  if (hasNews) deps.mailer.wake();
  return { customer, current };
}

/** What was theirs has ended with them, and the next checkout makes a new customer. */
async function forgetCustomer(
  deps: BillingDeps,
  tx: Transaction,
  { row, customerId }: { readonly row: CustomerRow; readonly customerId: string },
): Promise<boolean> {
  const hasNews = await endSubscriptionsOf(deps, tx, { row, customerId });
  if (row.customerId === customerId) await forgetCustomerId(tx, row.id);
  return hasNews;
}
