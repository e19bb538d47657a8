import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import type { PlannedChange } from '../ledger/debt-terms.ts';
import { statedRate } from '../ledger/stated-rate.ts';
import { endingDeals } from './ending-deals.ts';
import { aForecast, type SpokenDebt } from './portfolio.fixture.ts';
import { paid, rated } from './tracked-debt.fixture.ts';

/** To the end of that month the rate before, then that rate. */
const until = (
  lastMonth: string,
  thenPercent: number,
  { kind = null, payment }: { kind?: PlannedChange['kind']; payment?: number } = {},
): PlannedChange => ({
  lastMonth: monthOf(lastMonth),
  kind,
  thenThousandths: thenPercent * 1_000,
  thenPaymentPence: payment === undefined ? null : payment * 100,
});

/** £600 at 0%, of which £10 is paid each month. */
const card = (changes: readonly PlannedChange[], given: SpokenDebt = {}): SpokenDebt => ({
  payment: 10,
  ...given,
  terms: { rateChanges: changes, ...given.terms },
});
const toldOn = (today: string, ...debts: readonly SpokenDebt[]) =>
  endingDeals(aForecast(today, debts)).map(({ debtId, lastDay }) => `${debtId} ${lastDay}`);

describe('a deal that ends on 28 February 2027', () => {
  it.each([
    ['2026-12-29', []],
    ['2026-12-30', ['1 2027-02-28']],
    ['2027-01-29', ['1 2027-02-28']],
    ['2027-02-28', ['1 2027-02-28']],
    ['2027-03-01', []],
  ])('is told of on %s as %j', (today, told) => {
    expect(toldOn(today, card([until('2027-02', 24.9)]))).toEqual(told);
  });

  it.each([
    ['falls', card([until('2027-02', 10)], { rate: 12 }), false],
    ['stays', card([until('2027-02', 12)], { rate: 12 }), false],
    [
      'stays, while the payment changes',
      card([until('2027-02', 12, { payment: 20 })], { rate: 12 }),
      true,
    ],
    ['rises by very little', card([until('2027-02', 12.1)], { rate: 12 }), true],
    [
      'falls, having been set higher by hand',
      card([until('2027-02', 10)], { entries: [rated('2026-12-20', 20)] }),
      false,
    ],
    [
      'rises, having been set lower by hand',
      card([until('2027-02', 10)], { rate: 20, entries: [rated('2026-12-20', 5)] }),
      true,
    ],
    // 12% simple is 1% a month, which is an APR of 12.68%.
    [
      'is of another kind and costs less',
      card([until('2027-02', 12.5, { kind: 'apr' })], { rate: 12 }),
      false,
    ],
    [
      'is of another kind and costs more',
      card([until('2027-02', 1.01, { kind: 'monthly' })], { rate: 12 }),
      true,
    ],
  ])('whose rate %s', (_, debt, isTold) => {
    expect(toldOn('2027-01-15', debt)).toEqual(isTold ? ['1 2027-02-28'] : []);
  });

  it.each([
    ['in January', 300, false],
    ['in February, its last month', 200, false],
    // £132 is left for March. April begins with the interest of March, the first at 24.9%.
    ['in March, before a month at the later rate is charged', 134, false],
    // £1 is left at the end of March: two pence are charged on it, and £1.02 is paid in April.
    ['in April', 133, true],
    ['never', 0, true],
  ])('of a debt that the plan clears %s', (_, payment, isTold) => {
    const debt = card([until('2027-02', 24.9)], { balance: payment === 300 ? 300 : 400, payment });
    expect(toldOn('2027-01-15', debt)).toEqual(isTold ? ['1 2027-02-28'] : []);
  });

  it('is told of without interest where its new payment clears the debt in the month after', () => {
    // £200 is left for March, in which £300 is asked for.
    const debt = card([until('2027-02', 24.9, { payment: 300 })], { balance: 400, payment: 100 });
    expect(endingDeals(aForecast('2027-01-15', [debt]))).toMatchObject([
      { lastDay: '2027-02-28', thenPaymentPence: 30_000, interestPence: null },
    ]);
  });

  it('is not told of once its debt is paid off', () => {
    const debt = card([until('2027-02', 24.9)], { entries: [paid('2027-01-10', 600)] });
    expect(toldOn('2027-01-15', debt)).toEqual([]);
  });
});

it('deals of several debts, and of one, come with the soonest first; each is held against the one before', () => {
  const steps = [until('2027-01', 20), until('2027-02', 15), until('2027-03', 16)];
  const debts = [card([until('2027-02', 9)]), card(steps), card([until('2027-09', 30)])];
  expect(toldOn('2027-01-31', ...debts)).toEqual(['2 2027-01-31', '1 2027-02-28', '2 2027-03-31']);
});

it('the new rate and payment come with the interest of a month on what the plan has by then', () => {
  const debt = card([until('2027-02', 24, { payment: 40 })], {
    balance: 1_200,
    payment: 100,
    on: '2026-12-10',
  });
  // £1,200 less £100 in January and February: £1,000 at 2% a month.
  expect(endingDeals(aForecast('2027-01-15', [debt]))).toEqual([
    {
      debtId: 1,
      creditor: 'Barclaycard',
      lastDay: '2027-02-28',
      thenRate: statedRate(null, 24),
      thenPaymentPence: 4_000,
      interestPence: 2_000,
    },
  ]);
});

it('interest is told also where the debt would never be cleared', () => {
  const debt = card([until('2027-02', 24)], { balance: 1_000, payment: 0, on: '2026-12-10' });
  expect(endingDeals(aForecast('2027-01-15', [debt]))).toMatchObject([{ interestPence: 2_000 }]);
});
