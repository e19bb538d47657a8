/** Subscribing: one open checkout for a person, and none while a subscription lives. */
import { randomUUID } from 'node:crypto';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { checkoutPaths } from '@debt-payoff/contract/checkout-paths';
import { londonDayOf } from '@debt-payoff/contract/days';
import { type PriceId, trialDays } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { checkoutTexts } from '@debt-payoff/contract/texts/checkout';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { getUser } from '../people/people.store.ts';
import { DomainError } from '../platform/errors.ts';
import { alreadySubscribed } from './billing-refusals.ts';
import { closeCheckouts, insertCheckout, listOpenSessions } from './checkouts.store.ts';
import { getOrCreateCustomer, updateCustomerEmail, type Visit } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import type { CheckoutOrder } from './payment-provider.ts';
import { getPrice } from './plan-prices.ts';
import { lockLeased, withCustomerLease } from './sync/customer-lease.ts';
import { ensureCustomerRow } from './sync/customers.store.ts';
import { syncCustomer } from './sync/sync-subscription.ts';
import { hasTrialLeft } from './trial-memory.ts';

const dayMs = 86_400_000;

type Choice = {
  readonly userId: number;
  readonly priceId: PriceId;
  /** Whether they ticked that the plan is to start at once. */
  readonly startsNow: boolean;
};

/** The address of the checkout. */
export async function openCheckout(deps: BillingDeps, choice: Choice): Promise<string> {
  const { db, clock, payments } = deps;
  const connected = await payments.connect();
  const user = await getUser(db, choice.userId);
  const { stripeAccountId } = connected;
  const row = await ensureCustomerRow(db, { userId: user.id, stripeAccountId, now: clock.now() });
  if (row === null) throw new DomainError('session_ended');
  return withCustomerLease(deps, row.id, async (lease) => {
    const visit = { lease, connected, user };
    const { customerId, current } = await getOrCreateCustomer(deps, visit);
    const living = await closeEarlier(deps, { ...visit, customerId, current });
    if (living !== null) throw alreadySubscribed(living);
    await updateCustomerEmail(deps, { connected, customerId, email: user.email });
    return openSession(deps, { ...visit, customerId, choice });
  });
}

/** What lives once none of the earlier ones can be completed any more. */
async function closeEarlier(
  deps: BillingDeps,
  {
    lease,
    connected,
    customerId,
    current,
  }: Visit & { readonly customerId: string; readonly current: SubscriptionRow | null },
): Promise<SubscriptionRow | null> {
  const { customerRowId } = lease;
  const now = deps.clock.now();
  const sessionIds = await listOpenSessions(deps.db, { customerRowId, now });
  const ends = [];
  for (const id of sessionIds) ends.push(await connected.provider.expireCheckout(id));
  if (sessionIds.length > 0) await closeCheckouts(deps.db, { sessionIds, now });
  if (!ends.includes('complete')) return current;
  return (await syncCustomer(deps, { lease, connected, customerId })).current;
}

async function openSession(
  deps: BillingDeps,
  visit: Visit & { readonly customerId: string; readonly choice: Choice },
): Promise<string> {
  const { lease, connected, choice } = visit;
  const now = deps.clock.now();
  const order = await orderOf(deps, { ...visit, now });
  const { sessionId, url } = await connected.provider.openCheckout({ ...order, key: randomUUID() });
  await deps.db.transaction(async (tx) => {
    // Without the lease another may have opened one since, and this one's address is told to nobody.
    if ((await lockLeased(tx, lease)) === null) throw new DomainError('session_ended');
    await insertCheckout(tx, {
      customerRowId: lease.customerRowId,
      sessionId,
      tier: order.price.tier,
      pricePence: order.price.amountPence,
      trialDays: order.trialDays,
      startNowAt: order.startNowAt,
      startNowWording: choice.startsNow ? billingTexts.checkout.startNow : null,
      createdAt: now,
      expiresAt: order.expiresAt,
    });
  });
  return url;
}

async function orderOf(
  { db, config, addressKey }: BillingDeps,
  {
    connected,
    user,
    customerId,
    choice,
    now,
  }: Visit & { readonly customerId: string; readonly choice: Choice; readonly now: Date },
): Promise<CheckoutOrder> {
  const price = await getPrice(connected, choice.priceId);
  const hasTrial = await hasTrialLeft(db, { userId: user.id, email: user.email, addressKey });
  // Stripe counts whole days of 24 hours, also where the clocks change.
  const trialEnd = new Date(now.getTime() + trialDays * dayMs);
  const trial = { days: trialDays, lastsUntil: londonDayOf(trialEnd) };
  return {
    customerId,
    price,
    trialDays: hasTrial ? trialDays : 0,
    startNowAt: choice.startsNow ? now : null,
    expiresAt: new Date(now.getTime() + billingLimits.checkoutMinutes * 60_000),
    successUrl: `${config.publicUrl}${checkoutPaths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}${checkoutPaths.cancelled}`,
    submitNote: checkoutTexts.submitNote({
      pricePence: price.amountPence,
      trial: hasTrial ? trial : null,
    }),
    invoiceFooter: checkoutTexts.vatNumber(config.vatNumber),
  };
}
