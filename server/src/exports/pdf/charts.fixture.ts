/** Debts for charts, and a canvas that remembers what was drawn on it. */
import { textWidth } from '@debt-payoff/charts/text';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import type { ChartCanvas } from './chart-canvas.ts';
import type { PrintedChart } from './charts.ts';

export const start = monthOf('2026-11');

export const never: Plan = {
  debts: [{ balancePence: 1_000_000, rateBasisPoints: 3_000, monthlyPaymentPence: 100 }],
  extraPence: 0,
};

/** Only the freed payments of the first clear the second, so the minimum strategy never does. */
export const neverByMinimum: Plan = {
  debts: [
    { balancePence: 10_000, rateBasisPoints: 0, monthlyPaymentPence: 20_000 },
    { balancePence: 1_000_000, rateBasisPoints: 3_000, monthlyPaymentPence: 20_000 },
  ],
  extraPence: 0,
};

export function existing(chart: PrintedChart | null): PrintedChart {
  if (chart === null) throw new Error('There is a chart');
  return chart;
}

/** The worked example, and for other counts debts of many sizes that all clear. */
export function planOf(count: number): Plan {
  const example = [
    { balancePence: 415_000, rateBasisPoints: 2_490, monthlyPaymentPence: 11_000 },
    { balancePence: 230_000, rateBasisPoints: 750, monthlyPaymentPence: 9_500 },
    { balancePence: 120_000, rateBasisPoints: 3_990, monthlyPaymentPence: 5_500 },
    { balancePence: 78_000, rateBasisPoints: 2_990, monthlyPaymentPence: 3_500 },
  ];
  const more = Array.from({ length: Math.max(0, count - 4) }, (_, at) => ({
    balancePence: 50_000 + ((at * 7_919) % 97) * 9_000,
    rateBasisPoints: ((at * 613) % 29) * 100,
    monthlyPaymentPence: 4_000 + ((at * 7_919) % 97) * 300,
  }));
  return { debts: [...example.slice(0, count), ...more], extraPence: 10_000 };
}

export function forecastInput({ debts, extraPence }: Plan, strategy: StrategyName): ForecastInput {
  return {
    strategy,
    extraPence,
    budgetCorrectionPence: 0,
    debts: debts.map(({ balancePence, rateBasisPoints, monthlyPaymentPence }) => ({
      owedPence: balancePence,
      startOwedPence: balancePence,
      startBalancePence: balancePence,
      startRateBasisPoints: rateBasisPoints,
      paidPence: 0,
      rateBasisPoints,
      monthlyPaymentPence,
      isNew: false,
    })),
  };
}

/** A first day and so many months after it, each by so much lower. */
export function datesOf(months: number, from: number, step: number) {
  return Array.from({ length: months + 1 }, (_, at) => ({
    date: `${addMonths(monthOf('2026-01'), at)}-28`,
    pence: Math.max(0, from - at * step),
  }));
}

type Recorded = {
  readonly lines: { points: readonly Point[]; style: Parameters<ChartCanvas['line']>[1] }[];
  readonly areas: { points: readonly Point[]; style: Parameters<ChartCanvas['area']>[1] }[];
  readonly circles: { at: Point }[];
  readonly texts: TextBox[];
};
type Point = { readonly x: number; readonly y: number };
export type TextBox = { text: string; left: number; right: number; top: number; bottom: number };

export function record(chart: PrintedChart): Recorded {
  const recorded: Recorded = { lines: [], areas: [], circles: [], texts: [] };
  chart.draw({
    line: (points, style) => recorded.lines.push({ points, style }),
    area: (points, style) => recorded.areas.push({ points, style }),
    circle: (at) => recorded.circles.push({ at }),
    text: (text, { x, y, anchor }, { size }) => {
      const width = textWidth(text, size);
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      recorded.texts.push({
        text,
        left,
        right: left + width,
        top: y - size * 0.75,
        bottom: y + size * 0.25,
      });
    },
  });
  return recorded;
}
