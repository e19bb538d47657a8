/** A plan whose terms are by months of the calendar, as it is from this month on. */
import {
  type CalendarDebt,
  type PlanInMonths,
  planMonthsOf,
} from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { readCalendarOptions, readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { goalDebtsProblem, rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import type { Plan } from '@debt-payoff/engine';
import type { GivenPlan } from './calendar-plan.ts';

/** Null where the terms cannot be read: without them it would be another plan. */
export function planAt(given: GivenPlan, thisMonth: Month): Plan | null {
  const planned = plannedAt(given, thisMonth);
  if (planned === null) return null;
  return planOfCall({ ...given, debts: planned.debts }, planned.options);
}

/** A plan as a goal is searched for it: with terms, even where none of its debts has any. */
export type PlanWithGoal = { readonly plan: Plan; readonly month: Month; readonly months: number };

/** Null without a goal ahead. */
export function goalPlanAt(
  given: GivenPlan,
  { plan, thisMonth }: { readonly plan: Plan; readonly thisMonth: Month },
): PlanWithGoal | 'too many debts' | null {
  const month = given.options?.goal;
  const planned = month === undefined ? null : plannedAt(given, thisMonth);
  if (month === undefined || planned === null || planned.targetMonths === null) return null;
  const { debts, options, targetMonths } = planned;
  if (goalDebtsProblem(debts.length) !== null) return 'too many debts';
  const asked = { ...options, targetMonths };
  return {
    plan: plan.terms === undefined ? planOfCall({ ...given, debts }, asked) : plan,
    month,
    months: targetMonths,
  };
}

/** In months of the plan. What a browser has stored may be anything, so it is looked at before it is counted. */
export function plannedAt(
  { debts, options }: Pick<GivenPlan, 'debts' | 'options'>,
  thisMonth: Month,
): PlanInMonths | null {
  const read: CalendarDebt[] = [];
  for (const stored of debts) {
    const debt = readDebt(stored);
    if (debt === null) return null;
    read.push(debt);
  }
  const readOptions = readCalendarOptions(options ?? {});
  return readOptions && planMonthsOf({ debts: read, options: readOptions }, thisMonth);
}

/** A key changes one debt: the others need not be read again. */
const known = new WeakMap<CalendarDebt, CalendarDebt | null>();

function readDebt(stored: CalendarDebt): CalendarDebt | null {
  const before = known.get(stored);
  if (before !== undefined) return before;
  const { terms: given, ...others } = stored;
  const figures = figuresOf(others);
  const terms = readCalendarTerms(given ?? {});
  const isSound =
    terms !== null && rateOfKindProblem(figures.interestRate, terms.rateKind) === null;
  const debt = isSound ? { ...figures, ...(given !== undefined && { terms }) } : null;
  known.set(stored, debt);
  return debt;
}

/** Without what else may be stored with them, which nobody has looked at. */
function figuresOf(debt: DebtFigures): DebtFigures {
  const { creditor, type, balance, interestRate, monthlyPayment, termMonths } = debt;
  return { creditor, type, balance, interestRate, monthlyPayment, termMonths };
}
