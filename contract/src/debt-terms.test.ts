import { describe, expect, it } from 'vitest';
import { compareStrategiesCall } from './strategies.ts';

const request = compareStrategiesCall.body;

const aDebt = {
  creditor: 'Card',
  type: 'Credit Card',
  balance: 3_000,
  interestRate: 18.9,
  monthlyPayment: 100,
};
const change = { lastMonth: 6, thenRate: 24.9 };

function problemsOf(given: unknown): [string, string][] {
  const { error } = request.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('what a debt may say beyond its rate and its payment', () => {
  it.each([
    { rateKind: 'apr', interestRate: 1_296.5 },
    { rateKind: 'monthly', interestRate: 1.527 },
    { rateChanges: [] },
    { rateChanges: [change, { lastMonth: 7, thenRate: 0, thenPayment: 0 }] },
    { rateChanges: Array.from({ length: 10 }, (_, at) => ({ ...change, lastMonth: at + 1 })) },
    { rateChanges: [{ ...change, thenPayment: null, unknown: 'x' }] },
    { fee: 0 },
    { minimum: { floor: 25, percent: 1, plusInterest: true } },
    { minimum: { floor: 0, percent: null, plusInterest: null }, monthlyPayment: null },
    { minimum: { floor: 0 }, monthlyPayment: 0 },
    { priority: true, takesExtra: false },
    {
      ...{ rateKind: null, rateChanges: null, fee: null, minimum: null },
      ...{ priority: null, takesExtra: null },
    },
  ])('takes %j', (terms) => {
    expect(problemsOf({ debts: [{ ...aDebt, ...terms }] })).toEqual([]);
  });

  it('counts a payment that a rule makes needless as 0', () => {
    const { monthlyPayment: _, ...unpaid } = aDebt;
    const debts = [{ ...unpaid, minimum: { floor: 25 } }];
    expect(request.parse({ debts }).debts[0]?.monthlyPayment).toBe(0);
    expect(problemsOf({ debts: [unpaid] })).toEqual([
      ['debts.0.monthlyPayment', 'Monthly payment is required'],
    ]);
    expect(problemsOf({ debts: [{ ...unpaid, minimum: null }] })).toHaveLength(1);
  });

  it.each([
    [{ rateKind: 'yearly' }, 'rateKind', 'Kind of rate must be simple, apr, ear or monthly'],
    [{ rateKind: 'apr', interestRate: 10_000 }, 'interestRate', /between 0 and 9,999\.99$/],
    [{ rateKind: 'simple', interestRate: 4.795 }, 'interestRate', /2 decimal places$/],
    [{ rateKind: 'apr', interestRate: '18.9' }, 'interestRate', 'Rate must be a number'],
    [{ rateChanges: 6 }, 'rateChanges', 'rateChanges must be a list'],
    [{ rateChanges: [6] }, 'rateChanges.0', 'Each change needs a last month and a rate'],
    [{ rateChanges: [{ thenRate: 1 }] }, 'rateChanges.0.lastMonth', 'Month is required'],
    [
      { rateChanges: [{ lastMonth: 'May', thenRate: 1 }] },
      'rateChanges.0.lastMonth',
      'Month must be a number',
    ],
    [
      { rateChanges: [{ lastMonth: 1_200, thenRate: 1 }] },
      'rateChanges.0.lastMonth',
      'Month must be between 1 and 1,199',
    ],
    [
      { rateChanges: [change, change] },
      'rateChanges.1.lastMonth',
      'Each change must come after the one before',
    ],
    [{ rateChanges: [{ lastMonth: 6 }] }, 'rateChanges.0.thenRate', 'Rate is required'],
    [
      { rateChanges: [{ ...change, thenRate: 24.95 }] },
      'rateChanges.0.thenRate',
      'Rate can have at most 1 decimal place',
    ],
    [
      { rateKind: 'ear', rateChanges: [{ ...change, thenRate: -1 }] },
      'rateChanges.0.thenRate',
      'Rate must be between 0 and 9,999.99',
    ],
    [
      { rateChanges: [{ ...change, thenPayment: -1 }] },
      'rateChanges.0.thenPayment',
      'New payment must be 0 or more',
    ],
    [
      { rateChanges: Array.from({ length: 11 }, () => 'x') },
      'rateChanges',
      'A debt can have at most 10 changes of its rate',
    ],
    [{ fee: -1 }, 'fee', 'Fee must be 0 or more'],
    [{ fee: '90' }, 'fee', 'Fee must be a number'],
    [{ fee: '' }, 'fee', 'Fee must be a number'],
    [{ minimum: 25 }, 'minimum', 'A minimum needs a floor'],
    [{ minimum: {} }, 'minimum.floor', 'Minimum is required'],
    [{ minimum: { floor: -1 } }, 'minimum.floor', 'Minimum must be 0 or more'],
    [
      { minimum: { floor: 5, percent: 101 } },
      'minimum.percent',
      'Percentage must be between 0 and 100',
    ],
    [
      { minimum: { floor: 5, plusInterest: 1 } },
      'minimum.plusInterest',
      'plusInterest must be true or false',
    ],
    [{ priority: 'yes' }, 'priority', 'priority must be true or false'],
    [{ takesExtra: 0 }, 'takesExtra', 'takesExtra must be true or false'],
  ])('refuses %j at %s', (terms, field, message) => {
    expect(problemsOf({ debts: [aDebt, { ...aDebt, ...terms }] })).toEqual([
      [`debts.1.${field}`, expect.stringMatching(message)],
    ]);
  });

  it('names problems in the order of the fields, whether of one field or of two', () => {
    const wrong = { ...aDebt, type: 'Mortgage', balance: -1, interestRate: 100.1, fee: -1 };
    expect(problemsOf({ debts: [{ ...wrong, monthlyPayment: undefined }] })).toEqual([
      ['debts.0.balance', 'Balance must be greater than 0'],
      ['debts.0.interestRate', 'Rate must be between 0 and 100'],
      ['debts.0.monthlyPayment', 'Monthly payment is required'],
      ['debts.0.termMonths', 'Term is required for this debt type'],
      ['debts.0.fee', 'Fee must be 0 or more'],
    ]);
  });
});

describe('what a request may say beside its debts', () => {
  const oneOff = { month: 4, amount: 500 };

  it.each([
    { oneOffs: [oneOff, { ...oneOff, debt: 0 }, { ...oneOff, debt: null }] },
    { pauses: [{ fromMonth: 1, toMonth: 1_200 }] },
    { targetMonths: 1 },
    { oneOffs: null, pauses: null, targetMonths: null },
    { oneOffs: [], pauses: [] },
  ])('takes %j', (options) => {
    expect(problemsOf({ debts: [aDebt], ...options })).toEqual([]);
  });

  it.each([
    [{ oneOffs: 'bonus' }, 'oneOffs', 'oneOffs must be a list'],
    [{ oneOffs: [null] }, 'oneOffs.0', 'Each one-off needs a month and an amount'],
    [{ oneOffs: [{ amount: 5 }] }, 'oneOffs.0.month', 'Month is required'],
    [
      { oneOffs: [{ ...oneOff, month: 1_201 }] },
      'oneOffs.0.month',
      'Month must be between 1 and 1,200',
    ],
    [{ oneOffs: [{ ...oneOff, amount: 0 }] }, 'oneOffs.0.amount', 'Amount must be greater than 0'],
    [{ oneOffs: [{ month: 4 }] }, 'oneOffs.0.amount', 'Amount is required'],
    [{ oneOffs: [oneOff, { ...oneOff, debt: 1 }] }, 'oneOffs.1.debt', 'Choose one of the debts'],
    [{ oneOffs: [{ ...oneOff, debt: -1 }] }, 'oneOffs.0.debt', 'Choose one of the debts'],
    [{ oneOffs: [{ ...oneOff, debt: 'Card' }] }, 'oneOffs.0.debt', 'Choose one of the debts'],
    [
      { oneOffs: Array.from({ length: 101 }, () => oneOff) },
      'oneOffs',
      'A plan can have at most 100 one-offs',
    ],
    [{ pauses: {} }, 'pauses', 'pauses must be a list'],
    [{ pauses: [3] }, 'pauses.0', 'Each pause needs a first and a last month'],
    [
      { pauses: [{ fromMonth: 0, toMonth: 3 }] },
      'pauses.0.fromMonth',
      'Month must be between 1 and 1,200',
    ],
    [
      { pauses: [{ fromMonth: 4, toMonth: 3 }] },
      'pauses.0.toMonth',
      'The last month of a pause must not be before its first',
    ],
    [
      { pauses: Array.from({ length: 21 }, () => ({ fromMonth: 1, toMonth: 1 })) },
      'pauses',
      'A plan can have at most 20 pauses',
    ],
    [{ targetMonths: 1_201 }, 'targetMonths', 'Goal must be between 1 and 1,200 months'],
    [{ targetMonths: '24' }, 'targetMonths', 'Goal must be a number'],
  ])('refuses %j at %s', (options, field, message) => {
    expect(problemsOf({ debts: [aDebt], ...options })).toEqual([[field, message]]);
  });

  it('works a goal out for 50 debts, and not for 51', () => {
    const debts = Array.from({ length: 51 }, () => aDebt);
    expect(problemsOf({ debts, targetMonths: 60 })).toEqual([
      ['targetMonths', 'A goal can be worked out for up to 50 debts'],
    ]);
    expect(problemsOf({ debts: debts.slice(1), targetMonths: 60 })).toEqual([]);
  });
});
