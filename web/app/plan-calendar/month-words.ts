/** What a month of the calendar holds, in words: all of it for its name, in short for its face. */
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import { amountWords } from '@debt-payoff/contract/terms-in-words';
import { planCalendarTexts as texts } from '@debt-payoff/contract/texts/plan-calendar';

export type MonthContents = {
  /** In pounds; null for one that cannot be counted yet. */
  readonly oneOffs: readonly (number | null)[];
  readonly isPaused: boolean;
};

/** 'December 2026, £400 one-off, paused' */
export function monthLabel(month: Month, contents: MonthContents): string {
  const { oneOffs, isPaused } = contents;
  return [formatMonth(month), ...oneOffWords(oneOffs), ...(isPaused ? [texts.paused] : [])].join(
    ', ',
  );
}

/** '£400' */
export function monthSum({ oneOffs }: MonthContents): string {
  const counted = oneOffs.filter((pounds) => pounds !== null);
  return counted.length === 0 ? '' : amountWords(sumOf(counted));
}

function oneOffWords(oneOffs: MonthContents['oneOffs']): string[] {
  const counted = oneOffs.filter((pounds) => pounds !== null);
  const amount = amountWords(sumOf(counted));
  return [
    ...(counted.length === 1 ? [texts.oneOff(amount)] : []),
    ...(counted.length > 1 ? [texts.oneOffs(counted.length, amount)] : []),
    ...(counted.length < oneOffs.length ? [texts.oneOffUnfinished] : []),
  ];
}

function sumOf(pounds: readonly number[]): number {
  return pounds.reduce((sum, each) => sum + each, 0);
}
