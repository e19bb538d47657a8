/** Changes the plan at once: paid before it counts, and never for more than was shown. */
import type { PriceId, TierName } from '@debt-payoff/contract/plans';
import { DomainError } from '../platform/errors.ts';
import { paymentToFinishExtra, previewReply } from './billing.wire.ts';
import { deletePreviews, findPreview } from './change-previews.store.ts';
import type { BillingDeps } from './deps.ts';
import type { PlanPrice } from './payment-provider.ts';
import { getNewPrice, isStillTrue, previewNow } from './preview-change.ts';
import { type AtSubscription, syncAgain, withSubscription } from './sync/with-subscription.ts';

export type PlanChange = { readonly tier: TierName; readonly isUpgrade: boolean };

type Choice = {
  readonly userId: number;
  readonly priceId: PriceId;
  /** As due today, on the page that confirms. Of those who do not say, the last preview counts. */
  readonly shownDuePence?: number | undefined;
};

export function changePlan(
  deps: BillingDeps,
  { userId, priceId, shownDuePence }: Choice,
): Promise<PlanChange> {
  return withSubscription(deps, userId, async (at) => {
    const price = await getNewPrice(at, priceId);
    const prorationDate = await getProrationDate(deps, { at, price, shownDuePence });
    const { provider } = at.connected;
    const { subscription } = at;
    // The same change that is sent again is the same call to Stripe, whose reply may have been lost.
    const key = `change-${subscription.id}-${price.id}-${prorationDate.getTime() / 1_000}`;
    await provider.changePlan({ subscription, price, prorationDate, key });
    const changed = await syncAgain(deps, at);
    if (changed.pendingTier !== null) {
      throw new DomainError('payment_to_finish', { extra: paymentToFinishExtra(changed) });
    }
    await deletePreviews(deps.db, userId);
    // Neither changed nor waiting: Stripe has repeated what it replied to an earlier change.
    if (changed.tier !== price.tier) throw new DomainError('payments_unavailable');
    return { tier: price.tier, isUpgrade: price.amountPence > at.current.amountPence };
  });
}

/** Of the last preview, while that is true; else of now. Refused where it would cost more than was shown. */
async function getProrationDate(
  deps: BillingDeps,
  {
    at,
    price,
    shownDuePence,
  }: Pick<Choice, 'shownDuePence'> & { readonly at: AtSubscription; readonly price: PlanPrice },
): Promise<Date> {
  const { userId, subscription } = at;
  const last = await findPreview(deps.db, { userId, tier: price.tier });
  const kept = last?.subscriptionId === subscription.id ? last : null;
  // Another tab may have been shown the last preview, and this one an earlier.
  const mostPence = shownDuePence ?? kept?.dueTodayPence ?? Number.POSITIVE_INFINITY;
  const now = deps.clock.now();
  const isTrue = kept !== null && isStillTrue(kept, { subscription, price, now });
  if (isTrue && kept.dueTodayPence <= mostPence) return kept.prorationDate;
  const fresh = await previewNow(deps, { at, price });
  if (fresh.stored.dueTodayPence > mostPence) {
    throw new DomainError('preview_outdated', { extra: { preview: previewReply(fresh) } });
  }
  return fresh.stored.prorationDate;
}
