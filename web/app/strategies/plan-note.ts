import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import { addMonths, type Month, monthName } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';

/** How the comparison differs from the plan that the portfolio of its debts keeps. */
export function planNote({
  extraPence,
  plan,
  start,
}: {
  readonly extraPence: number;
  /** Null where it is not known. */
  readonly plan: Pick<PortfolioPlan, 'strategy' | 'freed_sum'> | null;
  readonly start: Month;
}): string {
  const first = monthName(addMonths(start, 1));
  // Under minimum the plan does without what was freed, too.
  const freed = plan === null || plan.strategy === 'minimum' ? 0 : plan.freed_sum;
  const sums = joinWords([
    extraPence === 0
      ? 'without an extra payment'
      : `with the extra of ${formatPence(extraPence)} a month`,
    ...(freed === 0
      ? []
      : [`without the ${formatPounds(freed)} a month that paid-off debts have freed`]),
  ]);
  return `This comparison begins in ${first} from these balances, ${sums}, so its months can differ from those of the plan in your portfolio.`;
}
