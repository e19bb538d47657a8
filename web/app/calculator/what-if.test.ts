import { termedPlanOf } from '@debt-payoff/contract/termed-plan';
import { expect, it } from 'vitest';
import { changeOf } from './what-if.tsx';

/** A deal that ends, after which the lender asks for three times as much. */
function aDeal(lastMonth: number, thenRate: number) {
  return {
    creditor: 'Card',
    type: 'Credit Card',
    balance: 4_000,
    interestRate: 0,
    monthlyPayment: 0,
    rateChanges: [{ lastMonth, thenRate }],
    minimum: { floor: 5, percent: 1, plusInterest: true },
  };
}

it('says so where what is cheapest takes longer with more money', () => {
  // Under a falling minimum a larger budget is passed less often, and less is paid where it is passed.
  expect(changeOf(termedPlanOf([aDeal(11, 20), aDeal(17, 36)], 0), 10)).toBe(
    '£10.00 more a month: 42 months later, £1,010.39 less interest',
  );
});

it('says what more money saves', () => {
  const plan = termedPlanOf([{ ...aDeal(11, 20), minimum: null, monthlyPayment: 100 }], 0);
  expect(changeOf(plan, 50)).toMatch(
    /^£50\.00 more a month: \d+ months sooner, £[\d,.]+ less interest$/,
  );
});
