import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { freedPence } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import { factsOf, formOf, planProblems, typedInput } from './plan-form.ts';

const debt = {
  owedPence: 300_000,
  rateBasisPoints: 0,
  monthlyPaymentPence: 5_000,
  startBalancePence: 300_000,
  startRateBasisPoints: 0,
  startOwedPence: 300_000,
  paidPence: 0,
  isNew: false,
};

/** What of a plan the form reads. */
function plan(budgetCorrectionPence: number): PortfolioPlan {
  const forecast_input = {
    strategy: 'avalanche' as const,
    extraPence: 0,
    budgetCorrectionPence,
    debts: [debt],
  };
  return {
    strategy: 'avalanche',
    debt_ids: [11],
    extra_payment: 0,
    freed_sum: freedPence(forecast_input) / 100,
    forecast_input,
    one_offs: [],
    pauses: [],
    debt_free_by: null,
    goal: null,
  } as unknown as PortfolioPlan;
}

const thisMonth = monthOf('2026-11');

it.each([
  // £50 had been taken from a freed sum that is gone since: there is nothing left to take it from.
  { correction: -5_000, freed: '40', becomes: 4_000 },
  { correction: -5_000, freed: '0.00', becomes: -5_000 },
  { correction: 3_000, freed: '40', becomes: 4_000 },
  { correction: 3_000, freed: '', becomes: 0 },
])('a freed sum of "$freed" is previewed as it will be saved', ({ correction, freed, becomes }) => {
  const saved = plan(correction);
  const typed = typedInput({ ...formOf(saved), freed }, saved, thisMonth);
  expect(typed?.budgetCorrectionPence).toBe(becomes);
});

describe('an own order', () => {
  /** Three debts, arranged as the second, the first and the third. */
  const kept: PortfolioPlan = {
    ...plan(0),
    strategy: 'custom',
    debt_ids: [11, 12, 13],
    forecast_input: {
      strategy: 'custom',
      customOrder: [1, 0, 2],
      extraPence: 0,
      budgetCorrectionPence: 0,
      debts: [debt, debt, debt],
      removed: [],
    },
  };
  const form = formOf(kept);

  it('is sent where it was changed, and only with the strategy that it belongs to', () => {
    expect(factsOf(form, kept)).not.toHaveProperty('custom_order');
    const changed = { ...form, order: '13,12,11' };
    expect(factsOf(changed, kept)).toMatchObject({
      strategy: 'custom',
      custom_order: [13, 12, 11],
    });
    expect(factsOf({ ...changed, strategy: 'snowball' }, kept)).not.toHaveProperty('custom_order');
  });

  it('is sent as it is shown where nothing was arranged before', () => {
    const { customOrder, ...forecast_input } = kept.forecast_input;
    const fresh: PortfolioPlan = { ...kept, strategy: 'avalanche', forecast_input };
    const chosen = { ...formOf(fresh), strategy: 'custom' };
    expect(factsOf(chosen, fresh)).toMatchObject({ custom_order: [11, 12, 13] });
    expect(typedInput(chosen, fresh, thisMonth)).toMatchObject({
      strategy: 'custom',
      customOrder: [0, 1, 2],
    });
  });

  it('leaves out a debt that has since been deleted, and takes a new one last', () => {
    const changed = { ...form, order: '99,13,12' };
    expect(factsOf(changed, kept)).toMatchObject({ custom_order: [13, 12, 11] });
  });

  it('cannot be chosen anew without Premium', () => {
    expect(planProblems(form, { thisMonth, plan: kept, canChooseCustom: true })).toEqual({});
    expect(planProblems(form, { thisMonth, plan: kept, canChooseCustom: false })).toEqual({
      strategy: 'Your own order needs Premium: choose another strategy to save',
    });
  });
});

describe('a goal', () => {
  const kept: PortfolioPlan = { ...plan(0), debt_free_by: '2028-06' };
  const problemOf = (chosen: string, saved = kept) =>
    planProblems(
      { ...formOf(saved), goal: chosen },
      { canChooseCustom: true, thisMonth, plan: saved },
    ).goal;

  it('is sent where it was changed, and taken away where it was cleared', () => {
    const form = formOf(kept);
    expect(factsOf(form, kept)).not.toHaveProperty('debt_free_by');
    expect(factsOf({ ...form, goal: '2029-01' }, kept)).toMatchObject({ debt_free_by: '2029-01' });
    expect(factsOf({ ...form, goal: '' }, kept)).toMatchObject({ debt_free_by: null });
  });

  it.each([
    ['', undefined],
    ['2026-11', undefined],
    ['2026-10', 'Choose this month or a later one'],
    ['2126-11', undefined],
    ['2126-12', 'Goal must be between 1 and 1,200 months'],
    ['2028-', 'Choose both a month and a year'],
    ['-06', 'Choose both a month and a year'],
  ])('%s: %s', (chosen, problem) => {
    expect(problemOf(chosen)).toBe(problem);
  });

  const many = { ...kept, debt_ids: Array.from({ length: 51 }, (_, at) => at + 1) };

  it('is not worked out for very many debts', () => {
    expect(problemOf('2028-07', many)).toBe('A goal can be worked out for up to 50 debts');
  });

  it.each([
    ['its month is past', { ...kept, debt_free_by: '2026-10' }],
    ['the debts are many by now', many],
  ])('that nothing is worked out for may stay, and can be taken away: %s', (_, saved) => {
    const form = formOf(saved);
    expect(form.goal).toBe(saved.debt_free_by);
    expect(problemOf(form.goal, saved)).toBeUndefined();
    expect(factsOf(form, saved)).not.toHaveProperty('debt_free_by');
    expect(factsOf({ ...form, goal: '' }, saved)).toMatchObject({ debt_free_by: null });
  });
});
