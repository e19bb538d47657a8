/** What a change of plan would cost, without making it. */
import type { PriceId } from '@debt-payoff/contract/plans';
import type { BillingDeps } from './deps.ts';
import { getNewPrice, previewNow, type ShownPreview } from './plan-change.ts';
import { withSubscription } from './sync/with-subscription.ts';

export function previewChange(
  deps: BillingDeps,
  { userId, priceId }: { readonly userId: number; readonly priceId: PriceId },
): Promise<ShownPreview> {
  return withSubscription(deps, userId, async (at) => {
    const price = await getNewPrice(at, priceId);
    return previewNow(deps, { at, price });
  });
}
