/** Where a deal ends within a plan: which changes of rates still come to a debt that is owed, and how they are told. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { type RateStep, rateStepWords } from '@debt-payoff/contract/rate-change-words';
import type { BalanceSeries } from './balance-series.ts';
import { debtName } from './text.ts';

export type DealEnd = {
  readonly debt: number;
  /** The last month of the plan that is charged at the rate before. */
  readonly lastMonth: number;
  /** From 1, as marks in drawings name it. */
  readonly number: number;
  readonly name: string;
  /** '0 % ends' */
  readonly says: string;
  /** '0 % to the end of February 2027, then 24.9 % APR' */
  readonly words: string;
  /** 'Card B: 0 % to the end of February 2027, then 24.9 % APR' */
  readonly text: string;
};

type DrawnSeries = Pick<BalanceSeries, 'strategy' | 'cleared'>;

/** From the first to the last. One that comes when the debt is cleared under all strategies that are drawn is none. */
export function dealEnds({
  steps,
  series,
  debtNames,
  start,
}: {
  /** Of each debt, in the plan's order. */
  readonly steps: readonly (readonly RateStep[])[];
  readonly series: readonly DrawnSeries[];
  readonly debtNames: readonly string[];
  readonly start: Month;
}): DealEnd[] {
  return steps
    .flatMap((own, debt) => own.map((step) => ({ step, debt })))
    .toSorted((a, b) => a.step.lastMonth - b.step.lastMonth || a.debt - b.debt)
    .flatMap(({ step, debt }) => {
      const reached = series.filter((entry) => clearedMonth(entry, debt) > step.lastMonth);
      if (reached.length === 0) return [];
      const name = nameInSentence(debtName(debtNames, debt));
      const under = reached.length === series.length ? '' : ` (only with ${namesOf(reached)})`;
      const words = `${rateStepWords(step, start)}${under}`;
      const text = `${name}: ${words}`;
      return [{ debt, lastMonth: step.lastMonth, name, says: `${step.before} ends`, words, text }];
    })
    .map((end, at) => ({ ...end, number: at + 1 }));
}

/** 0 for one that owes nothing. */
function clearedMonth({ cleared }: DrawnSeries, debt: number): number {
  return cleared.find((entry) => entry.debt === debt)?.month ?? 0;
}

function namesOf(series: readonly DrawnSeries[]): string {
  return joinWords(series.map(({ strategy }) => strategyInSentence(strategy)));
}

/** 'A rate changes at the end of February 2027.' */
export function dealEndsSentence(ends: readonly DealEnd[], start: Month): string {
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return '';
  const monthOfEnd = ({ lastMonth }: DealEnd): string =>
    formatMonth(addMonths(start, lastMonth - 1));
  if (ends.length === 1) return `A rate changes at the end of ${monthOfEnd(first)}.`;
  const count = `${ends.length} rates change`;
  return first.lastMonth === last.lastMonth
    ? `${count} at the end of ${monthOfEnd(first)}.`
    : `${count} between the end of ${monthOfEnd(first)} and the end of ${monthOfEnd(last)}.`;
}

/** What ends in a month of a chart, or in one since the month that is shown before it; 0 is this month. */
export function dealEndsIn(
  ends: readonly DealEnd[],
  { after = -1, to }: { readonly after?: number; readonly to: number },
): string {
  const found = ends.filter(({ lastMonth }) => lastMonth - 1 > after && lastMonth - 1 <= to);
  return found.map(({ text }) => text).join('; ');
}
