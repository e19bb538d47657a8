/** The first plan against the actual balance: its lines, and what they show in a sentence. */
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import { type DatedLine, type DatedPoint, shortMonthOf } from './dated-lines.ts';

export const planVsActualTitle = 'Plan against reality';

export function planVsActualLines(points: {
  /** To the last payment; none where it would not have cleared the debts. */
  readonly firstPlan: readonly DatedPoint[];
  readonly actual: readonly DatedPoint[];
}): DatedLine[] {
  const end = points.firstPlan.at(-1);
  const actual: DatedLine = {
    name: 'Actual balance',
    note: 'Today',
    look: 'actual',
    points: points.actual,
  };
  if (end === undefined) return [actual];
  return [
    { name: 'First plan', note: shortMonthOf(end.date), look: 'planned', points: points.firstPlan },
    actual,
  ];
}

export function planVsActualSummary(found: {
  /** Each null where the debts would not be cleared. */
  readonly firstPlanMonth: Month | null;
  readonly forecastMonth: Month | null;
  readonly isDebtFree: boolean;
}): string {
  const { firstPlanMonth, forecastMonth } = found;
  if (firstPlanMonth === null && forecastMonth === null) {
    return 'The payments do not clear the debts, so there is no line of a plan.';
  }
  const plan =
    firstPlanMonth === null
      ? 'Your first plan would not have cleared the debts'
      : `Your first plan ends in ${formatMonth(firstPlanMonth)}`;
  if (forecastMonth === null) return `${plan}; today's payments do not clear the debts.`;
  if (found.isDebtFree) return `${plan}; the debts were gone in ${formatMonth(forecastMonth)}.`;
  return forecastMonth === firstPlanMonth
    ? `${plan}, and as things stand the debts could be gone then.`
    : `${plan}; as things stand, it could be ${formatMonth(forecastMonth)}.`;
}
