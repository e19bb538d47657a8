/** The figures behind what was paid per month. */
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month, monthsBetween } from '@debt-payoff/contract/months';

export type PaidSums = {
  readonly totalPence: number;
  readonly interestPence: number;
  /** Below nothing where the payments did not cover the interest. */
  readonly principalPence: number;
  /** What was added to the balances besides interest, and taken off besides payments: no part of what was paid. */
  readonly spendingPence: number;
  readonly refundPence: number;
};
export type MonthPaid = PaidSums & { readonly month: Month };

/** What was neither: more than was owed, or in the balance before the debt was entered. */
export function restOf({ totalPence, interestPence, principalPence }: PaidSums): number {
  return totalPence - interestPence - principalPence;
}

export function sumMonths(months: readonly PaidSums[]): PaidSums {
  const sum = (part: keyof PaidSums): number =>
    months.reduce((total, month) => total + month[part], 0);
  return {
    totalPence: sum('totalPence'),
    interestPence: sum('interestPence'),
    principalPence: sum('principalPence'),
    spendingPence: sum('spendingPence'),
    refundPence: sum('refundPence'),
  };
}

const drawnMost = 12;
const nothing: PaidSums = {
  totalPence: 0,
  interestPence: 0,
  principalPence: 0,
  spendingPence: 0,
  refundPence: 0,
};

/** The newest, without a gap: a month in which nothing was paid is drawn as such. */
export function monthsDrawn(months: readonly MonthPaid[]): MonthPaid[] {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return [];
  const paid = new Map(months.map((month) => [month.month, month]));
  const count = Math.min(drawnMost, monthsBetween({ from: first.month, to: last.month }) + 1);
  return Array.from({ length: count }, (_, at) => {
    const month = addMonths(last.month, at + 1 - count);
    return paid.get(month) ?? { month, ...nothing };
  });
}

/** 'In November 2026 you paid £85.00: £54.79 interest, £30.21 principal.' */
export function summaryOf(months: readonly MonthPaid[]): string {
  const first = months[0]?.month;
  const last = months.at(-1)?.month;
  if (first === undefined || last === undefined) return '';
  const when =
    first === last
      ? `In ${formatMonth(first)}`
      : `From ${formatMonth(first)} to ${formatMonth(last)}`;
  const sums = sumMonths(months);
  const besides = besidesInWords(sums);
  return `${when} you paid ${formatPence(sums.totalPence)}: ${partsInWords(sums)}.${besides === '' ? '' : ` Besides: ${besides}.`}`;
}

/** 'November 2026: £85.00 paid, £54.79 interest, £30.21 principal' */
export function readMonth(paid: MonthPaid | undefined): string {
  if (paid === undefined) return '';
  const month = formatMonth(paid.month);
  const besides = besidesInWords(paid);
  const words =
    paid.totalPence === 0 && paid.interestPence === 0
      ? `${month}: nothing paid`
      : `${month}: ${formatPence(paid.totalPence)} paid, ${partsInWords(paid)}`;
  return besides === '' ? words : `${words}; besides: ${besides}`;
}

/** '£60.00 spending and charges', apart from what was paid; nothing where there was none. */
function besidesInWords({ spendingPence, refundPence }: PaidSums): string {
  return [
    ...(spendingPence === 0 ? [] : [`${formatPence(spendingPence)} spending and charges`]),
    ...(refundPence === 0 ? [] : [`${formatPence(refundPence)} refunds and corrections`]),
  ].join(', ');
}

function partsInWords(sums: PaidSums): string {
  const { interestPence, principalPence } = sums;
  const rest = restOf(sums);
  const words = [
    `${formatPence(interestPence)} interest`,
    ...(principalPence < 0 ? [] : [`${formatPence(principalPence)} principal`]),
    ...(rest === 0 ? [] : [`${formatPence(rest)} other`]),
  ].join(', ');
  return principalPence < 0
    ? `${words}; the balance grew by ${formatPence(-principalPence)}`
    : words;
}
