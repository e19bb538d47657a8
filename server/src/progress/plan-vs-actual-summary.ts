/** How the plan compares with reality, in a sentence or two: the fact first, kindly, and never as advice. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import type { Reason } from './why-month-moved.ts';

type Standing = {
  readonly firstPlanMonth: Month | null;
  readonly forecastMonth: Month | null;
  /** Null where one of the two is not known. */
  readonly monthsSooner: number | null;
  readonly isDebtFree: boolean;
  readonly reasons: readonly Reason[];
};

export const withoutDebts = {
  none: 'There is no debt in this portfolio yet.',
  allPaidOff: 'Every debt in this portfolio is paid off.',
} as const;

export function summaryOf(standing: Standing): string {
  const { firstPlanMonth, forecastMonth, monthsSooner, isDebtFree } = standing;
  if (isDebtFree) return debtFreeSentence(monthsSooner);
  if (forecastMonth === null) return neverSentence(firstPlanMonth);
  if (monthsSooner === null) {
    return `You will be debt free in ${formatMonth(forecastMonth)}. The payments that you began with would not have cleared these debts.`;
  }
  if (monthsSooner === 0) return 'You are on plan.';
  if (monthsSooner > 0) {
    return `You are ${countMonths(monthsSooner)} ahead of the plan${because(standing, 'sooner')}.`;
  }
  const behind = capitalised(`${countMonths(-monthsSooner)} behind the plan`);
  const end = formatMonth(forecastMonth);
  return `${behind}${because(standing, 'later')}. You will be debt free in ${end}.`;
}

function debtFreeSentence(monthsSooner: number | null): string {
  return monthsSooner !== null && monthsSooner > 0
    ? `You are debt free, ${countMonths(monthsSooner)} sooner than planned.`
    : 'You are debt free.';
}

function neverSentence(firstPlanMonth: Month | null): string {
  const plan =
    firstPlanMonth === null
      ? ''
      : ` The plan was to be debt free in ${formatMonth(firstPlanMonth)}.`;
  const names = debtAdvisers.map(({ name }) => name);
  const advisers = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `At today's payments these debts would not be cleared.${plan} ${advisers} give free, confidential advice.`;
}

/** Where one reason weighs more than all others that point the same way. */
function because({ reasons }: Standing, towards: Reason['towards']): string {
  const pointing = reasons.filter((reason) => reason.towards === towards);
  const sum = pointing.reduce((total, { weightPence }) => total + weightPence, 0);
  const [largest] = pointing;
  if (largest === undefined || 2 * largest.weightPence <= sum) return '';
  return `, because ${largest.sentence.charAt(0).toLowerCase()}${largest.sentence.slice(1)}`;
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** 'two months', '14 months' */
function countMonths(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'month' : 'months'}`;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
