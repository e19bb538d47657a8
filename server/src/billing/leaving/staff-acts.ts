/** What staff can do about a subscription. Each is done at Stripe first, and then synced. */
import { randomUUID } from 'node:crypto';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { grantTier, listGrants } from '../../entitlements/entitlements.store.ts';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { lockUser } from '../../people/people.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError, invalidField } from '../../platform/errors.ts';
import { cancelAtPeriodEnd, reactivateSubscription } from '../cancel.ts';
import type { BillingDeps } from '../deps.ts';
import { syncAgain, withSubscription } from '../sync/with-subscription.ts';

const texts = adminTexts.subscriptions;

/** The one that staff chose: where its owner has another by now, that one is left alone, by a `conflict`. */
type Act = { readonly userId: number; readonly rowId: number };

/** As its owner would, at the end of the period. Repeatable. Throws `subscription_ended` where it is over. */
export async function cancelByStaff(
  deps: BillingDeps,
  { userId, rowId }: Act,
): Promise<SubscriptionRow | null> {
  const cancel = () => cancelAtPeriodEnd(deps, userId, { rowId });
  return (await orEnded(cancel, texts.hasEnded)).current;
}

/** Takes back what set it to end. Throws `subscription_ended` where it is too late for that. */
export function reactivateByStaff(
  deps: BillingDeps,
  { userId, rowId }: Act,
): Promise<SubscriptionRow> {
  const reactivate = () => reactivateSubscription(deps, userId, { rowId });
  return orEnded(reactivate, texts.subscribeAgain);
}

export type Extension = {
  readonly until: Date;
  /** An ended subscription stays ended: its tier is granted instead. */
  readonly isGrant: boolean;
};

type ExtendAct = Act & {
  readonly days: number;
  readonly tier: SubscriptionRow['tier'];
  readonly staffId: number | null;
  /** In the transaction that grants. */
  readonly onGrant?: (tx: Transaction, until: Date) => Promise<void>;
};

const dayMs = 86_400_000;
const extendableStatuses: readonly string[] = ['active', 'trialing'];

/** For nothing: the next payment, or the end, comes exactly so much later. */
export async function extendByStaff(deps: BillingDeps, act: ExtendAct): Promise<Extension> {
  requireDays(act.days);
  try {
    return await extendSubscription(deps, act);
  } catch (error) {
    if (!isNone(error)) throw error;
    return deps.db.transaction((tx) => grantExtension(tx, act, deps.clock.now()));
  }
}

function extendSubscription(
  deps: BillingDeps,
  { userId, rowId, days }: ExtendAct,
): Promise<Extension> {
  return withSubscription(
    deps,
    userId,
    async (at) => {
      const { connected, subscription } = at;
      // Nothing is given on top of what was not paid.
      if (!extendableStatuses.includes(subscription.status)) {
        throw new DomainError('payment_open', { message: texts.paymentOpen });
      }
      const until = addDaysTo(subscription.periodEnd, days);
      requireNear(until, deps.clock.now());
      await connected.provider.extend({ subscription, until, key: randomUUID() });
      await syncAgain(deps, at);
      return { until, isGrant: false };
    },
    { rowId },
  );
}

/** After what was granted already, so that two extensions are as long as both. */
async function grantExtension(
  tx: Transaction,
  { userId, tier, days, staffId, onGrant }: ExtendAct,
  now: Date,
): Promise<Extension> {
  // In the order of all acts of staff: the row of a grant also holds on to the one who gives it.
  if (staffId !== null) await lockUser(tx, staffId);
  await lockUser(tx, userId);
  const granted = (await listGrants(tx, userId)).flatMap((grant) =>
    grant.tier === tier && grant.withdrawnAt === null ? (grant.until ?? []) : [],
  );
  const from = Math.max(now.getTime(), ...granted.map((until) => until.getTime()));
  const until = addDaysTo(new Date(from), days);
  requireNear(until, now);
  const reason = `Extended by ${days} days after it had ended`;
  await grantTier(tx, { userId, tier, reason, grantedBy: staffId, until, now });
  await onGrant?.(tx, until);
  return { until, isGrant: true };
}

export function requireDays(days: number): void {
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

async function orEnded<Result>(work: () => Promise<Result>, message: string): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isNone(error) ? new DomainError('subscription_ended', { message }) : error;
  }
}

function isNone(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'no_subscription';
}
