/** Where the name of each line stands, above its end, with a leader down to it. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonthShort, type Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { type Drawing, plotOf } from './drawings.ts';
import { type Point, placeLabels } from './labels.ts';
import { textWidth } from './text.ts';

type LineName<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  /** What stands under the name. */
  readonly note: string;
};

export type NamedLine<Id extends string> = LineName<Id> & { readonly points: readonly Point[] };

export type EndLabel<Id extends string> = LineName<Id> & {
  /** Where both texts end. */
  readonly right: number;
  /** The feet of the texts. */
  readonly nameY: number;
  readonly noteY: number;
  readonly leader: { readonly x: number; readonly from: number; readonly to: number };
};

const padding = 6;
const nameSize = 14;
const widthLeast = 96;
const height = 36;

/** From left to right, so that a name is drawn over the leader that ends left of it. */
export function placeEndLabels<Id extends string>(
  drawing: Drawing,
  lines: readonly NamedLine<Id>[],
): EndLabel<Id>[] {
  const placed = placeLabels({
    wishes: lines.flatMap((line) => {
      const end = line.points.at(-1);
      const width = Math.max(widthLeast, textWidth(line.name, nameSize) + padding);
      return end === undefined ? [] : [{ ...line, end, width, height }];
    }),
    lines: lines.map(({ points }) => points),
    bounds: plotOf(drawing),
  });
  return placed.toReversed().map(({ right, top, end, ...line }) => ({
    ...line,
    right: right - padding,
    nameY: top + 13,
    noteY: top + 30,
    leader: { x: end.x, ...leaderOf(top, end.y) },
  }));
}

/** From the end of the line to the label, which stands above or below it. */
function leaderOf(top: number, end: number): { from: number; to: number } {
  return top > end ? { from: end + 6, to: top } : { from: end - 6, to: top + height };
}

/** Named by the strategy, and by the month in which the debts would be gone. */
export function strategyLine(
  strategy: StrategyName,
  line: { readonly months: number; readonly start: Month; readonly points: readonly Point[] },
): NamedLine<StrategyName> {
  return {
    id: strategy,
    name: strategyLabel(strategy),
    note: formatMonthShort(addMonths(line.start, line.months)),
    points: line.points,
  };
}
