/** Subscribes the demo accounts at the emulator; until that is done, a grant gives them their plans. */
import type { TierName } from '@debt-payoff/contract/plans';
import { checkoutTexts } from '@debt-payoff/contract/texts/checkout';
import type { BillingDeps, ConnectedProvider } from '../billing/deps.ts';
import type { TestPayments } from '../billing/stripe/set-up-emulator.ts';
import type { StripeEmulator } from '../billing/stripe/stripe-emulator.ts';
import {
  type CustomerLease,
  lockLeased,
  withCustomerLease,
} from '../billing/sync/customer-lease.ts';
import {
  ensureCustomerRow,
  findCustomerRowById,
  setCustomerId,
} from '../billing/sync/customers.store.ts';
import { syncCustomer } from '../billing/sync/sync-subscription.ts';
import { hasGrant, withdrawGrants } from '../entitlements/entitlements.store.ts';
import { findUserByLogin, type User } from '../people/people.store.ts';
import { demoGrantReason } from './demo-accounts.ts';
import { makeDemoPast } from './demo-past.ts';
import { type DemoSubscription, demoAccounts } from './demo-people.ts';

export type DemoDeps = BillingDeps & {
  readonly testPayments: TestPayments;
  readonly releaseTestClock: StripeEmulator['releaseTestClock'];
};

type Subscriber = {
  readonly user: User;
  readonly tier: TierName;
  readonly subscription: DemoSubscription;
};

/** In the background after the start. Where it fails, the grants remain, and the next start tries again. */
export async function tryToSubscribeDemoAccounts(
  deps: DemoDeps,
  stopping: AbortSignal,
): Promise<void> {
  try {
    await makeDemoSubscriptions(deps);
  } catch (error) {
    if (!stopping.aborted) deps.log.warn({ err: error }, 'demo accounts could not be subscribed');
  }
}

/** May be run by several processes at once, and again after one that was interrupted. */
export async function makeDemoSubscriptions(deps: DemoDeps): Promise<void> {
  for (const { username, tier, subscription } of demoAccounts) {
    if (subscription === null) continue;
    const user = await findUserByLogin(deps.db, username);
    if (user !== null && (await isWaiting(deps, user))) {
      await makeDemoSubscription(deps, { user, tier, subscription });
    }
  }
}

/** Anyone who was given or has lost something since is left as they are. */
function isWaiting({ db, clock }: DemoDeps, { id: userId }: User): Promise<boolean> {
  return hasGrant(db, { userId, reason: demoGrantReason, now: clock.now() });
}

async function makeDemoSubscription(deps: DemoDeps, subscriber: Subscriber): Promise<void> {
  const { db, clock, payments } = deps;
  const { user } = subscriber;
  const connected = await payments.connect();
  const { stripeAccountId } = connected;
  const row = await ensureCustomerRow(db, { userId: user.id, stripeAccountId, now: clock.now() });
  if (row === null) return;
  await withCustomerLease(deps, row.id, async (lease) => {
    if (!(await isWaiting(deps, user))) return;
    const customerId =
      (await findCustomerRowById(db, row.id))?.customerId ??
      // Of a start that was interrupted after it was made.
      (await connected.provider.findCustomerId(personOf(user))) ??
      (await makeCustomer(deps, connected, subscriber));
    await keepCustomer(deps, { lease, customerId });
    // What happened in the past is seen at once by this one sync, and mails tell of no history.
    const { current } = await syncCustomer(deps, { lease, connected, customerId });
    if (current === null) return;
    await withdrawGrants(db, { userId: user.id, reason: demoGrantReason, now: clock.now() });
  });
}

function personOf({ id: userId, createdAt: registeredAt, email }: User) {
  return { userId, registeredAt, email };
}

async function makeCustomer(
  deps: DemoDeps,
  { provider }: ConnectedProvider,
  { user, tier, subscription }: Subscriber,
): Promise<string> {
  const { clock, config, testPayments, releaseTestClock } = deps;
  const [{ createStripeClient }, { customerMarksOf }] = await Promise.all([
    import('../billing/stripe/stripe-client.ts'),
    import('../billing/stripe/stripe-customers.ts'),
  ]);
  const price = await provider.findPrice(tier);
  if (price === null) throw new Error(`There is no price for ${tier} at the emulator.`);
  const { customerId, clockId } = await makeDemoPast(
    createStripeClient(await testPayments.connection()),
    {
      name: `${user.username} ${user.id}`,
      email: user.email,
      metadata: customerMarksOf(personOf(user)),
      priceId: price.id,
      subscription,
      invoiceFooter: checkoutTexts.vatNumber(config.vatNumber),
      now: clock.now(),
    },
  );
  await releaseTestClock(clockId);
  return customerId;
}

async function keepCustomer(
  { db }: DemoDeps,
  { lease, customerId }: { readonly lease: CustomerLease; readonly customerId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockLeased(tx, lease);
    if (row !== null) await setCustomerId(tx, { id: row.id, customerId });
  });
}
