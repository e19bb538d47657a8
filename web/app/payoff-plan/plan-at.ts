/** A plan whose terms are by months of the calendar, as it is from this month on. */
import {
  type CalendarDebt,
  type PlanInMonths,
  planMonthsOf,
} from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { readCalendarOptions, readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import type { Plan } from '@debt-payoff/engine';
import type { GivenPlan } from './calendar-plan.ts';

/** Null where the terms cannot be read: without them it would be another plan. */
export function planAt(given: GivenPlan, thisMonth: Month): Plan | null {
  const planned = plannedAt(given, thisMonth);
  if (planned === null) return null;
  return planOfCall({ ...given, debts: planned.debts }, planned.options);
}

/** In months of the plan. What a browser has stored may be anything, so it is looked at before it is counted. */
export function plannedAt(
  { debts, options }: Pick<GivenPlan, 'debts' | 'options'>,
  thisMonth: Month,
): PlanInMonths | null {
  const read: CalendarDebt[] = [];
  for (const { terms: stored, ...others } of debts) {
    const figures = figuresOf(others);
    const terms = readCalendarTerms(stored ?? {});
    if (terms === null || rateOfKindProblem(figures.interestRate, terms.rateKind) !== null) {
      return null;
    }
    read.push({ ...figures, ...(stored !== undefined && { terms }) });
  }
  const known = readCalendarOptions(options ?? {});
  return known === null ? null : planMonthsOf({ debts: read, options: known }, thisMonth);
}

/** Without what else may be stored with them, which nobody has looked at. */
function figuresOf(debt: DebtFigures): DebtFigures {
  const { creditor, type, balance, interestRate, monthlyPayment, termMonths } = debt;
  return { creditor, type, balance, interestRate, monthlyPayment, termMonths };
}
