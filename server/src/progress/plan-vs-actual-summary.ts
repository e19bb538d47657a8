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
  /** Debts that were added, paid off and deleted since. */
  readonly passingCount: number;
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
    return `As things stand, ${end}. Your first plan would not have cleared these debts.${added(standing)}${deleted(standing)}${passing(standing)}`;
  }
  if (monthsSooner === 0 && isAboutTheSame(standing)) {
    return `You are on your first plan: ${end}.`;
  }
  return `As things stand, ${end}, ${comparedWithPlan(standing)}${becauseOf(standing)}.${added(standing)}${deleted(standing)}${passing(standing)}`;
}

/** The debts of the plan, no more and no less. */
function isAboutTheSame({ addedNames, deletedCount, passingCount }: Standing): boolean {
  return addedNames.length + deletedCount + passingCount === 0;
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

/** Their payments go on to the others, which may well be why the month is another. */
function passing({ passingCount }: Standing): string {
  if (passingCount === 0) return '';
  return passingCount === 1
    ? ' A debt that you added later was paid off and deleted; its payment goes on to the others.'
    : ` ${passingCount} debts that you added later were paid off and deleted; their payments go on to the others.`;
}

function neverSentence(standing: Standing): string {
  const { firstPlanMonth } = standing;
  const plan =
    firstPlanMonth === null
      ? added(standing, 'Your first plan')
      : ` Your first plan had ${formatMonth(firstPlanMonth)}.${added(standing)}`;
  return `At today's payments not every debt would be cleared.${plan}${deleted(standing)}${passing(standing)}`;
}

/** '1 month', '14 months' */
function countMonths(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'month' : 'months'}`;
}
