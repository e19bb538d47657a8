import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthlyPaymentProblem } from './debt-rules.ts';
import { termedPaymentProblem } from './termed-payment-rule.ts';

const card = { creditor: 'Card', type: 'Credit Card', balance: 3_000, interestRate: 18.9 };
const apr = { ...card, rateKind: 'apr' } as const;
const below = (amount: string) => `Minimum payment must be at least ${amount} to cover interest`;

it.each([
  [47.24, card, below('£47.25')],
  [43.59, apr, null],
  [43.58, apr, below('£43.59')],
  [44.89, { ...apr, fee: 90 }, below('£44.90')],
  [1, { ...apr, interestRate: 0, rateChanges: [{ lastMonth: 6, thenRate: 24.9 }] }, null],
  [0, apr, 'Monthly payment must be greater than 0'],
  [-1, null, 'Monthly payment must be greater than 0'],
  [5, null, null],
  [0, { ...apr, minimum: { floor: 25 } }, null],
  [-1, { ...apr, minimum: { floor: 25 } }, 'Monthly payment must be 0 or more'],
])('%s on %j: %s', (pounds, debt, message) => {
  expect(termedPaymentProblem(pounds, debt)).toBe(message);
});

it('without a kind and a fee it is the rule of every debt', () => {
  const pence = fc.integer({ min: 1, max: 10_000_000_000 });
  fc.assert(
    fc.property(pence, fc.integer({ min: 0, max: 1_000 }), pence, (owed, tenths, paid) => {
      const debt = { ...card, balance: owed / 100, interestRate: tenths / 10 };
      expect(termedPaymentProblem(paid / 100, debt)).toBe(monthlyPaymentProblem(paid / 100, debt));
    }),
    { numRuns: 300, seed: 5 },
  );
});
