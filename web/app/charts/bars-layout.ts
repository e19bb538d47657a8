/** Where everything in one drawing of bars stands. */

import { roundMaximum } from '@debt-payoff/charts/axis';
import { type Drawing, plotOf } from '@debt-payoff/charts/drawings';
import { type Scale, straightScale } from '@debt-payoff/charts/scale';
import { barAmount, fitText, textWidth } from '@debt-payoff/charts/text';
import { chartLimits } from '@debt-payoff/contract/chart-limits';
import { type ChartItem, groupItems, type ItemGroup } from './bars-items.ts';

const { defaultWidthPixels, defaultHeightPixels, barMinWidthPixels, barMaxWidthPixels } =
  chartLimits;

/** As wide as the page. */
export const barsDrawings: readonly Drawing[] = [
  { name: 'l', width: 1040, height: 320, dateTicksMost: 0, amountsWidth: 64 },
  { name: 'm', width: 680, height: 320, dateTicksMost: 0, amountsWidth: 64 },
  {
    name: 's',
    width: defaultWidthPixels,
    height: defaultHeightPixels,
    dateTicksMost: 0,
    amountsWidth: 54,
  },
];

/** On a wide page two charts stand side by side, so the middle drawing is the widest. */
export const halfDrawings: readonly Drawing[] = barsDrawings.map((drawing) =>
  drawing.name === 'l' ? { ...drawing, width: 480, amountsWidth: 60 } : drawing,
);

export type BarPlace = ItemGroup & {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly middle: number;
  /** The figure over the bar. */
  readonly figure: string;
  /** What stands under it, in at most two lines. */
  readonly lines: readonly string[];
};

export type BarsLayout = {
  readonly drawing: Drawing;
  readonly maximum: number;
  readonly y: Scale;
  readonly slot: number;
  readonly bars: readonly BarPlace[];
};

const fontSize = 13;
const slotLeast: Record<Drawing['name'], number> = { l: 80, m: 64, s: 56 };
const barOfSlot = 0.7;
const slotGap = 4;

/** How many bars have room for a name of some letters under them. */
export function barsMost(drawing: Drawing): number {
  const { left, right } = plotOf(drawing);
  return Math.floor((right - left) / slotLeast[drawing.name]);
}

export function layOutBars(options: {
  readonly drawing: Drawing;
  readonly items: readonly ChartItem[];
  /** Beyond so many, the last bar holds the rest. */
  readonly most: number;
}): BarsLayout {
  const { drawing } = options;
  const plot = plotOf(drawing);
  const groups = groupItems(options.items, options.most);
  const slot = (plot.right - plot.left) / Math.max(1, groups.length);
  const width = Math.max(barMinWidthPixels, Math.min(barMaxWidthPixels, slot * barOfSlot));
  const maximum = roundMaximum(Math.max(0, ...groups.map(({ pence }) => pence)));
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const room = { width: slot - slotGap, fontSize };
  return {
    drawing,
    maximum,
    y,
    slot,
    bars: groups.map((group, at) => {
      const middle = plot.left + (at + 0.5) * slot;
      return {
        ...group,
        left: middle - width / 2,
        width,
        top: y(group.pence),
        middle,
        figure: barAmount(group.pence, room),
        lines: twoLines(group.label, room),
      };
    }),
  };
}

/** As many words as fit, and what fits of the others; a word that is too long is cut. */
export function twoLines(
  text: string,
  room: { readonly width: number; readonly fontSize: number },
): string[] {
  const words = text.trim().split(/\s+/);
  let first = '';
  let taken = 0;
  for (const word of words) {
    const longer = first === '' ? word : `${first} ${word}`;
    if (textWidth(longer, room.fontSize) > room.width) break;
    first = longer;
    taken += 1;
  }
  if (taken === 0) return [fitText(text.trim(), room)];
  const rest = words.slice(taken).join(' ');
  return rest === '' ? [first] : [first, fitText(rest, room)];
}
