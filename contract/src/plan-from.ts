/** An example as it stands this month: its months move along, so that it stays the same plan. */
import type {
  CalendarDebt,
  CalendarOneOff,
  CalendarOptions,
  CalendarTerms,
} from './calendar-terms.ts';
import { addMonths, type Month, monthsBetween } from './months.ts';
import type { LinkedPlan } from './plan-link.ts';

type Shift = (month: Month) => Month;

/** The very same where its months stay. */
export function planFrom(plan: LinkedPlan, thisMonth: Month): LinkedPlan {
  const { from, ...rest } = plan;
  if (from === undefined) return plan;
  const passed = monthsBetween({ from, to: thisMonth });
  const shift: Shift = (month) => addMonths(month, passed);
  return {
    ...rest,
    debts: plan.debts.map((debt): CalendarDebt => {
      const { terms, ...figures } = debt;
      return terms === undefined ? debt : { ...figures, terms: shiftedTerms(terms, shift) };
    }),
    ...(plan.options !== undefined && { options: shiftedOptions(plan.options, shift) }),
  };
}

function shiftedTerms({ rateChanges, oneOffs, ...terms }: CalendarTerms, shift: Shift) {
  return {
    ...terms,
    ...(rateChanges && {
      rateChanges: rateChanges.map((change) => ({
        ...change,
        lastMonth: shift(change.lastMonth),
      })),
    }),
    ...(oneOffs && { oneOffs: shiftedOneOffs(oneOffs, shift) }),
  };
}

function shiftedOptions({ oneOffs, pauses, goal }: CalendarOptions, shift: Shift): CalendarOptions {
  return {
    ...(oneOffs && { oneOffs: shiftedOneOffs(oneOffs, shift) }),
    ...(pauses && {
      pauses: pauses.map(({ fromMonth, toMonth }) => ({
        fromMonth: shift(fromMonth),
        toMonth: shift(toMonth),
      })),
    }),
    ...(goal !== undefined && { goal: shift(goal) }),
  };
}

function shiftedOneOffs(oneOffs: readonly CalendarOneOff[], shift: Shift): CalendarOneOff[] {
  return oneOffs.map(({ month, amount }) => ({ month: shift(month), amount }));
}
