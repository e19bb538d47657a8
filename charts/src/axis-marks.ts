/** The gridlines with their amounts, and the ticks with their dates: where each of them stands. */
import type { Month } from '@debt-payoff/contract/months';
import { dateTicks, quarters } from './axis.ts';
import { type Drawing, plotOf } from './drawings.ts';
import type { Scale } from './scale.ts';
import { axisAmounts } from './text.ts';

/** A short or long straight line, and the text beside it. */
export type AxisMark = {
  readonly isGrid: boolean;
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly anchor: 'middle' | 'end';
  };
};

const amountText = { gap: 12, fontSize: 13 };

/** The first of them is the axis itself. */
export function amountMarks(options: {
  readonly drawing: Drawing;
  readonly maximum: number;
  readonly y: Scale;
}): AxisMark[] {
  const { drawing, maximum } = options;
  const { left: x1, right: x2 } = plotOf(drawing);
  const amounts = quarters.map((quarter) => quarter * maximum);
  const texts = axisAmounts(amounts, {
    width: drawing.amountsWidth - amountText.gap,
    fontSize: amountText.fontSize,
  });
  return texts.map((text, at) => {
    const y = options.y(amounts[at] ?? 0);
    const label = { text, x: x1 - amountText.gap, y: y + 4, anchor: 'end' as const };
    return { isGrid: at > 0, x1, x2, y1: y, y2: y, label };
  });
}

export function dateMarks(
  drawing: Drawing,
  ticks: readonly { readonly at: number; readonly label: string }[],
): AxisMark[] {
  const { bottom } = plotOf(drawing);
  return ticks.map(({ at: x, label: text }) => {
    // Keeps a date at the edge within the drawing.
    const anchor = x > drawing.width - 36 ? 'end' : 'middle';
    const label = { text, x, y: bottom + 21, anchor } as const;
    return { isGrid: false, x1: x, x2: x, y1: bottom, y2: bottom + 5, label };
  });
}

export function monthMarks(options: {
  readonly drawing: Drawing;
  readonly start: Month;
  readonly months: number;
  readonly x: Scale;
}): AxisMark[] {
  const { drawing, start, months, x } = options;
  const ticks = dateTicks({ start, months, most: drawing.dateTicksMost });
  return dateMarks(
    drawing,
    ticks.map(({ at, label }) => ({ at: x(at), label })),
  );
}
