import { describe, expect, it } from 'vitest';
import {
  type CalendarDebt,
  type CalendarOptions,
  type CalendarTerms,
  debtNow,
  planMonthsOf,
} from './calendar-terms.ts';
import { monthOf } from './months.ts';

const thisMonth = monthOf('2026-11');

function aDebt(terms?: CalendarTerms): CalendarDebt {
  return {
    creditor: 'Card',
    type: 'Credit Card',
    balance: 1_000,
    interestRate: 0,
    monthlyPayment: 50,
    termMonths: null,
    ...(terms !== undefined && { terms }),
  };
}

function change(lastMonth: string, thenRate: number, thenPayment?: number) {
  return {
    lastMonth: monthOf(lastMonth),
    thenRate,
    ...(thenPayment !== undefined && { thenPayment }),
  };
}

function planned(terms: CalendarTerms) {
  return planMonthsOf({ debts: [aDebt(terms)] }, thisMonth).debts[0];
}

function options(given: CalendarOptions) {
  return planMonthsOf({ debts: [aDebt()], options: given }, thisMonth);
}

describe('a change of the rate', () => {
  it.each([
    ['this month', '2026-11', 1],
    ['in a month', '2026-12', 2],
    ['over the turn of the year', '2027-04', 6],
  ])(
    'whose last whole month is %s is charged up to the month of the plan after it',
    (_name, lastMonth, month) => {
      expect(planned({ rateChanges: [change(lastMonth, 24.9)] })).toMatchObject({
        interestRate: 0,
        rateChanges: [{ lastMonth: month, thenRate: 24.9 }],
      });
    },
  );

  it('whose last month is over is in force: the later rate and payment are those now', () => {
    const debt = planned({ rateChanges: [change('2026-10', 24.9, 80)] });
    expect(debt).toMatchObject({ interestRate: 24.9, monthlyPayment: 80 });
    expect(debt).not.toHaveProperty('rateChanges');
  });

  it('of several that are over, the last one holds, and the last payment that one of them set', () => {
    const rateChanges = [change('2025-01', 9.9, 70), change('2026-10', 24.9), change('2027-01', 5)];
    expect(planned({ rateChanges })).toMatchObject({
      interestRate: 24.9,
      monthlyPayment: 70,
      rateChanges: [{ lastMonth: 3, thenRate: 5 }],
    });
  });

  it('later than any plan goes on is left out', () => {
    const rateChanges = [change('2126-09', 1), change('2126-10', 2)];
    expect(planned({ rateChanges })?.rateChanges).toEqual([{ lastMonth: 1_199, thenRate: 1 }]);
  });
});

it('what is not about months stays as it is', () => {
  const terms = {
    rateKind: 'apr',
    fee: 30,
    minimum: { floor: 25, percent: 1, plusInterest: true },
    priority: true,
    takesExtra: false,
  } as const;
  expect(planned(terms)).toEqual({ ...aDebt(), ...terms });
});

describe('one-offs', () => {
  it('come as many months after this one as the plan counts; those of this month and before fall away', () => {
    const oneOffs = ['2026-10', '2026-11', '2026-12', '2027-02'].map((month) => ({
      month: monthOf(month),
      amount: 100,
    }));
    expect(options({ oneOffs }).options.oneOffs).toEqual([
      { month: 1, amount: 100, debt: null },
      { month: 3, amount: 100, debt: null },
    ]);
  });

  it('of a debt name it by its place', () => {
    const oneOffs = [{ month: monthOf('2027-01'), amount: 250 }];
    const { debts, options: read } = planMonthsOf(
      { debts: [aDebt(), aDebt({ oneOffs })] },
      thisMonth,
    );
    expect(read).toEqual({ oneOffs: [{ month: 2, amount: 250, debt: 1 }] });
    expect(debts).toEqual([aDebt(), aDebt()]);
  });
});

describe('pauses', () => {
  it.each([
    ['ahead', '2026-12', '2027-02', { fromMonth: 1, toMonth: 3 }],
    [
      'that has begun begins with the first month',
      '2026-08',
      '2027-01',
      { fromMonth: 1, toMonth: 2 },
    ],
    [
      'without an end in sight ends with the plan',
      '2026-12',
      '2226-12',
      { fromMonth: 1, toMonth: 1_200 },
    ],
  ])('one %s', (_name, fromMonth, toMonth, pause) => {
    const pauses = [{ fromMonth: monthOf(fromMonth), toMonth: monthOf(toMonth) }];
    expect(options({ pauses }).options).toEqual({ pauses: [pause] });
  });

  it('that are over fall away', () => {
    const pauses = [{ fromMonth: monthOf('2026-08'), toMonth: thisMonth }];
    expect(options({ pauses }).options).toEqual({});
  });
});

it.each([
  ['2026-11', null],
  ['2026-12', 1],
  ['2027-11', 12],
  ['2126-12', null],
])('a goal of %s is one of %j months', (goal, months) => {
  expect(options({ goal: monthOf(goal) }).targetMonths).toBe(months);
});

describe('a debt as it stands this month', () => {
  it('is the very same where nothing has passed', () => {
    const debt = aDebt({ rateChanges: [change('2026-11', 24.9)] });
    expect(debtNow(debt, thisMonth)).toBe(debt);
  });

  it('has no terms once all of them have passed', () => {
    const oneOffs = [{ month: thisMonth, amount: 10 }];
    const debt = aDebt({ rateChanges: [change('2026-10', 24.9)], oneOffs });
    expect(debtNow(debt, thisMonth)).toEqual({ ...aDebt(), interestRate: 24.9 });
  });
});
