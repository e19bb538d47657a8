import { listMonths, strategies, strategyNames } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { compare, sampleState } from './comparison.ts';
import { MonthWalk } from './month-walk.ts';

const { plan, debtNames } = compare(sampleState);

describe('the months of a plan', () => {
  it.each(strategyNames)(
    'are those of the engine, in whatever order they are asked: %s',
    (name) => {
      const walk = new MonthWalk(plan, strategies[name]);
      const months = listMonths(plan, strategies[name]);
      expect(months.length).toBeGreaterThan(20);
      for (const expected of [...months.slice(10), ...months.slice(0, 10)]) {
        const month = walk.month(expected.month);
        expect(month).toMatchObject({
          month: expected.month,
          totalBalancePence: expected.totalBalancePence,
          availableExtraPence: expected.availableExtraPence,
          totalInterestPence: expected.totalInterestPence,
          clearedDebts: expected.clearedDebts,
        });
        expect([...(month?.balancesPence ?? [])]).toEqual(
          expected.debts.map((d) => d.balancePence),
        );
        expect([...(month?.paidPence ?? [])]).toEqual(expected.debts.map((d) => d.paidPence));
      }
      expect(walk.month(months.length + 1)).toBeNull();
      expect(walk.month(0)).toBeNull();
    },
  );

  it('say what a debt received above its monthly payment', () => {
    const walk = new MonthWalk(plan, strategies.avalanche);
    const overdraft = debtNames.indexOf('Arranged overdraft');
    expect(walk.extraPence(1, overdraft)).toBe(10_000);
    expect(walk.extraPence(1, 0)).toBe(0);
  });
});

describe('the payment of a debt that is gone', () => {
  const cleared = (walk: MonthWalk) => {
    const lines: string[] = [];
    for (let at = 1; at <= 40; at += 1) {
      for (const debt of walk.month(at)?.clearedDebts ?? []) {
        const heir = walk.heir(at);
        lines.push(`${at}: ${debtNames[debt]} > ${heir === null ? 'none' : debtNames[heir]}`);
      }
    }
    return lines;
  };

  it('goes to the next debt under avalanche, until what is left needs no more than its own', () => {
    expect(cleared(new MonthWalk(plan, strategies.avalanche))).toEqual([
      '10: Arranged overdraft > Marlow & Finch store card',
      '13: Marlow & Finch store card > Northgate credit card',
      '27: Calder Bank loan > none',
      '28: Northgate credit card > none',
    ]);
  });

  it('stays free under minimum', () => {
    for (const line of cleared(new MonthWalk(plan, strategies.minimum))) {
      expect(line).toMatch(/> none$/);
    }
  });
});
