/** Lines through amounts that belong to days: where they stand in a drawing, and how they are read. */
import { dayFromNumber, dayNumber, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, formatMonthShort, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import { dateTicks, roundMaximum } from './axis.ts';
import { type AxisMark, amountMarks, dateMarks } from './axis-marks.ts';
import { type Drawing, dotRadius, plotOf } from './drawings.ts';
import { type EndLabel, placeEndLabels } from './end-labels.ts';
import type { Point } from './labels.ts';
import { type Scale, straightScale } from './scale.ts';

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
  readonly x: (date: string) => number;
  readonly y: Scale;
  readonly marks: readonly AxisMark[];
  readonly lines: readonly (DatedLine & { readonly places: readonly Point[] })[];
  /** Several lines are named at their ends; one alone is what the title says. */
  readonly labels: readonly EndLabel<DatedLine['look']>[];
};

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
  const ticks = ticksOf(span, drawing.dateTicksMost).map(({ day, label }) => ({
    at: scale(day),
    label,
  }));
  const placed = lines.map((line) => ({
    ...line,
    places: line.points.map(({ date, pence }): Point => ({ x: x(date), y: y(pence) })),
  }));
  return {
    drawing,
    x,
    y,
    marks: [...amountMarks({ drawing, maximum, y }), ...dateMarks(drawing, ticks)],
    lines: placed,
    labels:
      lines.length < 2
        ? []
        : placeEndLabels(
            drawing,
            placed.map(({ look, name, note, places }) => ({
              id: look,
              name,
              note,
              points: places,
            })),
          ),
  };
}

export type DatedDot = Point & { readonly radius: number; readonly isMilestone: boolean };

const dotsMost = 60;

/** The actual line is dotted, as far as there is room; a debt that was cleared always is. */
export function datedDots({ drawing, lines }: DatedLayout): DatedDot[] {
  return lines
    .filter(({ look }) => look === 'actual')
    .flatMap(({ points, places }) =>
      places.flatMap((place, at) => {
        const isMilestone = points[at]?.isMilestone === true;
        if (!isMilestone && points.length > dotsMost) return [];
        return [{ ...place, radius: isMilestone ? dotRadius(drawing) : 3, isMilestone }];
      }),
    );
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
