/** How the first plan compares with how things stand, in a sentence or two: the fact first, and never as advice. */
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';

type Standing = {
  readonly firstPlanMonth: Month | null;
  readonly forecastMonth: Month | null;
  /** Null where one of the two never comes. */
  readonly monthsSooner: number | null;
  readonly isDebtFree: boolean;
  /** The one cause of all of the difference, where there is one. */
  readonly because: string | null;
  /** Debts that the first plan did not have and the cause does not name, and how many it had that are no longer there. */
  readonly addedNames: readonly string[];
  readonly deletedCount: number;
};

export const withoutDebts = {
  none: 'There is no debt in this portfolio yet.',
  allPaidOff: 'Every debt in this portfolio is paid off.',
} as const;

export function summaryOf(standing: Standing): string {
  const { forecastMonth, monthsSooner, isDebtFree } = standing;
  if (isDebtFree) return debtFreeSentence(standing);
  if (forecastMonth === null) return neverSentence(standing);
  const end = `you could be debt free in ${formatMonth(forecastMonth)}`;
  if (monthsSooner === null) {
    return `As things stand, ${end}. Your first plan would not have cleared these debts.${added(standing)}${deleted(standing)}`;
  }
  if (monthsSooner === 0 && standing.addedNames.length === 0 && standing.deletedCount === 0) {
    return `You are on your first plan: ${end}.`;
  }
  return `As things stand, ${end}, ${comparedWithPlan(standing)}${becauseOf(standing)}.${added(standing)}${deleted(standing)}`;
}

function debtFreeSentence(standing: Standing): string {
  const { monthsSooner } = standing;
  const isSooner = monthsSooner !== null && monthsSooner > 0;
  if (!isSooner) return `${withoutDebts.allPaidOff}${added(standing, 'Your first plan')}`;
  return `Every debt in this portfolio is paid off, ${comparedWithPlan(standing)}${becauseOf(standing)}.${added(standing)}${deleted(standing)}`;
}

function comparedWithPlan({ monthsSooner }: Standing): string {
  if (monthsSooner === null || monthsSooner === 0) return 'as in your first plan';
  return `${countMonths(Math.abs(monthsSooner))} ${monthsSooner > 0 ? 'sooner' : 'later'} than in your first plan`;
}

function becauseOf({ because }: Standing): string {
  return because === null ? '' : `, because ${because}`;
}

function added({ addedNames }: Standing, plan = 'That plan'): string {
  const [only, ...others] = addedNames;
  if (only === undefined) return '';
  const what = others.length === 0 ? nameInSentence(only) : `${addedNames.length} of these debts`;
  return ` ${plan} did not have ${what}.`;
}

function deleted({ deletedCount }: Standing): string {
  if (deletedCount === 0) return '';
  const what =
    deletedCount === 1
      ? 'a debt that has since been deleted'
      : `${deletedCount} debts that have since been deleted`;
  return ` That plan also had ${what}.`;
}

function neverSentence(standing: Standing): string {
  const { firstPlanMonth } = standing;
  const plan =
    firstPlanMonth === null
      ? ''
      : ` Your first plan had ${formatMonth(firstPlanMonth)}.${added(standing)}${deleted(standing)}`;
  return `At today's payments not every debt would be cleared.${plan}`;
}

/** '1 month', '14 months' */
function countMonths(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'month' : 'months'}`;
}
