/** Where everything in one drawing of what was paid per month stands. */

import { roundMaximum } from '@debt-payoff/charts/axis';
import { type Drawing, plotOf } from '@debt-payoff/charts/drawings';
import { type Scale, straightScale } from '@debt-payoff/charts/scale';
import { barAmount, textWidth } from '@debt-payoff/charts/text';
import { chartLimits } from '@debt-payoff/contract/chart-limits';
import { formatMonthShort } from '@debt-payoff/contract/months';
import { type MonthPaid, restOf } from './paid-months.ts';
import type { Category } from './textures.tsx';

export const paidCategories = { principal: 1, interest: 2, rest: 3 } as const satisfies Record<
  string,
  Category
>;

export type PaidBar = {
  readonly paid: MonthPaid;
  readonly middle: number;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly parts: readonly {
    readonly category: Category;
    readonly top: number;
    readonly height: number;
  }[];
  /** Null where there is no room, or nothing was paid. */
  readonly total: string | null;
  /** Where the total stands: above the bar, and clear of the line that marks what was spent. */
  readonly totalBottom: number;
  readonly date: string | null;
  /** How high what was spent or charged besides would stand; null where nothing was. */
  readonly spendingTop: number | null;
};

export type PaidLayout = {
  readonly drawing: Drawing;
  readonly maximum: number;
  readonly y: Scale;
  readonly bars: readonly PaidBar[];
};

const fontSize = 13;
const gap = 8;

export function layOutMonths(drawing: Drawing, months: readonly MonthPaid[]): PaidLayout {
  const plot = plotOf(drawing);
  const slot = (plot.right - plot.left) / months.length;
  const { barMinWidthPixels: least, barMaxWidthPixels: most } = chartLimits;
  const width = Math.max(least, Math.min(most, slot * 0.7));
  const maximum = roundMaximum(
    Math.max(...months.map(({ totalPence, spendingPence }) => Math.max(totalPence, spendingPence))),
  );
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const dates = months.map(({ month }) => formatMonthShort(month));
  const dateStep = stepOf(dates, slot);
  const totals = months.map(({ totalPence }) => barAmount(totalPence, { width: slot, fontSize }));
  const hasTotals = stepOf(totals, slot) === 1;
  return {
    drawing,
    maximum,
    y,
    bars: months.map((paid, index) => {
      const middle = plot.left + (index + 0.5) * slot;
      return {
        paid,
        middle,
        left: middle - width / 2,
        width,
        top: y(paid.totalPence),
        parts: partsOf(paid, y),
        total: hasTotals && paid.totalPence > 0 ? (totals[index] ?? null) : null,
        date: index % dateStep === 0 ? (dates[index] ?? null) : null,
        ...marksOf(paid, y),
      };
    }),
  };
}

function marksOf(paid: MonthPaid, y: Scale): Pick<PaidBar, 'spendingTop' | 'totalBottom'> {
  const top = y(paid.totalPence);
  const spendingTop = paid.spendingPence === 0 ? null : y(paid.spendingPence);
  const isCrossed =
    spendingTop !== null && spendingTop <= top && spendingTop > top - fontSize - 2 * gap;
  return { spendingTop, totalBottom: (isCrossed ? spendingTop : top) - gap };
}

/** Each, or as many as leave the texts apart. */
function stepOf(texts: readonly string[], slot: number): number {
  const widest = Math.max(...texts.map((text) => textWidth(text, fontSize)));
  return Math.ceil((widest + gap) / slot);
}

/** Where the balance grew, all that was paid went to interest. */
function partsOf(paid: MonthPaid, y: Scale): PaidBar['parts'] {
  const principal = Math.max(0, paid.principalPence);
  const beforeRest = paid.totalPence - restOf(paid);
  return [
    { category: paidCategories.principal, from: 0, to: principal },
    { category: paidCategories.interest, from: principal, to: beforeRest },
    { category: paidCategories.rest, from: beforeRest, to: paid.totalPence },
  ]
    .filter(({ from, to }) => to > from)
    .map(({ category, from, to }) => ({ category, top: y(to), height: y(from) - y(to) }));
}
