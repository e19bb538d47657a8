/** Who a person is at Stripe: made when it is first needed, once. */
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../people/people.store.ts';
import { DomainError } from '../platform/errors.ts';
import type { BillingDeps, ConnectedProvider } from './deps.ts';
import { insertTask } from './stripe-tasks.store.ts';
import { type CustomerLease, lockLeased } from './sync/customer-lease.ts';
import { findCustomerOf, setCustomerId } from './sync/customers.store.ts';
import { type SyncedCustomer, syncCustomer } from './sync/sync-subscription.ts';

export type Visit = {
  readonly lease: CustomerLease;
  readonly connected: ConnectedProvider;
  readonly user: User;
};

/** One that was deleted at Stripe is made anew, also where Stripe still replays how it was made. */
const attemptsMax = 3;

/** As Stripe sees them now. Only inside the lease, so that two tabs do not make two. */
export async function getOrCreateCustomer(
  deps: BillingDeps,
  visit: Visit,
): Promise<SyncedCustomer & { readonly customerId: string }> {
  const { lease, connected, user } = visit;
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const row = await findCustomerOf(deps.db, user.id);
    if (row === null) throw new DomainError('session_ended');
    const customerId =
      row.customerId ?? (await createCustomer(deps, { ...visit, creationKey: row.creationKey }));
    const synced = await syncCustomer(deps, { lease, connected, customerId });
    if (synced.customer !== null) return { ...synced, customerId };
  }
  throw new DomainError('payments_unavailable');
}

async function createCustomer(
  deps: BillingDeps,
  { lease, connected, user, creationKey }: Visit & { readonly creationKey: string },
): Promise<string> {
  const { provider, stripeAccountId } = connected;
  const { id: userId, createdAt: registeredAt, email } = user;
  const person = { userId, registeredAt, email };
  const customerId =
    (await provider.findCustomerId(person)) ??
    (await provider.createCustomer({ ...person, key: creationKey }));
  const isKept = await deps.db.transaction(async (tx) => {
    const row = await lockLeased(tx, lease);
    if (row !== null) await setCustomerId(tx, { id: row.id, customerId });
    // Deleted while Stripe made it: nothing else here would know of it any more.
    else {
      await insertTask(tx, {
        kind: 'delete_customer',
        facts: {},
        stripeAccountId,
        customerId,
        subscriptionId: null,
        now: deps.clock.now(),
      });
    }
    return row !== null;
  });
  if (!isKept) throw new DomainError('session_ended');
  return customerId;
}

/** Of a Stripe that hangs the call that matters tells soon enough. */
const addressWaitMs = 3_000;

/** What Stripe writes to is the account's address; that it is an older one is no reason to refuse anything, nor to wait. */
export async function updateCustomerEmail(
  { log }: Pick<BillingDeps, 'log'>,
  {
    connected,
    customerId,
    email,
  }: {
    readonly connected: ConnectedProvider;
    readonly customerId: string;
    readonly email: string;
  },
): Promise<void> {
  const update = connected.provider.updateEmail({ customerId, email }).catch((error: unknown) => {
    log.warn({ err: error }, 'the address of a customer could not be updated at Stripe');
  });
  await Promise.race([update, pause(addressWaitMs, undefined, { ref: false })]);
}
