import { calculatorRules } from '@debt-payoff/contract/debt-rules';
import { portfolioDebtRules } from '@debt-payoff/contract/portfolio-rules';
import { describe, expect, it } from 'vitest';
import { aTypedCard as card } from './debt-form.fixture.ts';
import {
  blankDebt,
  type DebtForm,
  type DebtProblems,
  debtProblems,
  usualTerm,
} from './debt-form.ts';

const portfolioRules = portfolioDebtRules(null);

describe.each([
  ['the calculator', calculatorRules],
  ['a portfolio', portfolioRules],
])('a debt that is typed into %s', (_, rules) => {
  it('needs everything but a term', () => {
    expect(debtProblems(blankDebt, rules)).toEqual({
      creditor: 'Creditor name is required',
      type: 'Please select a debt type',
      balance: 'Balance is required',
      interestRate: 'Rate is required',
      monthlyPayment: 'Monthly payment is required',
    });
    expect(debtProblems(card, rules)).toEqual({});
  });

  it.each<[Partial<DebtForm>, DebtProblems]>([
    [{ creditor: 'x'.repeat(201) }, { creditor: 'Creditor name can have at most 200 characters' }],
    [{ type: 'Yacht' }, { type: 'Please select a debt type' }],
    [{ balance: 'lots' }, { balance: 'Balance must be a number' }],
    [{ balance: '2640,55' }, { balance: 'Balance must have a decimal point, such as 1,234.50' }],
    [{ balance: '1.234' }, { balance: 'Balance can have at most 2 decimal places' }],
    [{ interestRate: '100.1' }, { interestRate: 'Rate must be between 0 and 100' }],
    [{ interestRate: '7.55' }, { interestRate: 'Rate can have at most 1 decimal place' }],
    [{ type: 'Mortgage', termMonths: 'years' }, { termMonths: 'Term must be a number' }],
    [{ type: 'Credit Card', termMonths: 'years' }, {}],
  ])('with %j has the problems %j', (change, problems) => {
    expect(debtProblems({ ...card, ...change }, rules)).toEqual(problems);
  });

  it('names its problems in the order of its fields', () => {
    const wrong = { ...blankDebt, type: 'Mortgage', termMonths: 'years' };
    expect(Object.keys(debtProblems(wrong, rules))).toEqual([
      'creditor',
      'balance',
      'interestRate',
      'monthlyPayment',
      'termMonths',
    ]);
  });
});

it.each([
  ['', 'Term is required for this debt type', undefined],
  ['0', 'Term is required for this debt type', undefined],
  ['6.9', 'Term must be a whole number of months', 'Term must be a whole number of months'],
  ['1201', 'Term must be between 1 and 1200', 'Term must be between 0 and 1200'],
])(
  'a mortgage with the term %j is told what is asked for it in each form',
  (termMonths, ...expected) => {
    const mortgage = { ...card, type: 'Mortgage', termMonths };
    const rules = [calculatorRules, portfolioRules];
    expect(rules.map((one) => debtProblems(mortgage, one).termMonths)).toEqual(expected);
  },
);

it('a payment below the interest cannot be calculated, but may be saved', () => {
  const debt = { ...card, monthlyPayment: '54.78' };
  expect(debtProblems(debt, calculatorRules)).toEqual({
    monthlyPayment: 'Minimum payment must be at least £54.79 to cover interest',
  });
  expect(debtProblems(debt, portfolioRules)).toEqual({});
});

it('a loan or a mortgage starts with the usual term, and others have none', () => {
  expect(['Mortgage', 'Personal Loan', 'Auto Loan', ''].map(usualTerm)).toEqual([
    '360',
    '360',
    '',
    '',
  ]);
});
