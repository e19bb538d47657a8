/** Work on the subscription that a person has now, as Stripe sees it, with nobody else at it. */
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { DomainError } from '../../platform/errors.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { ProviderSubscription } from '../payment-provider.ts';
import { type CustomerLease, withCustomerLease } from './customer-lease.ts';
import { findCustomerOf } from './customers.store.ts';
import { syncCustomer } from './sync-subscription.ts';

export type AtSubscription = {
  readonly lease: CustomerLease;
  readonly connected: ConnectedProvider;
  readonly customerId: string;
  readonly userId: number;
  /** Ours, as just synced. */
  readonly current: SubscriptionRow;
  /** The same one at the provider. */
  readonly subscription: ProviderSubscription;
};

/** By its row: for those who have chosen one, and mean no other. */
export type ChosenSubscription = { readonly rowId?: number };

/** Throws `no_subscription` where none lives, and `conflict` where it is another than the chosen one. */
export async function withSubscription<Result>(
  deps: BillingDeps,
  userId: number,
  work: (at: AtSubscription) => Promise<Result>,
  { rowId }: ChosenSubscription = {},
): Promise<Result> {
  const connected = await deps.payments.connect();
  const known = await findCustomerOf(deps.db, userId);
  if (known === null) throw new DomainError('no_subscription');
  return withCustomerLease(deps, known.id, async (lease) => {
    // Again, since it may have been made or forgotten while the lease was waited for.
    const customerId = (await findCustomerOf(deps.db, userId))?.customerId ?? null;
    if (customerId === null) throw new DomainError('no_subscription');
    const at = { lease, connected, customerId, userId };
    const { customer, current } = await syncCustomer(deps, at);
    const subscription = customer?.subscriptions.find(({ id }) => id === current?.subscriptionId);
    if (current === null || subscription === undefined) throw new DomainError('no_subscription');
    if (rowId !== undefined && current.id !== rowId) {
      throw new DomainError('conflict', { message: adminTexts.subscriptions.anotherIsCurrent });
    }
    return orNone(() => work({ ...at, current, subscription }));
  });
}

/** After a change: the reply and the tier are right at once. */
export async function syncAgain(deps: BillingDeps, at: AtSubscription): Promise<SubscriptionRow> {
  const { current } = await syncCustomer(deps, at);
  if (current === null) throw new DomainError('no_subscription');
  return current;
}

/** One that ended just now; what is said then to staff would not help its owner. */
async function orNone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const hasEnded = error instanceof DomainError && error.code === 'subscription_ended';
    throw hasEnded ? new DomainError('no_subscription') : error;
  }
}
