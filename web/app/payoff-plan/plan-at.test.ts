import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { planAt } from './plan-at.ts';

const thisMonth = monthOf('2026-11');
const figures = {
  ...{ creditor: 'Card', type: 'Credit Card', balance: 3_000, interestRate: 18.9 },
  ...{ monthlyPayment: 100, termMonths: null },
};
const given = { debts: [{ ...figures, terms: { fee: 90 } }], extraPayment: 0 };

it('a stored debt counts with its figures and its terms, whatever else was stored with it', () => {
  const stored = JSON.stringify(given).replace('"terms"', '"minimum":5,"rateChanges":"x","terms"');
  const plan = planAt(given, thisMonth);
  expect(plan?.terms?.feesPence).toBe(9_000);
  expect(planAt(JSON.parse(stored), thisMonth)?.terms?.debts).toEqual(plan?.terms?.debts);
});
