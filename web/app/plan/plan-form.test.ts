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
  } as PortfolioPlan;
}

it.each([
  // £50 had been taken from a freed sum that is gone since: there is nothing left to take it from.
  { correction: -5_000, freed: '40', becomes: 4_000 },
  { correction: -5_000, freed: '0.00', becomes: -5_000 },
  { correction: 3_000, freed: '40', becomes: 4_000 },
  { correction: 3_000, freed: '', becomes: 0 },
])('a freed sum of "$freed" is previewed as it will be saved', ({ correction, freed, becomes }) => {
  const saved = plan(correction);
  const typed = typedInput({ ...formOf(saved), freed }, saved);
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
    expect(typedInput(chosen, fresh)).toMatchObject({ strategy: 'custom', customOrder: [0, 1, 2] });
  });

  it('leaves out a debt that has since been deleted, and takes a new one last', () => {
    const changed = { ...form, order: '99,13,12' };
    expect(factsOf(changed, kept)).toMatchObject({ custom_order: [13, 12, 11] });
  });

  it('cannot be chosen anew without Premium', () => {
    expect(planProblems(form, { canChooseCustom: true })).toEqual({});
    expect(planProblems(form, { canChooseCustom: false })).toEqual({
      strategy: 'Your own order needs Premium: choose another strategy to save',
    });
  });
});
