/** Where the bars of figures stand in one drawing, and the marks beside them. */
import { quarters } from '@debt-payoff/charts/axis';
import type { AxisMark } from '@debt-payoff/charts/axis-marks';
import { type Drawing, drawings, plotOf } from '@debt-payoff/charts/drawings';
import { straightScale } from '@debt-payoff/charts/scale';
import { axisAmounts, barAmount, textWidth } from '@debt-payoff/charts/text';
import { formatCount } from '../analytics-words.ts';
import type { BarItem, BarsData } from '../chart-data.ts';

export const fullDrawings: readonly Drawing[] = drawings.map((drawing) => ({
  ...drawing,
  height: 280,
}));

/** On a wide page two charts stand side by side. */
export const halfDrawings: readonly Drawing[] = fullDrawings.map((drawing) =>
  drawing.name === 'l' ? { ...drawing, width: 480 } : drawing,
);

export type PlacedBar = {
  readonly item: BarItem;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly middle: number;
  /** Null where there is no room for all of them. */
  readonly figure: string | null;
  readonly label: string | null;
};

export type FigureBarsLayout = {
  readonly drawing: Drawing;
  readonly slot: number;
  readonly marks: readonly AxisMark[];
  readonly bars: readonly PlacedBar[];
};

const fontSize = 13;
const gap = 8;
const barOfSlot = 0.7;
const barMost = 88;
const axisGap = 12;

export function layOutFigures(
  drawing: Drawing,
  { items, isMoney }: Pick<BarsData, 'items' | 'isMoney'>,
): FigureBarsLayout {
  const plot = plotOf(drawing);
  const slot = (plot.right - plot.left) / Math.max(1, items.length);
  const width = Math.min(barMost, slot * barOfSlot);
  const maximum = roundTop(Math.max(0, ...items.map(({ value }) => value)), isMoney ? 100 : 1);
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const room = { width: slot - gap, fontSize };
  const figures = items.map(({ value }) => (isMoney ? barAmount(value, room) : formatCount(value)));
  const hasFigures = stepOf(figures, slot) === 1;
  const labelStep = stepOf(
    items.map(({ label }) => label),
    slot,
  );
  return {
    drawing,
    slot,
    marks: axisMarks(drawing, { maximum, isMoney, y }),
    bars: items.map((item, at) => {
      const middle = plot.left + (at + 0.5) * slot;
      return {
        item,
        left: middle - width / 2,
        width,
        top: y(item.value),
        middle,
        figure: hasFigures ? (figures[at] ?? null) : null,
        label: at % labelStep === 0 ? item.label : null,
      };
    }),
  };
}

const roundSteps = [1, 2, 5];

/** The smallest one at or above the value whose quarters are round, and whole. */
export function roundTop(value: number, unit: number): number {
  const least = Math.max(1, value / unit / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = roundSteps.map((lead) => lead * power).find((each) => each >= least) ?? 10 * power;
  return 4 * step * unit;
}

function axisMarks(
  drawing: Drawing,
  axis: {
    readonly maximum: number;
    readonly isMoney: boolean;
    readonly y: (value: number) => number;
  },
): AxisMark[] {
  const { left: x1, right: x2 } = plotOf(drawing);
  const values = quarters.map((quarter) => quarter * axis.maximum);
  const room = { width: drawing.amountsWidth - axisGap, fontSize };
  const texts = axis.isMoney ? axisAmounts(values, room) : values.map(formatCount);
  return texts.map((text, at) => {
    const y = axis.y(values[at] ?? 0);
    const label = { text, x: x1 - axisGap, y: y + 4, anchor: 'end' as const };
    return { isGrid: at > 0, x1, x2, y1: y, y2: y, label };
  });
}

/** Each, or as many as leave the texts apart. */
function stepOf(texts: readonly string[], slot: number): number {
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, fontSize)));
  return Math.max(1, Math.ceil((widest + gap) / slot));
}
