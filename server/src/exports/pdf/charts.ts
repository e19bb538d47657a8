/** The charts of the PDF files, drawn as vectors from the same layouts as those of the pages. */
import { comparedFinding } from '@debt-payoff/charts/balance-finding';
import { type BalanceLayout, layOutBalances } from '@debt-payoff/charts/balance-layout';
import {
  type BalanceSeries,
  balanceSeries,
  balanceTitle,
  verdictOf,
} from '@debt-payoff/charts/balance-series';
import { datedDots, layOutLines } from '@debt-payoff/charts/dated-lines';
import type { DealEnd } from '@debt-payoff/charts/deal-ends';
import { paperDrawing } from '@debt-payoff/charts/drawings';
import {
  planVsActualLines,
  planVsActualSummary,
  planVsActualTitle,
} from '@debt-payoff/charts/plan-vs-actual';
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { addMonths, formatMonth, type Month, monthOf } from '@debt-payoff/contract/months';
import type { Plan } from '@debt-payoff/engine';
import { type ForecastInput, forecast } from '@debt-payoff/engine/forecast';
import type { PortfolioReport } from '../portfolio-report.ts';
import type { ChartCanvas } from './chart-canvas.ts';
import {
  chartColours,
  drawAreaUnder,
  drawClearedDot,
  drawLabelGrounds,
  drawLabels,
  drawMarks,
  lineStyles,
} from './chart-parts.ts';
import { drawDealLines, type PrintedDeals, printedDeals, withPrintedDeals } from './deal-lines.ts';

export type PrintedChart = {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The finding, in a sentence. */
  readonly summary: string;
  draw(canvas: ChartCanvas): void;
};

const { width, height } = paperDrawing;

/** The balance over time of the strategies that clear the debts; null where none does, or nothing is owed. */
export function balanceChart({
  plan,
  start,
  deals,
}: {
  readonly plan: Plan;
  readonly start: Month;
  readonly deals?: PrintedDeals;
}): PrintedChart | null {
  const series = balanceSeries(plan);
  const verdict = verdictOf(series, plan);
  if (verdict === null || verdict.best.months === 0) return null;
  const layout = layOutBalances({ drawing: paperDrawing, series, start });
  const ends = deals === undefined ? [] : printedDeals(deals, series);
  const isEvery = series.length === comparedNames(plan).length;
  return {
    width,
    height,
    title: balanceTitle,
    summary: withPrintedDeals(comparedFinding(verdict, { start, isEvery }), ends, start),
    draw: (canvas) => drawBalances(canvas, { ...layout, ends }),
  };
}

/** The total of all debts month by month, as things stand; null where they would not be cleared, or soon are. */
export function forecastChart({
  input,
  start,
}: {
  readonly input: ForecastInput;
  /** The month of today, whose end is the first point. */
  readonly start: Month;
}): PrintedChart | null {
  const series = forecastSeries([input]);
  if (series === null) return null;
  const drawn = { ...series, strategy: input.strategy };
  const layout = layOutBalances({ drawing: paperDrawing, series: [drawn], start });
  return {
    width,
    height,
    title: 'Your balance, as things stand',
    summary: forecastFinding(addMonths(start, series.months)),
    draw: (canvas) => drawBalances(canvas, layout),
  };
}

/** The same for several portfolios together; null where one of them would not be cleared. */
export function combinedForecastChart({
  inputs,
  start,
}: {
  readonly inputs: readonly ForecastInput[];
  readonly start: Month;
}): PrintedChart | null {
  const series = forecastSeries(inputs);
  if (series === null) return null;
  // It has the first look, and no name: the portfolios may keep different strategies, and the title says what it is.
  const drawn = { ...series, strategy: 'avalanche' } as const;
  const layout = layOutBalances({ drawing: paperDrawing, series: [drawn], start });
  return {
    width,
    height,
    title: 'The balance of all your portfolios, as things stand',
    summary: forecastFinding(addMonths(start, series.months)),
    draw: (canvas) => drawBalances(canvas, { ...layout, labels: [] }),
  };
}

function forecastFinding(end: Month): string {
  return `As things stand, all the debts could be gone in ${formatMonth(end)}.`;
}

type ForecastSeries = Pick<BalanceSeries, 'balances' | 'months' | 'cleared'>;

/** What is owed in all of them, by month. Debts are counted through. */
function forecastSeries(inputs: readonly ForecastInput[]): ForecastSeries | null {
  const forecasts = inputs.map(forecast);
  const ends = forecasts.flatMap(({ monthsAhead }) => monthsAhead ?? []);
  const months = Math.max(0, ...ends);
  if (ends.length < forecasts.length || months === 0) return null;
  const debts = forecasts.flatMap((ahead) => ahead.debts);
  return {
    months,
    balances: Array.from({ length: months + 1 }, (_, month) =>
      forecasts.reduce((sum, { balancesPence }) => sum + (balancesPence[month] ?? 0), 0),
    ),
    cleared: debts.flatMap(({ monthsAhead: month }, debt) =>
      month === null ? [] : [{ debt, month }],
    ),
  };
}

function drawBalances(
  canvas: ChartCanvas,
  layout: BalanceLayout & { readonly ends?: readonly DealEnd[] },
): void {
  drawMarks(canvas, layout.marks);
  drawLabelGrounds(canvas, layout.labels);
  const [first] = layout.lines;
  if (first !== undefined) {
    drawAreaUnder(canvas, { points: first.points, fill: lineStyles[first.id].colour });
  }
  drawDealLines(canvas, { ends: layout.ends ?? [], x: layout.x });
  for (const { id, points } of layout.lines.toReversed()) canvas.line(points, lineStyles[id]);
  for (const { at } of layout.cleared) drawClearedDot(canvas, at);
  drawLabels(canvas, layout.labels);
}

/** The first plan against the actual balance; null where there would be no line, or none above nothing. */
export function firstPlanChart({
  progress,
  outcome,
}: {
  readonly progress: Pick<PortfolioReport['progress'], 'firstPlan' | 'actual'>;
  readonly outcome: Pick<PortfolioReport['outcome'], 'kind' | 'month'>;
}): PrintedChart | null {
  const lines = planVsActualLines(progress);
  const hasLine = lines.some(
    ({ points }) => points.length > 1 && points.some(({ pence }) => pence > 0),
  );
  if (!hasLine) return null;
  const layout = layOutLines(paperDrawing, lines);
  const last = progress.firstPlan.at(-1);
  return {
    width,
    height,
    title: planVsActualTitle,
    summary: planVsActualSummary({
      firstPlanMonth: last === undefined ? null : monthOf(last.date),
      forecastMonth: outcome.month,
      isDebtFree: outcome.kind === 'debt_free',
    }),
    draw: (canvas) => {
      drawMarks(canvas, layout.marks);
      drawLabelGrounds(canvas, layout.labels);
      for (const { look, places } of layout.lines) {
        const style = lineStyles[look];
        if (look === 'actual') drawAreaUnder(canvas, { points: places, fill: style.colour });
        canvas.line(places, style);
      }
      for (const { isMilestone, ...dot } of datedDots(layout)) {
        if (isMilestone) drawClearedDot(canvas, dot);
        else canvas.circle(dot, pointStyle);
      }
      drawLabels(canvas, layout.labels);
    },
  };
}

const pointStyle = { fill: chartColours.surface, stroke: chartColours.accent, width: 2 };
