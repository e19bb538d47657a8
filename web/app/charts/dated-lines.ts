/** Lines through amounts that belong to days: where they stand in a drawing, and how they are read. */
import { dayFromNumber, dayNumber, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, formatMonthShort, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import { dateTicks, roundMaximum } from './axis.ts';
import { type Drawing, plotOf } from './drawings.ts';
import { type PlacedLabel, type Point, placeLabels } from './labels.ts';
import type { Scale } from './plot.tsx';
import { straightScale } from './scale.ts';

export type DatedPoint = {
  /** Written YYYY-MM-DD. */
  readonly date: string;
  readonly pence: number;
  /** A debt had been cleared since the point before. */
  readonly isMilestone?: boolean;
};

export type DatedLine = {
  readonly name: string;
  /** What stands under the name at the line's end. */
  readonly note: string;
  readonly look: 'planned' | 'actual';
  /** From the oldest on. */
  readonly points: readonly DatedPoint[];
};

/** A day that can be looked at, with what each line has there. */
export type Stop = { readonly date: string; readonly pence: readonly (number | null)[] };

/** Where a line has several points on one day, each of them is a stop. */
export function stopsOf(lines: readonly DatedLine[]): Stop[] {
  const byDay = lines.map(({ points }) => Map.groupBy(points, ({ date }) => date));
  const days = [...new Set(byDay.flatMap((points) => [...points.keys()]))].sort();
  return days.flatMap((date) => {
    const ofDay = byDay.map((points) => points.get(date) ?? []);
    const count = Math.max(...ofDay.map(({ length }) => length));
    return Array.from({ length: count }, (_, place) => ({
      date,
      pence: ofDay.map((points) => points[place]?.pence ?? null),
    }));
  });
}

export type DatedLayout = {
  readonly drawing: Drawing;
  readonly maximum: number;
  readonly x: (date: string) => number;
  readonly y: Scale;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly lines: readonly (DatedLine & { readonly places: readonly Point[] })[];
  readonly labels: readonly PlacedLabel[];
};

const labelSize = { width: 96, height: 36 };

export function layOutLines(drawing: Drawing, lines: readonly DatedLine[]): DatedLayout {
  const plot = plotOf(drawing);
  const points = lines.flatMap((line) => line.points);
  const days = points.map(({ date }) => dayNumber(date));
  const span = { first: Math.min(...days), last: Math.max(...days) };
  // One day alone stands in the middle.
  const margin = span.first === span.last ? 1 : 0;
  const scale = straightScale({
    from: [span.first - margin, span.last + margin],
    to: [plot.left, plot.right],
  });
  const maximum = roundMaximum(Math.max(...points.map(({ pence }) => pence)));
  const x = (date: string): number => scale(dayNumber(date));
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const placed = lines.map((line) => ({
    ...line,
    places: line.points.map(({ date, pence }): Point => ({ x: x(date), y: y(pence) })),
  }));
  return {
    drawing,
    maximum,
    x,
    y,
    ticks: ticksOf(span, drawing.dateTicksMost).map(({ day, label }) => ({
      at: scale(day),
      label,
    })),
    lines: placed,
    labels: lines.length < 2 ? [] : labelsOf(placed, plot),
  };
}

/** Several lines are named at their ends; one alone is what the title says. */
function labelsOf(
  lines: DatedLayout['lines'],
  bounds: { readonly left: number; readonly top: number },
): PlacedLabel[] {
  return placeLabels({
    wishes: lines.flatMap(({ look, places }) => {
      const end = places.at(-1);
      return end === undefined ? [] : [{ id: look, end, ...labelSize }];
    }),
    lines: lines.map(({ places }) => places),
    bounds,
  });
}

type Tick = { readonly day: number; readonly label: string };

const daysTold = 62;
const daySteps = [1, 2, 7, 14, 28];
const dayAndMonth = new Intl.DateTimeFormat(product.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Days over a short time, the first of months over a long one. */
export function ticksOf(
  span: { readonly first: number; readonly last: number },
  most: number,
): Tick[] {
  const length = span.last - span.first;
  if (length <= daysTold) {
    const step = daySteps.find((every) => Math.floor(length / every) < most) ?? daysTold;
    return Array.from({ length: Math.floor(length / step) + 1 }, (_, place) => {
      const day = span.first + place * step;
      return { day, label: dayAndMonth.format(new Date(dayFromNumber(day))) };
    });
  }
  const start = monthOf(dayFromNumber(span.first));
  const months = monthsBetween({ from: start, to: monthOf(dayFromNumber(span.last)) });
  return dateTicks({ start, months, most })
    .map(({ at, label }) => ({ day: dayNumber(firstDayOf(addMonths(start, at))), label }))
    .filter(({ day }) => day >= span.first);
}

/** 'Jul 2026' */
export function shortMonthOf(date: string): string {
  return formatMonthShort(monthOf(date));
}

/** The stop nearest to the pointer. */
export function stopAt(across: number, { x }: DatedLayout, stops: readonly Stop[]): number {
  let nearest = 0;
  for (const [place, { date }] of stops.entries()) {
    const isNearer =
      Math.abs(x(date) - across) < Math.abs(x(stops[nearest]?.date ?? date) - across);
    if (isNearer) nearest = place;
  }
  return nearest;
}
