/** What the printed charts share: the colours of the light theme, axes, lines, dots and names. */
import type { AxisMark } from '@debt-payoff/charts/axis-marks';
import { dotRadius, paperDrawing, plotOf } from '@debt-payoff/charts/drawings';
import type { EndLabel } from '@debt-payoff/charts/end-labels';
import type { Box, Point } from '@debt-payoff/charts/labels';
import { textWidth } from '@debt-payoff/charts/text';
import type { StrategyName } from '@debt-payoff/engine';
import type { ChartCanvas } from './chart-canvas.ts';

export const chartColours = {
  surface: '#FFFFFF',
  ink: '#16211C',
  'ink-2': '#435048',
  'ink-3': '#586459',
  line: '#D5DBD2',
  accent: '#17614A',
  highlight: '#F2B544',
  avalanche: '#17614A',
  snowball: '#2873C7',
  minimum: '#586459',
  custom: '#63267F',
  'chart-1': '#17614A',
  'chart-2': '#3D8FE8',
  'chart-3': '#B9822F',
  'chart-4': '#8A4AA3',
  'chart-5': '#231A63',
} as const;

export const paperPlot = plotOf(paperDrawing);

export const layerColours: readonly string[] = [
  chartColours['chart-1'],
  chartColours['chart-2'],
  chartColours['chart-3'],
  chartColours['chart-4'],
  chartColours['chart-5'],
];

type LineLook = StrategyName | 'planned' | 'actual';

export const lineStyles = {
  avalanche: { colour: chartColours.avalanche, width: 3 },
  snowball: { colour: chartColours.snowball, width: 2, dash: [7, 5] },
  minimum: { colour: chartColours.minimum, width: 2.5, dash: [0.1, 6] },
  custom: { colour: chartColours.custom, width: 2.5, dash: [10, 6, 0.1, 6] },
  planned: { colour: chartColours['ink-3'], width: 2, dash: [3, 6] },
  actual: { colour: chartColours.accent, width: 3 },
} as const satisfies Record<LineLook, Parameters<ChartCanvas['line']>[1]>;

export function drawMarks(canvas: ChartCanvas, marks: readonly AxisMark[]): void {
  for (const { isGrid, x1, x2, y1, y2, label } of marks) {
    const colour = isGrid ? chartColours.line : chartColours['ink-3'];
    drawStraight(canvas, { from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, colour });
    const { text, ...at } = label;
    canvas.text(text, at, { size: 13, colour: chartColours['ink-3'], weight: 'normal' });
  }
}

export function drawStraight(
  canvas: ChartCanvas,
  line: { readonly from: Point; readonly to: Point; readonly colour: string },
): void {
  canvas.line([line.from, line.to], { colour: line.colour, width: 1 });
}

/** A tint between a line and the axis. */
export function drawAreaUnder(
  canvas: ChartCanvas,
  options: { readonly points: readonly Point[]; readonly fill: string },
): void {
  const { points, fill } = options;
  const ends = [points.at(-1), points[0]].flatMap((end) => end ?? []);
  const foot = ends.map(({ x }) => ({ x, y: paperPlot.bottom }));
  canvas.area([...points, ...foot], { fill, opacity: 0.08 });
}

export function drawClearedDot(canvas: ChartCanvas, { x, y }: Point): void {
  canvas.circle(
    { x, y, radius: dotRadius(paperDrawing) },
    { fill: chartColours.highlight, stroke: chartColours.ink, width: 1.5 },
  );
}

/** Before the lines: the ground keeps other leaders and gridlines from crossing a name, not the data. */
export function drawLabelGrounds(canvas: ChartCanvas, labels: readonly EndLabel<LineLook>[]): void {
  for (const { name, note, right, nameY, noteY, leader } of labels) {
    const { x, from, to } = leader;
    drawStraight(canvas, { from: { x, y: from }, to: { x, y: to }, colour: chartColours['ink-3'] });
    const width = Math.max(textWidth(name, nameSize), textWidth(note, noteSize));
    const left = Math.max(paperPlot.left + 1, right - width);
    drawGround(canvas, { left, right: right + 2, top: nameY - nameSize, bottom: noteY + 4 });
  }
}

export function drawLabels(canvas: ChartCanvas, labels: readonly EndLabel<LineLook>[]): void {
  for (const { id, name, note, right: x, nameY, noteY } of labels) {
    const colour = id === 'planned' ? chartColours['ink-2'] : lineStyles[id].colour;
    canvas.text(
      name,
      { x, y: nameY, anchor: 'end' },
      { size: nameSize, colour, weight: 'semibold' },
    );
    canvas.text(note, { x, y: noteY, anchor: 'end' }, noteStyle);
  }
}

const nameSize = 14;
const noteSize = 13;
const noteStyle = { size: noteSize, colour: chartColours['ink-2'], weight: 'normal' } as const;

export function drawGround(canvas: ChartCanvas, box: Box): void {
  canvas.area(cornersOf(box), { fill: chartColours.surface });
}

export function cornersOf({ left, right, top, bottom }: Box): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
