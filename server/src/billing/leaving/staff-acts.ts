/** What staff can do about somebody's subscription. Each is done at Stripe first, and then synced. */
import { randomUUID } from 'node:crypto';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { grantTier, listGrants } from '../../entitlements/entitlements.store.ts';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import { DomainError, invalidField } from '../../platform/errors.ts';
import { cancelAtPeriodEnd, reactivateSubscription } from '../cancel.ts';
import type { BillingDeps } from '../deps.ts';
import { syncAgain, withSubscription } from '../sync/with-subscription.ts';

const texts = adminTexts.subscriptions;

type Act = { readonly userId: number };

/** As its owner would, at the end of the period. Repeatable. */
export async function cancelByStaff(
  deps: BillingDeps,
  { userId }: Act,
): Promise<SubscriptionRow | null> {
  return (await cancelAtPeriodEnd(deps, userId)).current;
}

/** Takes back what set it to end. Throws `subscription_ended` where it is too late for that. */
export async function reactivateByStaff(
  deps: BillingDeps,
  { userId }: Act,
): Promise<SubscriptionRow> {
  return orEnded(deps, userId, () => reactivateSubscription(deps, userId));
}

export type Extension = {
  readonly until: Date;
  /** An ended subscription stays ended: its tier is granted instead. */
  readonly isGrant: boolean;
};

const dayMs = 86_400_000;
const extendableStatuses: readonly string[] = ['active', 'trialing'];

/** For nothing: the next payment, or the end, comes exactly so much later. */
export async function extendByStaff(
  deps: BillingDeps,
  act: Act & { readonly days: number; readonly staffId: number | null },
): Promise<Extension> {
  requireDays(act.days);
  try {
    return await extendSubscription(deps, act);
  } catch (error) {
    if (!isNone(error)) throw error;
    return grantExtension(deps, act);
  }
}

function extendSubscription(
  deps: BillingDeps,
  { userId, days }: Act & { readonly days: number },
): Promise<Extension> {
  return withSubscription(deps, userId, async (at) => {
    const { connected, subscription } = at;
    // Nothing is given on top of what was not paid.
    if (!extendableStatuses.includes(subscription.status)) throw new DomainError('payment_open');
    const until = addDaysTo(subscription.periodEnd, days);
    requireNear(until, deps.clock.now());
    await connected.provider.extend({ subscription, until, key: randomUUID() });
    await syncAgain(deps, at);
    return { until, isGrant: false };
  });
}

/** After what was granted already, so that two extensions are as long as both. */
async function grantExtension(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  { userId, days, staffId }: Act & { readonly days: number; readonly staffId: number | null },
): Promise<Extension> {
  const ended = (await listSubscriptionsOf(db, userId)).at(-1);
  if (ended === undefined) throw new DomainError('no_subscription');
  const now = clock.now();
  const { tier } = ended;
  const granted = (await listGrants(db, userId)).flatMap((grant) =>
    grant.tier === tier && grant.withdrawnAt === null ? (grant.until ?? []) : [],
  );
  const from = Math.max(now.getTime(), ...granted.map((until) => until.getTime()));
  const until = addDaysTo(new Date(from), days);
  requireNear(until, now);
  const reason = `Extended by ${days} days after it had ended`;
  await grantTier(db, { userId, tier, reason, grantedBy: staffId, until, now });
  return { until, isGrant: true };
}

function requireDays(days: number): void {
  const { extensionDaysMax: max } = billingLimits;
  if (!Number.isInteger(days) || days < 1) throw invalidField('days', texts.invalidDays);
  if (days > max) throw invalidField('days', texts.tooManyDays(max));
}

function requireNear(until: Date, now: Date): void {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + billingLimits.extensionYearsMax);
  if (until > latest) {
    throw invalidField('days', texts.tooFarAhead(billingLimits.extensionYearsMax));
  }
}

function addDaysTo(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}

async function orEnded<Result>(
  { db }: Pick<BillingDeps, 'db'>,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isNone(error) || (await listSubscriptionsOf(db, userId)).length === 0) throw error;
    throw new DomainError('subscription_ended');
  }
}

function isNone(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'no_subscription';
}
