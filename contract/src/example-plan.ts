/** A plan that is made up, as a link to the calculator. Those who open it later get the same plan. */
import type { CalendarDebt, CalendarTerms } from './calendar-terms.ts';
import { addMonths, type Month, monthOf } from './months.ts';
import type { LinkedPlan } from './plan-link.ts';
import type { PlannedDebt } from './planned-debt.ts';

/** Any month will do: what counts is how far the others lie from it. */
const from = monthOf('2026-01');

/** Of debts with the months of a plan. */
export function examplePlan(debts: readonly PlannedDebt[], extraPayment = 0): LinkedPlan {
  const linked = debts.map(exampleDebt);
  const isDated = linked.some(({ terms }) => terms?.rateChanges !== undefined);
  return { debts: linked, extraPayment, ...(isDated && { from }) };
}

function exampleDebt(debt: PlannedDebt): CalendarDebt {
  const { rateKind, rateChanges, fee, minimum, priority, takesExtra, terms: _, ...figures } = debt;
  const terms: CalendarTerms = {
    ...(rateKind && { rateKind }),
    ...(rateChanges && {
      rateChanges: rateChanges.map(({ lastMonth, thenRate, thenPayment }) => ({
        lastMonth: lastMonthOf(lastMonth),
        thenRate,
        ...(typeof thenPayment === 'number' && { thenPayment }),
      })),
    }),
    ...(fee && { fee }),
    ...(minimum && { minimum }),
    ...(priority && { priority }),
    ...(takesExtra === false && { takesExtra }),
  };
  return Object.keys(terms).length === 0 ? figures : { ...figures, terms };
}

/** The first month of a plan charges the interest of the month in which it is made. */
function lastMonthOf(planMonth: number): Month {
  return addMonths(from, planMonth - 1);
}
