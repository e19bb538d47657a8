import { monthOf } from '@debt-payoff/contract/months';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { planOf } from '../payoff-plan/planned-debt.ts';
import { dateTicks, monthsDrawn, roundMaximum } from './axis.ts';
import { balanceSeries, verdictOf } from './balance-series.ts';
import { monthsShown } from './chart-table.tsx';
import { drawings, plotOf } from './drawings.ts';
import { type Point, placeLabels } from './labels.ts';
import { Amounts } from './plot.tsx';

describe('axes', () => {
  it.each([
    [843_000, 1_000_000],
    [1_000_000, 1_000_000],
    [1_000_001, 2_000_000],
    [120_000, 200_000],
    [390_000, 400_000],
    [3, 4],
    [0, 4],
  ])('%i pence end at a round %i', (value, maximum) => {
    expect(roundMaximum(value)).toBe(maximum);
  });

  it.each([
    {
      months: 37,
      most: 7,
      labels: ['Jan 2027', 'Jul 2027', 'Jan 2028', 'Jul 2028', 'Jan 2029', 'Jul 2029'],
    },
    { months: 37, most: 3, labels: ['Jan 2027', 'Jan 2028', 'Jan 2029'] },
    { months: 3, most: 7, labels: ['Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027'] },
  ])('$months months have at most $most ticks on even months', ({ months, most, labels }) => {
    const ticks = dateTicks({ start: monthOf('2026-11-15'), months, most });
    expect(ticks.map(({ label }) => label)).toEqual(labels);
  });

  it.each([1, 12, 100, 360, 600, 1_200])('%i months never have more than seven', (months) => {
    expect(dateTicks({ start: monthOf('2026-11-15'), months, most: 7 }).length).toBeLessThanOrEqual(
      7,
    );
  });
});

describe('the months a line is drawn through', () => {
  it('are all of a short plan', () => {
    expect(monthsDrawn({ last: 4, kept: [2] })).toEqual([0, 1, 2, 3, 4]);
  });

  it('are at most 200 of a long one, with the first, the last and the kept', () => {
    const kept = Array.from({ length: 50 }, (_, index) => 1_001 + index * 3);
    const drawn = monthsDrawn({ last: 1_200, kept });
    expect(drawn.length).toBeLessThanOrEqual(200);
    expect(drawn).toEqual(expect.arrayContaining([0, ...kept, 1_200]));
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  });
});

it.each(drawings)(
  'the amounts stand beside the lines, which cannot cross them: $name',
  (drawing) => {
    const amounts = createElement(Amounts, { drawing, maximum: 1_000_000, y: (value) => value });
    const texts = [...renderToStaticMarkup(amounts).matchAll(/<text[^>]* x="(\d+)"[^>]*>/g)];
    expect(texts).toHaveLength(5);
    for (const [text, x] of texts) {
      expect(text).toContain('text-anchor="end"');
      expect(Number(x)).toBeLessThan(plotOf(drawing).left);
    }
  },
);

describe('labels', () => {
  const falling = (endX: number): Point[] => [
    { x: 0, y: 20 },
    { x: endX, y: 200 },
  ];
  const wish = (id: string, line: Point[]) => ({
    id,
    end: line.at(-1) ?? { x: 0, y: 0 },
    width: 96,
    height: 36,
  });

  it('stand apart where two lines end in the same month', () => {
    const lines = [falling(300), falling(300), falling(400)];
    const placed = placeLabels({
      wishes: lines.map((line, index) => wish(String(index), line)),
      lines,
      bounds: { left: 0, top: 0 },
    });
    const tops = placed.filter(({ right }) => right === 300).map(({ top }) => top);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeGreaterThanOrEqual(36);
  });

  it('stay inside the drawing', () => {
    const line = falling(40);
    const [label] = placeLabels({
      wishes: [wish('a', line)],
      lines: [line],
      bounds: { left: 2, top: 16 },
    });
    expect(label?.right).toBe(98);
    expect(label?.top).toBeGreaterThanOrEqual(16);
  });
});

describe('the series of the example', () => {
  const series = balanceSeries(planOf(exampleDebts, exampleExtra));

  it('start at what is owed and end at nothing', () => {
    for (const { balances, months } of series) {
      expect(balances).toHaveLength(months + 1);
      expect(balances[0]).toBe(843_000);
      expect(balances.at(-1)).toBe(0);
    }
  });

  it('know the best strategy, and what each debt was cleared in', () => {
    const verdict = verdictOf(series, 4);
    expect(verdict?.best).toMatchObject({
      strategy: 'avalanche',
      months: 28,
      totalInterestPence: 230_999,
    });
    expect(verdict?.best.cleared.map(({ debt }) => debt)).toHaveLength(4);
  });

  it('leave out what never clears', () => {
    const hopeless = { balancePence: 1_000_000, rateBasisPoints: 3_000, monthlyPaymentPence: 100 };
    const none = balanceSeries({ debts: [hopeless], extraPence: 0 });
    expect(none).toEqual([]);
    expect(verdictOf(none, 1)).toBeNull();
  });
});

describe('the table', () => {
  it.each([
    [3, [0, 1, 2, 3]],
    [61, [0, 12, 24, 36, 48, 60, 61]],
  ])('of %i months has rows %j', (last, rows) => {
    expect(monthsShown(last)).toEqual(rows);
  });

  it('of a century still has no more than 61', () => {
    expect(monthsShown(1_200).length).toBeLessThanOrEqual(61);
  });
});
