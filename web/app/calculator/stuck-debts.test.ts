import { planOf } from '@debt-payoff/contract/planned-debt';
import { termedPlanOf } from '@debt-payoff/contract/termed-plan';
import { expect, it } from 'vitest';
import { belowInterestSentence, stuckSentence } from './stuck-debts.ts';

const whole = 'the debts would not be cleared within 100 years.';
// £47.25 interest a month.
const card = [3_000, 18.9] as const;

it.each<[string, readonly (readonly [number, number, number])[], number, string]>([
  ['below its interest', [[...card, 40]], 0, 'At £40.00 a month this would not go down.'],
  ['of its interest', [[...card, 47.25]], 0, 'At £47.25 a month this would not go down.'],
  ['that takes too long', [[1_200, 0, 0.5]], 0, `At £0.50 a month this ${whole.slice(10)}`],
  ['with an extra', [[...card, 40]], 7.25, 'At £47.25 a month this would not go down.'],
  [
    'below its interest among several',
    [
      [500, 0, 1],
      [...card, 40],
    ],
    0,
    `At £40.00 a month Second would not go down. At £41.00 a month in total ${whole}`,
  ],
  [
    'below its interest, of five',
    Array.from({ length: 5 }, () => [...card, 40] as const),
    1,
    `At £40.00 a month Debt 1 would not go down. At £40.00 a month Second would not go down. At £40.00 a month Debt 3 would not go down. The same holds for 2 more debts. At £201.00 a month in total ${whole}`,
  ],
])('a payment %s', (_, figures, extra, sentence) => {
  expect(stuckSentence(planWith(figures, extra), ['Debt 1', 'Second', 'Debt 3'])).toBe(sentence);
});

it('a debt below its interest, in a plan that ends, says what the form asks for', () => {
  const plan = planWith(
    [
      [500, 0, 50],
      [...card, 40],
      [...card, 47.25],
    ],
    20,
  );
  expect(belowInterestSentence({ plan, debtNames: ['Debt 1', 'Second', 'Debt 3'] })).toBe(
    '£40.00 a month does not cover the interest on Second; it goes down only with what you pay on top. To compare strategies or save, enter at least £47.25 for it.',
  );
});

it('of a debt with a deal it says no more than holds in the first month', () => {
  const debt = { creditor: '', type: '', termMonths: null, rateKind: 'apr' as const };
  const rateChanges = [{ lastMonth: 1, thenRate: 0 }];
  const figures = { balance: 10_000, interestRate: 30, monthlyPayment: 100 };
  const plan = termedPlanOf([{ ...debt, ...figures, rateChanges }], 0, {});
  expect(belowInterestSentence({ plan, debtNames: ['Card'] })).toBe(
    "£100.00 a month does not cover the first month's interest on Card, £221.04. To compare strategies, enter at least that for it.",
  );
});

function planWith(figures: readonly (readonly [number, number, number])[], extra: number) {
  const debts = figures.map(([balance, interestRate, monthlyPayment]) => ({
    ...{ creditor: '', type: '', termMonths: null },
    ...{ balance, interestRate, monthlyPayment },
  }));
  return planOf(debts, extra);
}
