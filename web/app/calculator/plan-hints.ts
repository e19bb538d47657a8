/** What is said of the plan that is kept with saved debts. */
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, priceLabel } from '@debt-payoff/contract/plans';
import type { StrategyName } from '@debt-payoff/engine';

/** In pounds; `before` is null where nothing is replaced. */
type Extra = { readonly now: number; readonly before: number | null };

/** Beside the strategy to keep. */
export function strategyHint({
  strategy,
  extra,
  isOrderOffer,
  isOrderLost,
  hasOffer,
}: {
  readonly strategy: StrategyName;
  readonly extra: Extra;
  /** Whether keeping an own order needs another plan. */
  readonly isOrderOffer: boolean;
  /** Whether the debts come with an own order, which saving would leave out. */
  readonly isOrderLost: boolean;
  /** Whether something may be offered to buy. */
  readonly hasOffer: boolean;
}): string {
  if (isOrderOffer && strategy === 'custom') return hasOffer ? orderOffer : orderForPremium;
  return isOrderLost ? `${extraHint(extra)} ${orderForPremium}` : extraHint(extra);
}

/** Before somebody saves what would be refused. */
const orderOffer = `Keeping your own order with a portfolio is part of ${plans.premium.name}, at ${priceLabel('premium')} a month. The other strategies can be kept with every plan.`;

const orderForPremium = `Your own order of these debts is kept for ${plans.premium.name} only.`;

/** What the extra payment was before, where saving changes it. */
function extraHint({ now, before }: Extra): string {
  const kept =
    now === 0
      ? 'Kept with the portfolio, without an extra payment'
      : `Kept with the portfolio, with your extra payment of ${formatPounds(now)} a month`;
  return before === null || before === now
    ? `${kept}.`
    : `${kept} (it was ${formatPounds(before)}).`;
}
