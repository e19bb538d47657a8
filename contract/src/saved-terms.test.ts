import { describe, expect, it } from 'vitest';
import { changePlanCall } from './plan.ts';
import {
  addDebtCall,
  createPortfolioCall,
  type DebtFacts,
  replaceDebtsCall,
  updateDebtCall,
} from './portfolios.ts';

const aDebt = {
  creditor: 'Card',
  debt_type: 'Credit Card',
  balance: 3_000,
  interest_rate: 18.9,
  monthly_payment: 100,
};
const change = { last_month: '2027-02', then_rate: 24.9 };

type Body = { readonly safeParse: (given: unknown) => { error?: { issues: Issue[] } } };
type Issue = { readonly path: PropertyKey[]; readonly message: string };

function problemsOf(body: Body, given: unknown): [string, string][] {
  const { error } = body.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('what a debt may be saved with beyond its rate and its payment', () => {
  it.each([
    { rate_kind: 'apr', interest_rate: 1_296.55 },
    { rate_kind: 'monthly', interest_rate: 1.527, rate_changes: [{ ...change, then_rate: 2.125 }] },
    { rate_changes: [] },
    { rate_changes: [change, { last_month: '2027-03', then_rate: 0, then_payment: 0 }] },
    { rate_changes: [{ ...change, then_payment: null, unknown: 'x' }] },
    { fee: 0 },
    { minimum_rule: { floor: 25, percent: 1, plus_interest: true } },
    { minimum_rule: { floor: 0, percent: null, plus_interest: null }, monthly_payment: null },
    { is_priority: true, takes_extra: false },
    { one_offs: [{ month: '2026-12', amount: 0.01 }] },
    {
      ...{ rate_kind: null, rate_changes: null, minimum_rule: null, fee: null },
      ...{ is_priority: null, takes_extra: null, one_offs: null },
    },
  ])('takes %j, whether it is added or changed', (terms) => {
    for (const { body } of [addDebtCall, updateDebtCall]) {
      expect(problemsOf(body, { ...aDebt, ...terms })).toEqual([]);
    }
  });

  it('leaves out what was left out, so that it stays as it is', () => {
    const facts: DebtFacts = addDebtCall.body.parse(aDebt);
    expect(facts).toEqual(aDebt);
  });

  it.each<readonly [Record<string, unknown>, string, string | RegExp]>([
    [{ rate_kind: 'yearly' }, 'rate_kind', 'Kind of rate must be simple, apr, ear or monthly'],
    [{ rate_kind: 'apr', interest_rate: 10_000 }, 'interest_rate', /between 0 and 9,999\.99$/],
    [{ rate_kind: 'simple', interest_rate: 4.795 }, 'interest_rate', /2 decimal places$/],
    [{ rate_kind: 'monthly', interest_rate: 1.5275 }, 'interest_rate', /3 decimal places$/],
    [{ rate_kind: 'monthly', interest_rate: 100.001 }, 'interest_rate', /between 0 and 100$/],
    [{ rate_kind: 'simple', interest_rate: 100.01 }, 'interest_rate', /between 0 and 100$/],
    [{ rate_kind: 'ear', interest_rate: 39.905 }, 'interest_rate', /2 decimal places$/],
    [{ rate_changes: 6 }, 'rate_changes', 'rate_changes must be a list'],
    [{ rate_changes: [6] }, 'rate_changes.0', 'Each change needs a last month and a rate'],
    [{ rate_changes: [{ then_rate: 1 }] }, 'rate_changes.0.last_month', 'Month is required'],
    ...['2026-13', '2026-00', '2026-1', '2026-12-01', '', 'December', 202_612, null].map(
      (last_month) =>
        [
          { rate_changes: [{ ...change, last_month }] },
          'rate_changes.0.last_month',
          'Month is required',
        ] as const,
    ),
    [{ rate_changes: [{ last_month: '2026-12' }] }, 'rate_changes.0.then_rate', 'Rate is required'],
    [
      { rate_changes: [change, change] },
      'rate_changes.1.last_month',
      'Each change must come after the one before',
    ],
    [
      { rate_changes: Array.from({ length: 11 }, () => change) },
      'rate_changes',
      'A debt can have at most 10 changes of its rate',
    ],
    [
      { rate_changes: [{ ...change, then_payment: -1 }] },
      'rate_changes.0.then_payment',
      'New payment must be 0 or more',
    ],
    [{ minimum_rule: 25 }, 'minimum_rule', 'A minimum needs a floor'],
    [{ minimum_rule: { percent: 1 } }, 'minimum_rule.floor', 'Minimum is required'],
    [{ minimum_rule: { floor: -1 } }, 'minimum_rule.floor', 'Minimum must be 0 or more'],
    [
      { minimum_rule: { floor: 5, percent: 100.01 } },
      'minimum_rule.percent',
      'Percentage must be between 0 and 100',
    ],
    [{ minimum_rule: { floor: 5, percent: 2.255 } }, 'minimum_rule.percent', /2 decimal places$/],
    [{ is_priority: 1 }, 'is_priority', 'is_priority must be true or false'],
    [{ takes_extra: 'no' }, 'takes_extra', 'takes_extra must be true or false'],
    [{ fee: -0.01 }, 'fee', 'Fee must be 0 or more'],
    [{ fee: 1.001 }, 'fee', 'Fee can have at most 2 decimal places'],
    [{ fee: 100_000_000.01 }, 'fee', 'Fee must be at most £100,000,000.00'],
    [{ fee: '60' }, 'fee', 'Fee must be a number'],
    [{ one_offs: {} }, 'one_offs', 'one_offs must be a list'],
    [{ one_offs: [{ amount: 5 }] }, 'one_offs.0.month', 'Month is required'],
    [{ one_offs: [{ month: '2027-13', amount: 5 }] }, 'one_offs.0.month', 'Month is required'],
    [
      { one_offs: [{ month: '2027-01', amount: 0 }] },
      'one_offs.0.amount',
      'Amount must be greater than 0',
    ],
    [
      { one_offs: Array.from({ length: 101 }, () => ({ month: '2027-01', amount: 1 })) },
      'one_offs',
      'A plan can have at most 100 one-offs',
    ],
  ])('refuses %j', (terms, path, message) => {
    for (const { body } of [addDebtCall, updateDebtCall]) {
      expect(problemsOf(body, { ...aDebt, ...terms })).toEqual([
        [path, typeof message === 'string' ? message : expect.stringMatching(message)],
      ]);
    }
  });

  it('names problems in the order of the fields', () => {
    const given = { ...aDebt, balance: -1, interest_rate: 101, fee: -1 };
    expect(problemsOf(addDebtCall.body, given).map(([path]) => path)).toEqual([
      'balance',
      'interest_rate',
      'fee',
    ]);
  });
});

describe('what hangs on what is stored', () => {
  const { monthly_payment: _, ...unpaid } = aDebt;
  const missing = [['monthly_payment', 'Monthly payment is required']];

  it('needs a payment of a new debt without a minimum rule', () => {
    expect(problemsOf(addDebtCall.body, unpaid)).toEqual(missing);
    expect(problemsOf(addDebtCall.body, { ...unpaid, minimum_rule: null })).toEqual(missing);
    expect(problemsOf(addDebtCall.body, { ...unpaid, minimum_rule: { floor: 25 } })).toEqual([]);
    expect(problemsOf(createPortfolioCall.body, { name: 'Ours', debts: [unpaid] })).toEqual([
      ['debts.0.monthly_payment', 'Monthly payment is required'],
    ]);
  });

  it('leaves it to the server of a debt that may have a rule', () => {
    expect(problemsOf(updateDebtCall.body, unpaid)).toEqual([]);
    expect(problemsOf(replaceDebtsCall.body, { debts: [unpaid] })).toEqual([]);
  });

  it('leaves to the server what hangs on a stored kind, and rates to come', () => {
    const rates = { interest_rate: 150, rate_changes: [{ ...change, then_rate: 1.527 }] };
    expect(problemsOf(addDebtCall.body, { ...aDebt, ...rates })).toEqual([
      ['interest_rate', 'Rate must be between 0 and 100'],
      ['rate_changes.0.then_rate', 'Rate can have at most 1 decimal place'],
    ]);
    expect(problemsOf(updateDebtCall.body, { ...aDebt, ...rates })).toEqual([]);
    const withoutKind = { ...aDebt, ...rates, rate_kind: null };
    expect(problemsOf(updateDebtCall.body, withoutKind)).toEqual([
      ['interest_rate', 'Rate must be between 0 and 100'],
    ]);
  });
});

describe('what a portfolio may keep beyond its debts', () => {
  it.each([
    { one_offs: [{ month: '2026-12', amount: 500 }], pauses: [], debt_free_by: '2029-03' },
    { pauses: [{ from_month: '2027-01', to_month: '2027-01' }] },
    { one_offs: null, pauses: null, debt_free_by: null },
    {},
  ])('takes %j', (options) => {
    expect(problemsOf(changePlanCall.body, options)).toEqual([]);
    expect(problemsOf(replaceDebtsCall.body, { debts: [], ...options })).toEqual([]);
  });

  it.each([
    [{ debt_free_by: 'soon' }, 'debt_free_by', 'Month is required'],
    [{ pauses: [5] }, 'pauses.0', 'Each pause needs a first and a last month'],
    [
      { pauses: [{ from_month: '2027-02', to_month: '2027-01' }] },
      'pauses.0.to_month',
      'The last month of a pause must not be before its first',
    ],
    [
      {
        pauses: Array.from({ length: 21 }, () => ({ from_month: '2027-01', to_month: '2027-01' })),
      },
      'pauses',
      'A plan can have at most 20 pauses',
    ],
    [{ one_offs: [{ month: '2027-01', amount: -5 }] }, 'one_offs.0.amount', /greater than 0$/],
    // Left out, it would take them away.
    [{ debt_one_offs: [{ debt_id: 1 }] }, 'debt_one_offs.0.one_offs', 'one_offs must be a list'],
    [
      {
        debt_one_offs: [
          { debt_id: 1, one_offs: [] },
          { debt_id: 1, one_offs: null },
        ],
      },
      'debt_one_offs',
      'Name each debt once',
    ],
  ])('refuses %j', (options, path, message) => {
    expect(problemsOf(changePlanCall.body, options)).toEqual([
      [path, typeof message === 'string' ? message : expect.stringMatching(message)],
    ]);
  });
});
