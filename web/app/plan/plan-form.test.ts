import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { freedPence } from '@debt-payoff/engine/forecast';
import { expect, it } from 'vitest';
import { formOf, typedInput } from './plan-form.ts';

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
