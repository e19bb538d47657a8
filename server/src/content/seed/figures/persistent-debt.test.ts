/** The literals were worked out with 40 decimals in another language. */
import { expect, test } from 'vitest';
import { cardOnPayment } from './card-minimums.ts';
import { clearedBy } from './one-debt.ts';
import {
  afterThirtySixMonths,
  eighteenMonthsAt,
  firstMinimumPence,
  minimumAfterThirtySixMonths,
  onMinimums,
  smallestPaymentOutPence,
} from './persistent-debt.ts';

test('the first minimum is the interest and 1% of the balance', () => {
  expect(firstMinimumPence()).toBe(5_610 + 3_000);
});

test('18 and 36 months of minimums pay more interest than principal', () => {
  expect(onMinimums(18)).toMatchObject({ interestPence: 92_842, principalPence: 49_645 });
  expect(onMinimums(36)).toMatchObject({ interestPence: 170_321, balancePence: 208_924 });
});

test('the minimum of the 37th month is its interest and 1% of the balance', () => {
  expect(minimumAfterThirtySixMonths()).toBe(3_907 + 2_089);
});

test('at £98 a month interest no longer outweighs principal, at £97 it does', () => {
  expect(eighteenMonthsAt(9_700)).toMatchObject({ interestPence: 88_032, principalPence: 86_568 });
  expect(eighteenMonthsAt(9_800)).toMatchObject({ interestPence: 87_715, principalPence: 88_685 });
  expect(smallestPaymentOutPence()).toBe(9_800);
});

test('£100 a month pays more principal than interest, and clears the card in the calculator', () => {
  expect(eighteenMonthsAt(10_000)).toMatchObject({ interestPence: 87_080, principalPence: 92_920 });
  expect(clearedBy(cardOnPayment(10_000))).toMatchObject({
    months: 45,
    interestPence: 144_382,
  });
});

test.each([
  [36, { payment: 80.27, interestPence: 80_035 }],
  [48, { payment: 66.33, interestPence: 109_427 }],
])('what is left after 36 months of minimums clears in %s months', (months, expected) => {
  const left = afterThirtySixMonths(months);
  expect(left).toMatchObject({ balance: 2_089.24, monthlyPayment: expected.payment });
  expect(clearedBy(left)).toMatchObject({ months, interestPence: expected.interestPence });
});
