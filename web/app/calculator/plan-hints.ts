/** What is said of the plan that is kept with saved debts. */
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, priceLabel } from '@debt-payoff/contract/plans';

/** Before somebody saves what would be refused. */
export const orderOfferHint = `Keeping your own order with a portfolio is part of ${plans.premium.name}, at ${priceLabel('premium')} a month. The other strategies can be kept with every plan.`;

/** What the extra payment was before, where saving changes it. */
export function planHint({
  extra,
  before,
}: {
  readonly extra: number;
  readonly before: number | null;
}): string {
  const kept =
    extra === 0
      ? 'Kept with the portfolio, without an extra payment'
      : `Kept with the portfolio, with your extra payment of ${formatPounds(extra)} a month`;
  return before === null || before === extra
    ? `${kept}.`
    : `${kept} (it was ${formatPounds(before)}).`;
}
