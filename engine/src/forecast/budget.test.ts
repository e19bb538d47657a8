import { describe, expect, it } from 'vitest';
import { correctionFor, freedPence, monthlyBudgetPence } from './budget.ts';
import type { ForecastInput } from './forecast.ts';

/** One debt that is owed and one that is paid off, at £30 and £50 a month, with £20 extra. */
function input(changes: Partial<ForecastInput> = {}): ForecastInput {
  return {
    strategy: 'avalanche',
    extraPence: 2_000,
    budgetCorrectionPence: 0,
    debts: [debt(100_000, 3_000), debt(0, 5_000)],
    ...changes,
  };
}

function debt(owedPence: number, monthlyPaymentPence: number) {
  return {
    owedPence,
    rateBasisPoints: 0,
    monthlyPaymentPence,
    startBalancePence: 100_000,
    startRateBasisPoints: 0,
    startOwedPence: 100_000,
    paidPence: 0,
    isNew: false,
  };
}

describe('what is freed, and what goes to the debts in a month', () => {
  it.each<[string, Partial<ForecastInput>, { freed: number; budget: number }]>([
    ['the payment of a paid-off debt', {}, { freed: 5_000, budget: 10_000 }],
    ['less by hand', { budgetCorrectionPence: -1_000 }, { freed: 4_000, budget: 9_000 }],
    ['more by hand', { budgetCorrectionPence: 500 }, { freed: 5_500, budget: 10_500 }],
    ['never less than nothing', { budgetCorrectionPence: -7_000 }, { freed: 0, budget: 5_000 }],
    ['under minimum it stays out', { strategy: 'minimum' }, { freed: 5_000, budget: 5_000 }],
    ['nothing is owed', { debts: [debt(0, 5_000)] }, { freed: 0, budget: 7_000 }],
  ])('%s', (_, changes, { freed, budget }) => {
    expect(freedPence(input(changes))).toBe(freed);
    expect(monthlyBudgetPence(input(changes))).toBe(budget);
  });

  it('a correction brings about what it was asked for, whatever it was before', () => {
    const before = input({ budgetCorrectionPence: -7_000 });
    const budgetCorrectionPence = correctionFor(4_000, before);
    expect(freedPence({ ...before, budgetCorrectionPence })).toBe(4_000);
  });
});
