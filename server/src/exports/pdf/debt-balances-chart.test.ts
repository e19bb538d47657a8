import { paperDrawing, plotOf } from '@debt-payoff/charts/drawings';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { layerColours } from './chart-parts.ts';
import { existing, never, neverByMinimum, planOf, record, start } from './charts.fixture.ts';
import { debtBalancesChart } from './debt-balances-chart.ts';

const plot = plotOf(paperDrawing);

describe('balance by debt', () => {
  const chartOf = (plan: Plan, strategy: StrategyName, debtNames: readonly string[]) =>
    debtBalancesChart({ plan, strategy, start, debtNames });

  it('names every layer, in it or in a key that adds up', () => {
    const names = ['Card', 'Loan', 'Overdraft', 'Store card'];
    const chart = existing(chartOf(planOf(4), 'avalanche', names));
    expect(chart.summary).toBe(
      'With avalanche, Overdraft goes first, in September 2027, and the last debt in March 2029, 9 months sooner than with minimum.',
    );
    const said = record(chart).texts.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(names));
    expect(said).toEqual(expect.arrayContaining(['£780.00', '£4,150.00', 'Owed today']));
    expect(said.at(-1)).toBe('£8,430.00');
    expect(chart.height).toBeGreaterThan(360);
  });

  it('has no key where each layer has its name', () => {
    const chart = existing(chartOf(planOf(1), 'avalanche', ['Card']));
    expect(chart.height).toBe(360);
    expect(record(chart).texts.map(({ text }) => text)).not.toContain('Owed today');
  });

  it('stacks five layers of fifty debts up to what is owed', () => {
    const { areas } = record(existing(chartOf(planOf(50), 'snowball', [])));
    const coloured = areas.filter(({ style }) => layerColours.includes(style.fill));
    const stacked = coloured.slice(0, 5);
    expect(stacked.map(({ style }) => style.fill)).toEqual(layerColours);
    const tops = stacked.map(({ points }) => points[0]?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    const owed = planOf(50).debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
    const share = owed / 40_000_000;
    expect(tops.at(-1)).toBeCloseTo(plot.bottom - share * (plot.bottom - plot.top));
    // The key has its own swatches, from the upper layer to the lower.
    expect(coloured.slice(5).map(({ style }) => style.fill)).toEqual(layerColours.toReversed());
  });

  it('is not drawn where the strategy never clears the debts', () => {
    expect(chartOf(never, 'avalanche', [])).toBeNull();
    expect(chartOf(neverByMinimum, 'minimum', [])).toBeNull();
  });
});
