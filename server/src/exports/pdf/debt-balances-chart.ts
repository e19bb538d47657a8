/** Balance by debt of one strategy, as layers that are named in the drawing or in the key below it. */
import { findSeries } from '@debt-payoff/charts/balance-series';
import type { DealEnd } from '@debt-payoff/charts/deal-ends';
import {
  type DebtBalances,
  debtBalances,
  debtBalancesTitle,
  shortLayerName,
} from '@debt-payoff/charts/debt-balances';
import {
  type DebtBalancesLayout,
  type LayerLayout,
  layOutDebtBalances,
} from '@debt-payoff/charts/debt-balances-layout';
import { paperDrawing } from '@debt-payoff/charts/drawings';
import { balancesSummary } from '@debt-payoff/charts/payoff-sentences';
import { fitText, pillText } from '@debt-payoff/charts/text';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import type { ChartCanvas } from './chart-canvas.ts';
import {
  chartColours,
  cornersOf,
  drawClearedDot,
  drawGround,
  drawLabelGrounds,
  drawLabels,
  drawMarks,
  drawStraight,
  layerColours,
  lineStyles,
  paperPlot,
} from './chart-parts.ts';
import type { PrintedChart } from './charts.ts';
import { drawDealLines, type PrintedDeals, printedDeals, withPrintedDeals } from './deal-lines.ts';

type Named = { readonly data: DebtBalances; readonly debtNames: readonly string[] };

/** Null where the strategy never clears the debts, or nothing is owed. */
export function debtBalancesChart(options: {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly deals?: PrintedDeals;
}): PrintedChart | null {
  const { plan, strategy, start, debtNames, deals } = options;
  const data = debtBalances(plan, strategy);
  if (data === null) return null;
  const layout = layOutDebtBalances({ drawing: paperDrawing, data, strategy, start, debtNames });
  const series = findSeries(plan, strategy);
  const ends = deals === undefined || series === null ? [] : printedDeals(deals, [series]);
  const isNamed = layout.layers.every(({ label }) => label !== null);
  return {
    width: paperDrawing.width,
    height: paperDrawing.height + (isNamed ? 0 : keyHeight(data)),
    title: debtBalancesTitle,
    summary: withPrintedDeals(balancesSummary({ data, strategy, start, debtNames }), ends, start),
    draw: (canvas) => {
      drawMarks(canvas, layout.marks);
      drawLabelGrounds(canvas, layout.labels);
      drawLayers(canvas, { ...layout, ends });
      drawLabels(canvas, layout.labels);
      if (!isNamed) drawKey(canvas, { data, debtNames });
    },
  };
}

function drawLayers(
  canvas: ChartCanvas,
  { layers, lines, ends, x }: DebtBalancesLayout & { readonly ends: readonly DealEnd[] },
): void {
  for (const [at, layer] of layers.entries()) {
    canvas.area([...layer.upper, ...layer.lower.toReversed()], { fill: colourAt(at) });
  }
  // The gaps by which layers are told apart without their colours.
  for (const { upper } of layers) canvas.line(upper, { colour: chartColours.surface, width: 1.5 });
  const { left, right, bottom: y } = paperPlot;
  const colour = chartColours['ink-3'];
  drawStraight(canvas, { from: { x: left, y }, to: { x: right, y }, colour });
  const [, minimum] = lines;
  if (minimum !== undefined) canvas.line(minimum.points, lineStyles.minimum);
  drawDealLines(canvas, { ends, x });
  for (const { label } of layers) if (label !== null) drawName(canvas, label);
  for (const { end } of layers) drawClearedDot(canvas, end);
}

function drawName(canvas: ChartCanvas, label: NonNullable<LayerLayout['label']>): void {
  drawGround(canvas, label);
  const at = { x: (label.left + label.right) / 2, y: (label.top + label.bottom) / 2 + 4.5 };
  canvas.text(label.text, { ...at, anchor: 'middle' }, keyText);
}

const keyText = { size: pillText.fontSize, colour: chartColours.ink, weight: 'normal' } as const;
const key = { row: 22, left: 64, swatch: 14, name: 86, nameWidth: 300, amount: 480 };

function keyHeight({ layers }: DebtBalances): number {
  return (layers.length + 1) * key.row + 10;
}

/** From the upper layer to the lower, with what is owed today. */
function drawKey(canvas: ChartCanvas, { data, debtNames }: Named): void {
  let foot = paperDrawing.height + key.row;
  for (const [at, layer] of [...data.layers.entries()].toReversed()) {
    const swatch = {
      left: key.left,
      right: key.left + key.swatch,
      top: foot - key.swatch + 2,
      bottom: foot + 2,
    };
    canvas.area(cornersOf(swatch), { fill: colourAt(at) });
    const name = fitText(shortLayerName(layer, debtNames), {
      width: key.nameWidth,
      fontSize: keyText.size,
    });
    drawRow(canvas, { name, pence: layer.pence[0] ?? 0, foot, weight: 'normal' });
    foot += key.row;
  }
  const [from, to] = [key.left, key.amount].map((x) => ({ x, y: foot - key.row + 7 }));
  if (from !== undefined && to !== undefined) {
    drawStraight(canvas, { from, to, colour: chartColours['ink-3'] });
  }
  const pence = data.totals[0] ?? 0;
  drawRow(canvas, { name: 'Owed today', pence, foot, weight: 'semibold' });
}

function drawRow(
  canvas: ChartCanvas,
  row: {
    readonly name: string;
    readonly pence: number;
    readonly foot: number;
    readonly weight: 'normal' | 'semibold';
  },
): void {
  const { name, pence, foot: y, weight } = row;
  canvas.text(name, { x: key.name, y, anchor: 'start' }, { ...keyText, weight });
  canvas.text(formatPence(pence), { x: key.amount, y, anchor: 'end' }, { ...keyText, weight });
}

function colourAt(at: number): string {
  return layerColours[at] ?? chartColours['chart-5'];
}
