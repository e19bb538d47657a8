/** What a change of plan would cost: shown without making it, and kept for a while, so that the change costs the same. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import type { PriceId } from '@debt-payoff/contract/plans';
import type { Clock } from '../platform/clock.ts';
import { requireChangeable } from './billing-refusals.ts';
import { type StoredPreview, savePreview } from './change-previews.store.ts';
import type { BillingDeps } from './deps.ts';
import type { PlanPrice, ProviderSubscription } from './payment-provider.ts';
import { getPrice, tierOfPrice } from './plan-prices.ts';
import { type AtSubscription, withSubscription } from './sync/with-subscription.ts';

export type ShownPreview = {
  readonly current: AtSubscription['current'];
  readonly price: PlanPrice;
  readonly stored: StoredPreview;
  readonly nextBillingAt: Date;
  /** Until when the change is charged as shown. */
  readonly validUntil: Date;
};

export function previewChange(
  deps: BillingDeps,
  { userId, priceId }: { readonly userId: number; readonly priceId: PriceId },
): Promise<ShownPreview> {
  return withSubscription(deps, userId, async (at) => {
    const price = await getNewPrice(at, priceId);
    return previewNow(deps, { at, price });
  });
}

/** Refuses what cannot be changed as things stand. */
export async function getNewPrice(at: AtSubscription, priceId: PriceId): Promise<PlanPrice> {
  requireChangeable(at.current, tierOfPrice(priceId));
  return getPrice(at.connected, priceId);
}

/** As of now, and kept, so that the change is charged by the same moment. */
export async function previewNow(
  { db, clock }: BillingDeps,
  { at, price }: { readonly at: AtSubscription; readonly price: PlanPrice },
): Promise<ShownPreview> {
  const { connected, current, subscription, userId } = at;
  const prorationDate = wholeSecond(clock);
  const preview = await connected.provider.previewChange({ subscription, price, prorationDate });
  const stored = {
    userId,
    tier: price.tier,
    subscriptionId: subscription.id,
    priceId: price.id,
    periodEnd: subscription.periodEnd,
    prorationDate,
    prorationPence: preview.prorationPence,
    dueTodayPence: preview.dueTodayPence,
    createdAt: clock.now(),
  };
  await savePreview(db, stored);
  const { nextBillingAt } = preview;
  return { current, price, stored, nextBillingAt, validUntil: endOf(stored) };
}

/** Stripe counts in seconds, and what is kept must be what was sent. */
function wholeSecond(clock: Clock): Date {
  return new Date(Math.floor(clock.now().getTime() / 1_000) * 1_000);
}

function endOf({ createdAt }: StoredPreview): Date {
  return new Date(createdAt.getTime() + billingLimits.previewMinutes * 60_000);
}

/** Whether the change would still cost what was shown. */
export function isStillTrue(
  stored: StoredPreview,
  {
    subscription,
    price,
    now,
  }: {
    readonly subscription: Pick<ProviderSubscription, 'periodEnd'>;
    readonly price: Pick<PlanPrice, 'id'>;
    readonly now: Date;
  },
): boolean {
  return (
    endOf(stored) > now &&
    stored.priceId === price.id &&
    stored.periodEnd.getTime() === subscription.periodEnd.getTime()
  );
}
