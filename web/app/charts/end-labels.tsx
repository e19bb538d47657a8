/** The name of each strategy's line, above its end. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonthShort, type Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { Group } from '@visx/group';
import { type Drawing, plotOf } from './drawings.ts';
import { type LabelWish, type Point, placeLabels } from './labels.ts';

export type StrategyLine = {
  readonly strategy: StrategyName;
  readonly months: number;
  readonly points: readonly Point[];
};

export const lineClass: Record<StrategyName, string> = {
  avalanche: 'l-ava',
  snowball: 'l-snow',
  minimum: 'l-min',
};
const textClass: Record<StrategyName, string> = {
  avalanche: 'c-ava',
  snowball: 'c-snow',
  minimum: 'c-min',
};

const labelSize = { width: 96, height: 36 };

export function EndLabels(props: {
  readonly drawing: Drawing;
  readonly lines: readonly StrategyLine[];
  /** Other lines that a label stays clear of. */
  readonly others?: readonly (readonly Point[])[];
  readonly start: Month;
}) {
  const { drawing, lines, others = [], start } = props;
  const wishes = lines.flatMap(({ strategy, points }): LabelWish[] => {
    const end = points.at(-1);
    return end === undefined ? [] : [{ id: strategy, end, ...labelSize }];
  });
  const { left, top } = plotOf(drawing);
  const placed = placeLabels({
    wishes,
    lines: [...lines.map(({ points }) => points), ...others],
    bounds: { left, top },
  });
  // From left to right, so that a name is drawn over the leader that ends left of it.
  return placed.toReversed().map((label) => {
    const line = lines.find(({ strategy }) => strategy === label.id);
    if (line === undefined) return null;
    const { right, end } = label;
    return (
      <Group key={label.id}>
        <path className="lead" d={`M${end.x} ${end.y - 6}V${label.top + labelSize.height}`} />
        <text
          className={`lab ${textClass[line.strategy]}`}
          x={right - 6}
          y={label.top + 13}
          textAnchor="end"
        >
          {strategyLabel(line.strategy)}
        </text>
        <text className="lab2" x={right - 6} y={label.top + 30} textAnchor="end">
          {formatMonthShort(addMonths(start, line.months))}
        </text>
      </Group>
    );
  });
}
