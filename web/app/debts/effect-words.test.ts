import type { PaymentEffect } from '@debt-payoff/contract/plan';
import { describe, expect, it } from 'vitest';
import { effectWords } from './effect-words.ts';

describe('what a payment did', () => {
  const effect = (changes: Partial<PaymentEffect> = {}): PaymentEffect => ({
    payment_amount: 200,
    balance_reduced: 65.21,
    adjustment_amount: 0,
    debt_free_month: '2029-11',
    debt_free_month_without: '2029-11',
    is_debt_free: false,
    ...changes,
  });
  it.each([
    [effect(), '£65.21 off the balance. On plan: November 2029.'],
    [
      effect({ debt_free_month_without: '2029-12' }),
      '£65.21 off the balance. You could now be debt free in November 2029, 1 month sooner.',
    ],
    [
      effect({ debt_free_month_without: '2029-09' }),
      '£65.21 off the balance. You could now be debt free in November 2029, 2 months later.',
    ],
    [
      effect({ debt_free_month_without: null }),
      '£65.21 off the balance. You could now be debt free in November 2029.',
    ],
    [
      effect({ balance_reduced: -3.5, debt_free_month: null, debt_free_month_without: null }),
      "It did not cover the interest: the balance grew by £3.50. At today's payments not every debt would be cleared.",
    ],
    [
      effect({ payment_amount: 180, balance_reduced: 184.49 }),
      '£180.00 off the balance, and £4.49 less interest since. On plan: November 2029.',
    ],
    [
      effect({ balance_reduced: -140, adjustment_amount: 200 }),
      'The balance grew by £140.00, with spending and charges of £200.00. On plan: November 2029.',
    ],
    [
      effect({ balance_reduced: 160, adjustment_amount: -100 }),
      '£160.00 off the balance, with refunds and corrections of £100.00. On plan: November 2029.',
    ],
    [effect({ balance_reduced: 0 }), 'The balance is as before. On plan: November 2029.'],
    [
      effect({ is_debt_free: true }),
      '£65.21 off the balance. Every debt in this portfolio is paid off.',
    ],
  ])('%o: %s', (given, words) => {
    expect(effectWords(given, null)).toBe(words);
  });

  it('is told of its portfolio by name where there are several', () => {
    expect(effectWords(effect(), 'Household')).toBe(
      '£65.21 off the balance. Household is on plan: November 2029.',
    );
    expect(effectWords(effect({ debt_free_month_without: '2029-12' }), 'Household')).toBe(
      '£65.21 off the balance. Household could now be paid off in November 2029, 1 month sooner.',
    );
  });
});
