/** Where the slices of a ring stand: from the top, clockwise, each as wide as its share. */

import type { Point } from '@debt-payoff/charts/labels';
import { barAmount, pillText, textWidth } from '@debt-payoff/charts/text';
import { chartLimits } from '@debt-payoff/contract/chart-limits';
import { formatPence } from '@debt-payoff/contract/money';
import { type ChartItem, groupItems, type ItemGroup, shareText, sumOf } from './bars-items.ts';
import { type Category, categoryAt } from './textures.tsx';

export const donut = {
  width: chartLimits.defaultWidthPixels,
  height: chartLimits.defaultHeightPixels,
  outer: 96,
  inner: 58,
} as const;

const centre: Point = { x: donut.width / 2, y: donut.height / 2 };
const middleRadius = (donut.outer + donut.inner) / 2;
const markArcLeast = 44;

export type Slice = ItemGroup & {
  readonly category: Category;
  /** In turns: 0 is the top, 0.25 is on the right. */
  readonly start: number;
  readonly end: number;
  readonly path: string;
  /** Its share, with the middle of the text; null where there is no room. */
  readonly mark: (Point & { readonly text: string; readonly width: number }) | null;
};

export type DonutLayout = {
  readonly slices: readonly Slice[];
  readonly total: number;
  /** The total, as exact as fits into the ring. */
  readonly figure: string;
};

/** The items come with the largest first. What owes nothing has no slice. */
export function layOutDonut(items: readonly ChartItem[]): DonutLayout {
  const total = sumOf(items);
  let end = 0;
  const slices = groupItems(items, chartLimits.paletteColours).map((group, at) => {
    const start = end;
    end = total === 0 ? start : start + group.pence / total;
    const place = { start, end };
    return {
      ...group,
      ...place,
      category: categoryAt(at),
      path: ringPath(place),
      mark: markOf(shareText(group.pence, total), place),
    };
  });
  return {
    slices: slices.filter(({ pence }) => pence > 0),
    total,
    figure: figureIn(total),
  };
}

const figureRoom = { width: 2 * donut.inner - 10, fontSize: 16 };

function figureIn(total: number): string {
  const exact = formatPence(total);
  const fits = textWidth(exact, figureRoom.fontSize) <= figureRoom.width;
  return fits ? exact : barAmount(total, figureRoom);
}

type Span = { readonly start: number; readonly end: number };

/** An arc that ends where it starts is not drawn, so a whole ring is two circles of two arcs each. */
export function ringPath({ start, end }: Span): string {
  if (end - start < 1 - 1e-9) return sectorPath({ start, end });
  return `${circlePath(donut.outer, 1)}${circlePath(donut.inner, 0)}`;
}

/** The inner circle runs the other way round, which makes it a hole. */
function circlePath(radius: number, sweep: 0 | 1): string {
  const [top, bottom] = [pointAt(0, radius), pointAt(0.5, radius)].map(written);
  const arc = `A${radius} ${radius} 0 1 ${sweep}`;
  return `M${top}${arc} ${bottom}${arc} ${top}Z`;
}

function sectorPath({ start, end }: Span): string {
  const isLarge = end - start > 0.5 ? 1 : 0;
  const { outer, inner } = donut;
  const [from, to] = [pointAt(start, outer), pointAt(end, outer)];
  const [back, close] = [pointAt(end, inner), pointAt(start, inner)];
  return [
    `M${written(from)}A${outer} ${outer} 0 ${isLarge} 1 ${written(to)}`,
    `L${written(back)}A${inner} ${inner} 0 ${isLarge} 0 ${written(close)}Z`,
  ].join('');
}

function pointAt(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

function written({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function markOf(text: string, { start, end }: Span): Slice['mark'] {
  const arc = (end - start) * 2 * Math.PI * middleRadius;
  if (arc < markArcLeast) return null;
  const width = textWidth(text, pillText.fontSize) + 6;
  return { text, width, ...pointAt((start + end) / 2, middleRadius) };
}

/** The slice under a point, or the nearest by its direction. */
export function sliceAt(slices: readonly Slice[], { x, y }: Point): Slice | undefined {
  const turn = Math.atan2(x - centre.x, centre.y - y) / (2 * Math.PI);
  const place = turn < 0 ? turn + 1 : turn;
  return slices.find(({ end }) => place <= end) ?? slices.at(-1);
}
