import { firstInterestPence } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import { expect, it } from 'vitest';
import { nextAskedPence, nextInterestPence } from './asked-payment.ts';
import { termedPlanOf } from './termed-plan.ts';

const rates: readonly (readonly [number, RateKind | null])[] = [
  [18.9, null],
  [18.95, 'simple'],
  [18.9, 'apr'],
  [39.9, 'ear'],
  [1.527, 'monthly'],
  [1_296.55, 'apr'],
  [0, 'apr'],
];

it.each(rates)(
  'the interest and the minimum of %d, %s, are those of the plan',
  (rate, rateKind) => {
    const debt = { balance: 3_000, interestRate: rate, rateKind };
    const minimum = { floor: 25, percent: 1.5, plusInterest: true };
    const named = { creditor: 'Card', type: 'Credit Card', monthlyPayment: 100, minimum };
    const plan = termedPlanOf([{ ...debt, ...named }], 0);
    expect(nextInterestPence(debt)).toBe(firstInterestPence(plan, 0));
    expect(nextAskedPence(debt, minimum)).toBe(plan.terms?.firstRequiredPence(plan, 0));
  },
);

it('the interest of a card of the specification is what its form says', () => {
  expect(nextInterestPence({ balance: 3_000, interestRate: 18.9, rateKind: null })).toBe(4_725);
  expect(nextInterestPence({ balance: 3_000, interestRate: 18.9, rateKind: 'apr' })).toBe(4_359);
});

it('no minimum is more than what is owed', () => {
  const debt = { balance: 20, interestRate: 0, rateKind: null };
  expect(nextAskedPence(debt, { floor: 25 })).toBe(2_000);
});
