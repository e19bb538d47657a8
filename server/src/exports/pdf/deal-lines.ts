/** Where deals end in a printed chart: dashed lines, named above the plot and told in the chart's sentence. */
import type { BalanceSeries } from '@debt-payoff/charts/balance-series';
import { type DealEnd, dealEnds, dealEndsSentence } from '@debt-payoff/charts/deal-ends';
import { placeDealMarks } from '@debt-payoff/charts/deal-marks';
import { paperDrawing } from '@debt-payoff/charts/drawings';
import type { Scale } from '@debt-payoff/charts/scale';
import { pillText } from '@debt-payoff/charts/text';
import type { Month } from '@debt-payoff/contract/months';
import { rateSteps } from '@debt-payoff/contract/rate-change-words';
import type { ReportTerms } from '../calculation-terms.ts';
import type { ChartCanvas } from './chart-canvas.ts';
import { chartColours, paperPlot } from './chart-parts.ts';

export type PrintedDeals = {
  readonly terms: Pick<ReportTerms, 'debts'> | null;
  readonly debtNames: readonly string[];
  readonly start: Month;
};

/** Of the strategies that a chart draws. */
export function printedDeals(
  { terms, ...named }: PrintedDeals,
  series: readonly BalanceSeries[],
): DealEnd[] {
  return terms === null ? [] : dealEnds({ steps: terms.debts.map(rateSteps), series, ...named });
}

export function drawDealLines(
  canvas: ChartCanvas,
  given: { readonly ends: readonly DealEnd[]; readonly x: Scale },
): void {
  const { top, bottom } = paperPlot;
  const { ink: colour } = chartColours;
  for (const { lines, pill } of placeDealMarks(paperDrawing, given)) {
    for (const x of lines) {
      const ends = [
        { x, y: top },
        { x, y: bottom },
      ];
      canvas.line(ends, { colour: chartColours.surface, width: 4 });
      canvas.line(ends, { colour, width: 1.5, dash: [3, 3] });
    }
    const at = { x: pill.x, y: top - 4, anchor: 'middle' } as const;
    canvas.text(pill.text, at, { size: pillText.fontSize, colour, weight: 'normal' });
  }
}

const toldMost = 4;

/** After the finding of a chart, with what each mark stands for; of many, from when to when. */
export function withPrintedDeals(finding: string, ends: readonly DealEnd[], start: Month): string {
  if (ends.length === 0) return finding;
  const [only, ...others] = ends;
  const told =
    only !== undefined && others.length === 0
      ? only.text
      : ends.map(({ number, text }) => `${number} ${text}`).join('; ');
  return `${finding} ${ends.length > toldMost ? dealEndsSentence(ends, start) : `${told}.`}`;
}
