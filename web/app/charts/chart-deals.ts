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
  /** The head of their column in a table, and its cell for each of the months shown. */
  readonly column: { readonly key: string; readonly label: string };
  readonly cellsOf: (months: readonly number[]) => readonly string[];
  /** What a chart says of a month, with what ends in it. */
  readonly readingOf: (reading: string, month: number) => string;
};
