import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSeries } from '@debt-payoff/charts/balance-series';
import { paperDrawing, plotOf } from '@debt-payoff/charts/drawings';
import { addMonths, formatMonth, monthOf } from '@debt-payoff/contract/months';
import type { Plan } from '@debt-payoff/engine';
import { forecast } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import { chartColours, lineStyles } from './chart-parts.ts';
import {
  datesOf,
  existing,
  forecastInput,
  never,
  neverByMinimum,
  planOf,
  record,
  start,
  type TextBox,
} from './charts.fixture.ts';
import {
  balanceChart,
  combinedForecastChart,
  firstPlanChart,
  forecastChart,
  type PrintedChart,
} from './charts.ts';
import { debtBalancesChart } from './debt-balances-chart.ts';

const plot = plotOf(paperDrawing);
const counts = [1, 4, 10, 50];

describe('every chart', () => {
  it.each(counts.flatMap((count) => chartsOf(count)))('stays in its drawing: %s', (_, chart) => {
    const drawn = record(chart);
    const points = [...drawn.lines, ...drawn.areas].flatMap(({ points: through }) => through);
    const circles = drawn.circles.map(({ at }) => at);
    expect(points.length).toBeGreaterThan(20);
    for (const { x, y } of [...points, ...circles]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(chart.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(chart.height);
    }
    for (const { left, right, top, bottom } of drawn.texts) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(chart.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(chart.height);
    }
  });

  it.each(counts.flatMap((count) => chartsOf(count)))(
    'has no text over another: %s',
    (_, chart) => {
      const { texts } = record(chart);
      const overlaps = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .filter((other) => isOver(one, other))
          .map((other) => [one.text, other.text]),
      );
      expect(overlaps).toEqual([]);
    },
  );
});

describe('the balance over time', () => {
  it('has a line a strategy, to the month in which the debts are gone, and says which is best', () => {
    const chart = existing(balanceChart({ plan: planOf(4), start }));
    expect(chart).toMatchObject({
      width: 680,
      height: 360,
      title: 'Your balance over time',
      summary:
        'With avalanche, all the debts would be gone in March 2029, 9 months before minimum payments would clear them.',
    });
    const { lines, circles, texts } = record(chart);
    const longest = findSeries(planOf(4), 'minimum')?.months ?? 0;
    for (const strategy of ['avalanche', 'snowball', 'minimum'] as const) {
      const line = lines.find(({ style }) => style === lineStyles[strategy]);
      const series = findSeries(planOf(4), strategy);
      expect(line?.points).toEqual(
        series?.balances.map((pence, month) => ({
          x: expect.closeTo(plot.left + (month / longest) * (plot.right - plot.left)),
          y: expect.closeTo(plot.bottom - (pence / 1_000_000) * (plot.bottom - plot.top)),
        })),
      );
    }
    expect(circles).toHaveLength(4);
    const said = texts.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(['£0', '£2,500', '£5,000', '£7,500', '£10,000']));
    expect(said.slice(said.indexOf('Avalanche')).slice(0, 2)).toEqual(['Avalanche', 'Mar 2029']);
  });

  it('leaves out a strategy that never clears the debts', () => {
    const { lines, texts } = record(existing(balanceChart({ plan: neverByMinimum, start })));
    expect(lines.map(({ style }) => style)).toContain(lineStyles.avalanche);
    expect(lines.map(({ style }) => style)).not.toContain(lineStyles.minimum);
    expect(texts.map(({ text }) => text)).not.toContain('Minimum');
  });

  it('is not drawn where nothing clears, or nothing is owed', () => {
    expect(balanceChart({ plan: never, start })).toBeNull();
    expect(balanceChart({ plan: { debts: [], extraPence: 0 }, start })).toBeNull();
  });
});

describe('the first plan against the actual balance', () => {
  const firstPlan = datesOf(30, 990_000, 33_000);
  const outcome = { kind: 'clears' as const, month: monthOf('2027-12') };

  it('has both lines, each with its name', () => {
    const actual = datesOf(12, 990_000, 40_000);
    const chart = existing(firstPlanChart({ progress: { firstPlan, actual }, outcome }));
    expect(chart.title).toBe('Plan against reality');
    expect(chart.summary).toBe(
      'Your first plan ends in July 2028; as things stand, it could be December 2027.',
    );
    const { lines, circles, texts } = record(chart);
    const pointsOf = (look: 'planned' | 'actual') =>
      lines.find(({ style }) => style === lineStyles[look])?.points;
    expect(pointsOf('planned')?.at(-1)).toEqual({ x: plot.right, y: plot.bottom });
    expect(pointsOf('actual')).toHaveLength(13);
    expect(circles).toHaveLength(13);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['First plan', 'Jul 2028', 'Actual balance', 'Today']),
    );
  });

  it('has the name of the first day below the plan, where there is no room above it', () => {
    const actual = firstPlan.slice(0, 1);
    const { lines, texts } = record(
      existing(firstPlanChart({ progress: { firstPlan, actual }, outcome })),
    );
    const name = texts.find(({ text }) => text === 'Actual balance');
    const planned = lines.find(({ style }) => style === lineStyles.planned)?.points ?? [];
    const beside = planned.filter(({ x }) => x <= (name?.right ?? 0));
    for (const { y } of beside) expect(y).toBeLessThan(name?.top ?? 0);
    expect(beside.length).toBeGreaterThan(1);
  });

  it('is not drawn before there is a line', () => {
    const actual = firstPlan.slice(0, 1);
    const always = { kind: 'never' as const, month: null };
    const progress = { firstPlan: [], actual };
    expect(firstPlanChart({ progress, outcome: always })).toBeNull();
    expect(firstPlanChart({ progress: { firstPlan: [], actual: [] }, outcome: always })).toBeNull();
  });

  it('is not drawn where nothing was ever owed at the end of a day', () => {
    const nothing = firstPlan.slice(0, 2).map(({ date }) => ({ date, pence: 0 }));
    const progress = { firstPlan: [], actual: nothing };
    expect(firstPlanChart({ progress, outcome })).toBeNull();
  });
});

