/** Finds customers at Stripe whom our rows do not know, as after the restore of an older backup. */
import { isLive } from '../../entitlements/subscription-tier.ts';
import { findUser } from '../../people/people.store.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { CustomerIdentity, PaymentProvider } from '../payment-provider.ts';
import { findOpenTask } from '../stripe-tasks.store.ts';
import { acquireLease, lockLeased, workInLease } from './customer-lease.ts';
import { ensureCustomerRow, findCustomerRow, setCustomerId } from './customers.store.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { syncCustomer } from './sync-subscription.ts';

type ListedCustomer = { readonly id: string; readonly identity: CustomerIdentity };

/** Gives the failures. */
export async function adoptCustomers(deps: BillingDeps): Promise<unknown[]> {
  const connected = await deps.payments.connect();
  return forEachConcurrently(connected.provider.listCustomers(), async (listed) => {
    await adoptOrReport(deps, connected, listed).catch((error: unknown) => {
      deps.log.warn({ err: error, customer: listed.id }, 'a customer could not be looked at');
      throw error;
    });
  });
}

async function adoptOrReport(
  deps: BillingDeps,
  connected: ConnectedProvider,
  { id, identity }: ListedCustomer,
): Promise<void> {
  const { userId, registeredAt } = identity;
  const { stripeAccountId, provider } = connected;
  const user = await findUser(deps.db, userId);
  // The id alone may be that of somebody who registered after a backup was restored.
  if (user?.createdAt.getTime() !== registeredAt.getTime()) {
    await reportOrphan(deps, { provider, customerId: id });
    return;
  }
  const row = await findCustomerRow(deps.db, { userId, stripeAccountId });
  if (row?.customerId === id) return;
  const rivalId = row?.customerId ?? null;
  if (rivalId !== null && !(await isBetter(deps, provider, { customerId: id, rivalId }))) return;
  await adopt(deps, connected, { userId, customerId: id, rivalId });
}

/** Where one person has two customers, the one with a subscription counts. Two that pay need a person to look. */
async function isBetter(
  { log }: BillingDeps,
  provider: PaymentProvider,
  { customerId, rivalId }: { readonly customerId: string; readonly rivalId: string },
): Promise<boolean> {
  if (!(await hasLive(provider, customerId))) return false;
  if (!(await hasLive(provider, rivalId))) return true;
  log.error({ customers: [rivalId, customerId] }, 'one person subscribes as two customers');
  return false;
}

async function adopt(
  deps: BillingDeps,
  connected: ConnectedProvider,
  {
    userId,
    customerId,
    rivalId,
  }: { readonly userId: number; readonly customerId: string; readonly rivalId: string | null },
): Promise<void> {
  const { db, clock, log } = deps;
  const { stripeAccountId } = connected;
  const row = await ensureCustomerRow(db, { userId, stripeAccountId, now: clock.now() });
  const lease = row === null ? null : await acquireLease(deps, row.id);
  if (lease === null) return;
  await workInLease(deps, lease, async () => {
    // From now on nobody looks at the other any more.
    if (rivalId !== null) await syncCustomer(deps, { lease, connected, customerId: rivalId });
    const isAdopted = await db.transaction(async (tx) => {
      const locked = await lockLeased(tx, lease);
      const isFree = locked?.customerId === null || locked?.customerId === rivalId;
      if (locked === null || !isFree) return false;
      await setCustomerId(tx, { id: locked.id, customerId });
      return true;
    });
    if (!isAdopted) return;
    log.warn({ customer: customerId, instead: rivalId }, 'a customer at Stripe was adopted');
    await syncCustomer(deps, { lease, connected, customerId });
  });
}

/** Nobody here knows of it, and somebody may be paying: staff must look. It is never cancelled from here. */
async function reportOrphan(
  { db, log }: BillingDeps,
  { provider, customerId }: { readonly provider: PaymentProvider; readonly customerId: string },
): Promise<void> {
  // Before the look at Stripe: where the task is done by now, Stripe says that they are gone.
  const order = { kind: 'delete_customer', customerId, subscriptionId: null } as const;
  if ((await findOpenTask(db, order)) !== null) return;
  if (!(await hasLive(provider, customerId))) return;
  log.error({ customer: customerId }, 'a customer at Stripe subscribes and belongs to nobody here');
}

async function hasLive(provider: PaymentProvider, customerId: string): Promise<boolean> {
  const customer = await provider.findCustomer(customerId);
  return customer?.subscriptions.some(({ status }) => isLive(status)) ?? false;
}
