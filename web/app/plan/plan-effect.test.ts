import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { expect, it } from 'vitest';
import { effectWords } from './plan-effect.ts';
import { formOf } from './plan-form.ts';

/** £100 without interest and £200 at 24%, at £10 a month each with £90 extra. */
function plan(strategy: 'avalanche' | 'snowball' | 'custom'): PortfolioPlan {
  const debts = [
    { pence: 10_000, rate: 0 },
    { pence: 20_000, rate: 2_400 },
  ].map(({ pence, rate }) => ({
    owedPence: pence,
    rateBasisPoints: rate,
    monthlyPaymentPence: 1_000,
    startBalancePence: pence,
    startRateBasisPoints: rate,
    startOwedPence: pence,
    paidPence: 0,
    isNew: true,
  }));
  return {
    strategy,
    extra_payment: 90,
    freed_sum: 0,
    portfolio_id: 1,
    portfolio_name: 'Household',
    outcome: 'clears',
    debt_free_month: null,
    debt_free_month_without_mortgage: null,
    monthly_budget: 110,
    never_cleared: [],
    month: '2026-12',
    lines: [],
    first_plan_month: null,
    version: 1,
    debt_ids: [11, 12],
    forecast_input: {
      strategy,
      customOrder: [0, 1],
      extraPence: 9_000,
      budgetCorrectionPence: 0,
      debts,
      removed: [],
    },
  };
}

it.each([
  {
    name: 'a change from avalanche is the comparison with it',
    kept: 'avalanche' as const,
    typed: { strategy: 'custom' },
    words: 'The same month (February 2027), £3.44 more interest.',
  },
  {
    name: 'a change from another strategy is compared with avalanche too',
    kept: 'snowball' as const,
    typed: { strategy: 'custom' },
    words:
      'The same month (February 2027) and the same interest. Compared with avalanche: the same month, £3.44 more interest.',
  },
  {
    name: 'an own order that is not changed is compared all the same',
    kept: 'custom' as const,
    typed: {},
    words:
      'Change something to see here what it would mean, before you save it. Compared with avalanche: the same month, £3.44 more interest.',
  },
  {
    name: 'debts that change places are a change',
    kept: 'custom' as const,
    typed: { order: '12,11' },
    words: 'The same month (February 2027), £3.44 less interest. Avalanche comes to the same.',
  },
])('$name', ({ kept, typed, words }) => {
  const saved = plan(kept);
  expect(effectWords({ ...formOf(saved), ...typed }, saved, monthOf('2026-11'))).toBe(words);
});
