import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import type { LaterEntry } from './entries.ts';
import { type RequiredDebt, requiredPence } from './required-payment.ts';
import type { StatedRate } from './stated-rate.ts';

const rule = { floorPence: 2_500, percentBasisPoints: 100, plusInterest: true };
const apr = (thousandths: number): StatedRate => ({ kind: 'apr', thousandths });

/** £2,000.00, added in November 2026 at £100.00 a month. */
function aDebt(
  debt: Partial<RequiredDebt['debt']> = {},
  { rate = apr(24_900), others = [] as LaterEntry[] } = {},
): RequiredDebt {
  const on = '2026-11-15';
  return {
    opening: { kind: 'opening', on, order: 1, balancePence: 200_000, rate, compounds: true },
    others,
    changes: [],
    firstPaymentPence: 10_000,
    debt: {
      monthlyPaymentPence: 10_000,
      paymentSetOn: on,
      paidOffOn: null,
      rateChanges: [],
      minimumRule: null,
      ...debt,
    },
  };
}

describe('without a rule, the payment of a month', () => {
  it.each([
    ['2026-12', 10_000],
    ['2027-02', 10_000],
    ['2027-03', 12_000],
    ['2027-05', 12_000],
    ['2027-06', 15_000],
    ['2027-07', 15_000],
  ])('is what its owner had set by then: %s', (month, pence) => {
    const debt = aDebt({
      monthlyPaymentPence: 15_000,
      paymentSetOn: '2027-06-02',
      formerPayments: [
        { setOn: '2026-11-15', pence: 10_000 },
        { setOn: '2027-03-31', pence: 12_000 },
      ],
    });
    expect(requiredPence(debt, monthOf(month))).toBe(pence);
  });

  it('follows a change that was planned after that', () => {
    const rateChanges = [
      {
        lastMonth: monthOf('2027-03'),
        kind: null,
        thenThousandths: 0,
        thenPaymentPence: 13_000,
      },
    ];
    const formerPayments = [{ setOn: '2027-02-10', pence: 12_000 }];
    const debt = aDebt({
      monthlyPaymentPence: 15_000,
      paymentSetOn: '2027-06-02',
      rateChanges,
      formerPayments,
    });
    const asked = ['2027-03', '2027-04', '2027-06'].map((month) =>
      requiredPence(debt, monthOf(month)),
    );
    expect(asked).toEqual([12_000, 13_000, 15_000]);
  });
});

describe('by a rule, in the month in which the debt was added', () => {
  const november = monthOf('2026-11');
  const rateOn = (on: string, order: number, rate: StatedRate): LaterEntry => ({
    kind: 'rate',
    on,
    order,
    rate,
  });

  it('it is of the balance and the rate as they were entered', () => {
    // 1 % is 20.00, and a month at 24.9 % a year is 37.40.
    expect(requiredPence(aDebt({ minimumRule: rule }), november)).toBe(5_740);
  });

  it('a rate that was corrected on that day counts, the last of them', () => {
    const others = [
      rateOn('2026-11-15', 3, apr(24_900)),
      rateOn('2026-11-15', 2, apr(12_900)),
      rateOn('2026-11-20', 4, apr(39_900)),
    ];
    const debt = aDebt({ minimumRule: rule }, { rate: apr(2_490), others });
    expect(requiredPence(debt, november)).toBe(5_740);
  });
});
