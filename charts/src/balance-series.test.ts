import { describe, expect, it } from 'vitest';
import { balanceSeries, verdictOf } from './balance-series.ts';
import { examplePlan } from './example-plan.fixture.ts';

describe('the series of the example', () => {
  const series = balanceSeries(examplePlan);

  it('start at what is owed and end at nothing', () => {
    for (const { balances, months } of series) {
      expect(balances).toHaveLength(months + 1);
      expect(balances[0]).toBe(843_000);
      expect(balances.at(-1)).toBe(0);
    }
  });

  it('know the best strategy, and what each debt was cleared in', () => {
    const verdict = verdictOf(series, examplePlan);
    expect(verdict?.best).toMatchObject({
      strategy: 'avalanche',
      months: 28,
      totalInterestPence: 230_999,
    });
    expect(verdict?.best.cleared.map(({ debt }) => debt)).toHaveLength(4);
  });

  it('leave out what never clears', () => {
    const hopeless = { balancePence: 1_000_000, rateBasisPoints: 3_000, monthlyPaymentPence: 100 };
    const stuck = { debts: [hopeless], extraPence: 0 };
    const none = balanceSeries(stuck);
    expect(none).toEqual([]);
    expect(verdictOf(none, stuck)).toBeNull();
  });
});
