/** How a comparison of strategies differs from the plan that the portfolio of its debts keeps: on screen and in files. */
import { joinWords } from './joined-words.ts';
import { formatPence } from './money.ts';
import { addMonths, type Month, monthName } from './months.ts';

export function comparisonNote({
  extraPence,
  freedPence,
  start,
}: {
  readonly extraPence: number;
  /** What the plan has and the comparison lacks; 0 where it is not known. */
  readonly freedPence: number;
  readonly start: Month;
}): string {
  const first = monthName(addMonths(start, 1));
  const sums = joinWords([
    extraPence === 0
      ? 'without an extra payment'
      : `with the extra of ${formatPence(extraPence)} a month`,
    ...(freedPence === 0
      ? []
      : [`without the ${formatPence(freedPence)} a month that paid-off debts have freed`]),
  ]);
  return `This comparison begins in ${first} from these balances, ${sums}, so its months can differ from those of the plan in your portfolio.`;
}
