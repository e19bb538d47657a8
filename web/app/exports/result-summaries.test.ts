import { compareStrategies } from '@debt-payoff/engine';
import { expect, it } from 'vitest';
import { resultSummaries } from './result-summaries.ts';

const debt = { balancePence: 120_000, rateBasisPoints: 0, monthlyPaymentPence: 9_000 };

it('sends what the page shows of each strategy, in pounds, with the extra payment in the monthly one', () => {
  const plan = { debts: [debt], extraPence: 1_000 };
  const summary = { monthsToPayoff: 12, totalInterestPaid: 0, monthlyPayment: 100 };
  expect(resultSummaries(plan, compareStrategies(plan))).toEqual({
    minimum: summary,
    avalanche: summary,
    snowball: summary,
  });
});

it('sends no months and no interest of a strategy that never clears the debts', () => {
  const plan = { debts: [{ ...debt, monthlyPaymentPence: 0 }], extraPence: 0 };
  const [first] = compareStrategies(plan);
  expect(resultSummaries(plan, first === undefined ? [] : [first])).toEqual({
    minimum: { monthsToPayoff: null, totalInterestPaid: null, monthlyPayment: 0 },
  });
});
