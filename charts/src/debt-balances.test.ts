import { monthOf } from '@debt-payoff/contract/months';
import { listMonths, type Plan } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { debtBalances, layerName } from './debt-balances.ts';
import { layOutDebtBalances } from './debt-balances-layout.ts';
import { drawings } from './drawings.ts';
import { examplePlan } from './example-plan.fixture.ts';

const start = monthOf('2026-11');

const aDebt = (balancePence: number, monthlyPaymentPence: number, rateBasisPoints = 0) => ({
  balancePence,
  monthlyPaymentPence,
  rateBasisPoints,
});

describe('balance by debt', () => {
  it('has a layer a debt, from the largest, and the total of the minimum strategy', () => {
    // £100 at £20 and £390 at £50, free of interest. After five months the £20 moves to the other,
    // which owes £140 and goes in two months; by minimum it takes three.
    const plan: Plan = { debts: [aDebt(10_000, 2_000), aDebt(39_000, 5_000)], extraPence: 0 };
    expect(debtBalances(plan, 'avalanche')).toEqual({
      layers: [
        {
          debts: [1],
          pence: [39_000, 34_000, 29_000, 24_000, 19_000, 14_000, 7_000, 0],
          clearedMonth: 7,
        },
        {
          debts: [0],
          pence: [10_000, 8_000, 6_000, 4_000, 2_000, 0, 0, 0],
          clearedMonth: 5,
        },
      ],
      totals: [49_000, 42_000, 35_000, 28_000, 21_000, 14_000, 7_000, 0],
      months: 7,
      minimum: [49_000, 42_000, 35_000, 28_000, 21_000, 14_000, 9_000, 4_000, 0],
      clearings: [
        { month: 5, debt: 0 },
        { month: 7, debt: 1 },
      ],
    });
  });

  it('adds up to the total of every month', () => {
    const plan = manyDebts(50);
    const data = debtBalances(plan, 'snowball');
    const months = listMonths(plan, 'snowball');
    expect(data?.months).toBe(months.length);
    for (const { month, totalBalancePence } of months) {
      const stacked = data?.layers.reduce((sum, { pence }) => sum + (pence[month] ?? 0), 0);
      expect(stacked).toBe(totalBalancePence);
      expect(data?.totals[month]).toBe(totalBalancePence);
    }
  });

  it('keeps five debts apart, and of six groups the smallest two', () => {
    expect(debtBalances(manyDebts(5), 'avalanche')?.layers.map(({ debts }) => debts)).toEqual([
      [4],
      [3],
      [2],
      [1],
      [0],
    ]);
    const layers = debtBalances(manyDebts(6), 'avalanche')?.layers ?? [];
    expect(layers.map(({ debts }) => debts)).toEqual([[5], [4], [3], [2], [1, 0]]);
    expect(layers.map((layer) => layerName(layer, ['A', 'B', 'C']))).toEqual([
      'Debt 6',
      'Debt 5',
      'Debt 4',
      'C',
      'Other (2 debts)',
    ]);
  });

  it('leaves out a debt that is paid already', () => {
    const plan: Plan = { debts: [aDebt(0, 1_000), aDebt(2_000, 1_000)], extraPence: 0 };
    expect(debtBalances(plan, 'avalanche')?.layers.map(({ debts }) => debts)).toEqual([[1]]);
  });

  it('is null where the debts never clear, or there are none', () => {
    expect(
      debtBalances({ debts: [aDebt(1_000_000, 100, 3_000)], extraPence: 0 }, 'avalanche'),
    ).toBe(null);
    expect(debtBalances({ debts: [], extraPence: 0 }, 'avalanche')).toBe(null);
  });

  it('has no line for a minimum strategy that never clears, or is shown itself', () => {
    const plan: Plan = {
      debts: [aDebt(10_000, 20_000), aDebt(1_000_000, 20_000, 3_000)],
      extraPence: 0,
    };
    expect(debtBalances(plan, 'avalanche')).toMatchObject({ minimum: null });
    expect(debtBalances(manyDebts(3), 'minimum')).toMatchObject({ minimum: null });
  });
});

describe('its drawings', () => {
  const layOut = (plan: Plan, debtNames: readonly string[]) => {
    const data = debtBalances(plan, 'avalanche');
    if (data === null) throw new Error('The plan clears');
    return drawings.map((drawing) =>
      layOutDebtBalances({ drawing, data, strategy: 'avalanche', start, debtNames }),
    );
  };

  it('hold the labels within their layers', () => {
    const layouts = layOut(examplePlan, ['A', 'B', 'C', 'D']);
    const labels = layouts.flatMap(({ layers }) => layers.map(({ label }) => label !== null));
    expect(labels).toContain(true);
    for (const { upper, lower, label } of layouts.flatMap(({ layers }) => layers)) {
      if (label === null) continue;
      const within = ({ x }: { x: number }) => x >= label.left && x <= label.right;
      for (const point of upper.filter(within)) expect(point.y).toBeLessThan(label.top);
      for (const point of lower.filter(within)) expect(point.y).toBeGreaterThan(label.bottom);
    }
  });

  it('name the total and the minimum strategy at their ends', () => {
    for (const { lines, labels, x, y } of layOut(examplePlan, [])) {
      expect(lines.map(({ name, note }) => [name, note])).toEqual([
        ['Avalanche', 'Mar 2029'],
        ['Minimum', 'Dec 2029'],
      ]);
      expect(lines.map(({ points }) => points.at(-1))).toEqual([
        { x: x(28), y: y(0) },
        { x: x(37), y: y(0) },
      ]);
      expect(labels.map(({ id }) => id)).toEqual(['avalanche', 'minimum']);
    }
  });

  it('stay within 200 points a layer over 1,200 months of 50 debts', () => {
    const longest: Plan = {
      debts: Array.from({ length: 50 }, (_, index) => aDebt(1_199_900 + index, 1_000)),
      extraPence: 0,
    };
    const layouts = layOut(longest, []);
    expect(debtBalances(longest, 'avalanche')?.months).toBeGreaterThan(1_000);
    for (const { layers, lines } of layouts) {
      for (const { upper } of layers) expect(upper.length).toBeLessThanOrEqual(201);
      for (const { points } of lines) expect(points.length).toBeLessThanOrEqual(201);
    }
  });
});

function manyDebts(count: number): Plan {
  return {
    debts: Array.from({ length: count }, (_, index) =>
      aDebt(100_000 + index * 10_000, 6_000 + index * 300, 500 + index * 50),
    ),
    extraPence: 5_000,
  };
}
