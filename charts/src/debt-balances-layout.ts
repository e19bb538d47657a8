/** Where everything in one drawing of balance by debt stands. */
import type { Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { monthsDrawn, roundMaximum } from './axis.ts';
import { type AxisMark, amountMarks, monthMarks } from './axis-marks.ts';
import { type DebtBalances, layerName } from './debt-balances.ts';
import { type Drawing, plotOf } from './drawings.ts';
import { type EndLabel, type NamedLine, placeEndLabels, strategyLine } from './end-labels.ts';
import type { Box, Point } from './labels.ts';
import { type Band, placeInBand } from './layer-labels.ts';
import { type Scale, straightScale } from './scale.ts';
import { fitText, pillText, textWidth } from './text.ts';

export type LayerLayout = Band & {
  readonly key: string;
  readonly name: string;
  /** The name in the layer, where it fits. */
  readonly label: (Box & { readonly text: string }) | null;
  /** Where the layer is gone. */
  readonly end: Point;
};

export type DebtBalancesLayout = {
  readonly drawing: Drawing;
  readonly months: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly marks: readonly AxisMark[];
  readonly layers: readonly LayerLayout[];
  /** The total, and below it the minimum strategy's, where there is one to compare with. */
  readonly lines: readonly NamedLine<StrategyName>[];
  readonly labels: readonly EndLabel<StrategyName>[];
};

const labelPadding = 8;
const labelWidths = { l: 200, m: 170, s: 120 };

export function layOutDebtBalances(options: {
  readonly drawing: Drawing;
  readonly data: DebtBalances;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly debtNames: readonly string[];
}): DebtBalancesLayout {
  const { drawing, data, strategy, start, debtNames } = options;
  const plot = plotOf(drawing);
  const months = Math.max(data.months, (data.minimum?.length ?? 1) - 1);
  const maximum = roundMaximum(Math.max(...data.totals, ...(data.minimum ?? [])));
  const x = straightScale({ from: [0, months], to: [plot.left, plot.right] });
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const drawn = monthsDrawn({
    last: data.months,
    kept: data.clearings.map(({ month }) => month),
  });
  const stacked = stack(data);
  const edge = (level: readonly number[]) =>
    drawn.map((month): Point => ({ x: x(month), y: y(level[month] ?? 0) }));
  const edges = stacked.map(edge);
  const lines = [
    strategyLine(strategy, { months: data.months, start, points: edges.at(-1) ?? [] }),
    ...(data.minimum === null ? [] : [minimumLine(data.minimum, { start, x, y })]),
  ];
  return {
    drawing,
    months,
    x,
    y,
    marks: [...amountMarks({ drawing, maximum, y }), ...monthMarks({ drawing, start, months, x })],
    layers: data.layers.map((layer, index): LayerLayout => {
      const name = layerName(layer, debtNames);
      const lower = edges[index] ?? [];
      const upper = edges[index + 1] ?? [];
      const floor = stacked[index]?.[layer.clearedMonth] ?? 0;
      return {
        key: layer.debts.join(' '),
        name,
        lower,
        upper,
        label: labelIn(
          { upper, lower },
          fitText(name, {
            width: labelWidths[drawing.name],
            fontSize: pillText.fontSize,
          }),
        ),
        end: { x: x(layer.clearedMonth), y: y(floor) },
      };
    }),
    lines,
    labels: placeEndLabels(drawing, lines),
  };
}

/** The levels between the layers, from the foot of the chart to the total. */
function stack(data: DebtBalances): number[][] {
  let level = data.totals.map(() => 0);
  const levels = [level];
  for (const { pence } of data.layers) {
    level = level.map((below, month) => below + (pence[month] ?? 0));
    levels.push(level);
  }
  return levels;
}

function labelIn(band: Band, text: string): LayerLayout['label'] {
  const width = textWidth(text, pillText.fontSize) + 2 * labelPadding;
  const box = placeInBand(band, { width, height: pillText.height });
  return box === null ? null : { ...box, text };
}

function minimumLine(
  totals: readonly number[],
  { start, x, y }: { readonly start: Month; readonly x: Scale; readonly y: Scale },
): NamedLine<StrategyName> {
  const months = totals.length - 1;
  const points = monthsDrawn({ last: months, kept: [] }).map((month) => ({
    x: x(month),
    y: y(totals[month] ?? 0),
  }));
  return strategyLine('minimum', { months, start, points });
}
