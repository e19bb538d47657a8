import { expect, it } from 'vitest';
import { monthOf } from './months.ts';
import type { PlannedDebt } from './planned-debt.ts';
import { risingPaymentSentences } from './rising-payments.ts';
import { planOfCall } from './termed-plan.ts';

const start = monthOf('2026-11');

function sentencesOf(...debts: readonly Partial<PlannedDebt>[]): string[] {
  const planned = debts.map((debt) => ({
    creditor: '',
    type: 'Credit Card',
    balance: 3_000,
    interestRate: 0,
    monthlyPayment: 60,
    termMonths: null,
    ...debt,
  }));
  const plan = planOfCall({ debts: planned, extraPayment: 0 });
  return risingPaymentSentences(plan, { names: ['Card', 'Loan'], start });
}

const to = (lastMonth: number, thenPayment?: number) => ({
  lastMonth,
  thenRate: 20,
  ...(thenPayment !== undefined && { thenPayment }),
});

it('each payment that rises is named with its month and what it adds, the first one first', () => {
  expect(
    sentencesOf(
      { rateChanges: [to(6, 90), to(8), to(12, 80), to(18, 85.5)] },
      { rateChanges: [to(2, 61)] },
    ),
  ).toEqual([
    'From February 2027 the payment for Loan rises from £60.00 to £61.00 a month, which adds £1.00 to your budget if that debt is still owed then.',
    'From June 2027 the payment for Card rises from £60.00 to £90.00 a month, which adds £30.00 to your budget if that debt is still owed then.',
    'From June 2028 the payment for Card rises from £80.00 to £85.50 a month, which adds £5.50 to your budget if that debt is still owed then.',
  ]);
});

it('under a rule a payment counts as no less than the first that is asked for', () => {
  const minimum = { floor: 75 };
  expect(sentencesOf({ minimum, rateChanges: [to(6, 70)] })).toEqual([]);
  expect(sentencesOf({ minimum, rateChanges: [to(6, 100)] })).toEqual([
    expect.stringContaining(' rises from £75.00 to £100.00 a month, which adds £25.00 '),
  ]);
});

it('nothing is said of payments that stay', () => {
  expect(sentencesOf({}, { rateChanges: [to(6)] })).toEqual([]);
});
