/** What a chart shows of deals that end. The code behind it comes with the first plan that has any. */
import type { Drawing } from '@debt-payoff/charts/drawings';
import type { Point } from '@debt-payoff/charts/labels';
import type { Scale } from '@debt-payoff/charts/scale';
import type { ReactNode } from 'react';

export type ChartDeals = {
  /** With room for the marks. */
  readonly drawings: readonly Drawing[];
  readonly marks: (drawing: Drawing, x: Scale) => ReactNode;
  /** On the bar of one debt. */
  readonly marksOnBar: (
    debt: number,
    at: { readonly x: Scale; readonly y: Point['y'] },
  ) => ReactNode;
  /** Where its debt is named beside them. */
  readonly wordsOf: (debt: number) => readonly string[];
  readonly key: ReactNode;
  /** For the sentence that says what the chart shows. */
  readonly sentence: string;
  /** What ends in a month, or since the one that is shown before it; empty where nothing does. */
  readonly textIn: (months: { readonly after?: number; readonly to: number }) => string;
};

/** The head of their column in a table. */
export const dealsColumn = { key: 'deals', label: 'Rates that change' };

/** One cell for each of the months that a table shows. */
export function dealCells(deals: ChartDeals | undefined, months: readonly number[]): string[][] {
  return months.map((to, at) => {
    const after = months[at - 1];
    return deals === undefined ? [] : [deals.textIn({ to, ...(after !== undefined && { after }) })];
  });
}

/** After what a chart says of a month. */
export function withDeals(reading: string, deals: ChartDeals | undefined, month: number): string {
  const text = deals?.textIn({ after: month - 1, to: month }) ?? '';
  return text === '' ? reading : `${reading}. ${text}`;
}