describe('the forecast', () => {
  it('has one line, in the look of its strategy, with a dot where a debt goes', () => {
    const input = forecastInput(planOf(4), 'snowball');
    const { balancesPence } = forecast(input);
    const chart = existing(forecastChart({ input, start }));
    expect(chart.summary).toBe('As things stand, all the debts could be gone in January 2029.');
    const { lines, circles } = record(chart);
    const [line, ...others] = lines.filter(({ style }) => style.width > 1);
    expect(others).toEqual([]);
    expect(line?.style).toBe(lineStyles.snowball);
    expect(line?.points.map(({ y }) => y)).toEqual(
      balancesPence.map((pence) =>
        expect.closeTo(plot.bottom - (pence / 1_000_000) * (plot.bottom - plot.top)),
      ),
    );
    expect(circles).toHaveLength(4);
  });

  it('is not drawn where something would always be owed, or all goes this month', () => {
    expect(forecastChart({ input: forecastInput(never, 'avalanche'), start })).toBeNull();
    const soon: Plan = {
      debts: [{ balancePence: 500, rateBasisPoints: 0, monthlyPaymentPence: 1_000 }],
      extraPence: 0,
    };
    expect(forecastChart({ input: forecastInput(soon, 'avalanche'), start })).toBeNull();
  });
});

describe('the forecast of several portfolios', () => {
  const inputs = [forecastInput(planOf(4), 'snowball'), forecastInput(planOf(1), 'minimum')];

  it('is one line, the sum of theirs by month, to the end of the last', () => {
    const [first = [], second = []] = inputs.map((input) => forecast(input).balancesPence);
    const chart = existing(combinedForecastChart({ inputs, start }));
    const { lines, circles, texts } = record(chart);
    const [line] = lines.filter(({ style }) => style.width > 1);
    const months = Math.max(first.length, second.length);
    expect(line?.points.map(({ y }) => y)).toEqual(
      Array.from({ length: months }, (_, at) =>
        expect.closeTo(
          plot.bottom -
            (((first[at] ?? 0) + (second[at] ?? 0)) / 2_000_000) * (plot.bottom - plot.top),
        ),
      ),
    );
    const end = formatMonth(addMonths(start, months - 1));
    expect(chart.summary).toBe(`As things stand, all the debts could be gone in ${end}.`);
    expect(circles).toHaveLength(5);
    // It is of no single strategy.
    expect(texts.map(({ text }) => text)).not.toContain('Avalanche');
  });

  it('is not drawn where one of them would always owe something', () => {
    const endless = [...inputs, forecastInput(never, 'avalanche')];
    expect(combinedForecastChart({ inputs: endless, start })).toBeNull();
  });
});

it('the colours are those of the light theme', () => {
  const file = join(import.meta.dirname, '../../../../web/app/styles/tokens.css');
  const light = readFileSync(file, 'utf8').split('[data-theme="light"] {')[1] ?? '';
  for (const [name, colour] of Object.entries(chartColours)) {
    expect(light.match(new RegExp(`--color-${name}: (#\\w+);`))?.[1]).toBe(colour);
  }
});

function chartsOf(count: number): [string, PrintedChart][] {
  const plan = planOf(count);
  const withOrder = { ...plan, customOrder: [...plan.debts.keys()].toReversed() };
  const debtNames = plan.debts.map((_, at) =>
    at % 3 === 0 ? `Debt ${'of a long name '.repeat(12)}` : `بطاقة ${at}`,
  );
  const charts = {
    balance: balanceChart({ plan, start }),
    'balance with an order': balanceChart({ plan: withOrder, start }),
    'by debt, custom': debtBalancesChart({
      plan: withOrder,
      strategy: 'custom',
      start,
      debtNames,
    }),
    'by debt, avalanche': debtBalancesChart({ plan, strategy: 'avalanche', start, debtNames }),
    'by debt, snowball': debtBalancesChart({ plan, strategy: 'snowball', start, debtNames }),
    forecast: forecastChart({ input: forecastInput(plan, 'avalanche'), start }),
    'first plan': firstPlanChart({
      progress: {
        firstPlan: datesOf(10 * count, 990_000 * count, 99_000),
        actual: datesOf(3 * count, 990_000 * count, 80_000),
      },
      outcome: { kind: 'clears', month: monthOf('2040-01') },
    }),
  };
  return Object.entries(charts).map(([name, chart]) => [`${name} of ${count}`, existing(chart)]);
}

function isOver(one: TextBox, other: TextBox): boolean {
  const isAcross = one.left < other.right && other.left < one.right;
  return isAcross && one.top < other.bottom && other.top < one.bottom;
}
