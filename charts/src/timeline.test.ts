import type { Plan } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { listPayoffs, payoffsDrawn } from './timeline.ts';

const aDebt = (balancePence: number, monthlyPaymentPence = 1_000) => ({
  balancePence,
  rateBasisPoints: 0,
  monthlyPaymentPence,
});

describe('the payoff timeline', () => {
  it('lists the debts as they go, and those of one month as they were entered', () => {
    // £30, £20, £0 and £20 at £10 a month each: two go after two months, and the last after three.
    const plan: Plan = {
      debts: [aDebt(3_000), aDebt(2_000), aDebt(0), aDebt(2_000)],
      extraPence: 0,
    };
    expect(listPayoffs(plan, 'minimum')).toEqual([
      { debt: 1, month: 2 },
      { debt: 3, month: 2 },
      { debt: 0, month: 3 },
    ]);
  });

  it('is null where the debts never clear, or there are none', () => {
    expect(listPayoffs({ debts: [aDebt(1_000, 0)], extraPence: 0 }, 'avalanche')).toBe(null);
    expect(listPayoffs({ debts: [], extraPence: 0 }, 'avalanche')).toBe(null);
  });

  it('draws twelve debts; of more the first eleven and the last', () => {
    const payoffs = (count: number) =>
      Array.from({ length: count }, (_, debt) => ({ debt, month: debt + 1 }));
    expect(payoffsDrawn(payoffs(12))).toHaveLength(12);
    const drawn = payoffsDrawn(payoffs(50)).map(({ debt }) => debt);
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 49]);
  });
});
