import { describe, expect, it } from 'vitest';
import { listProblems } from './form-fields.ts';
import { blankRow, type Row } from './rows.ts';

const card: Row = {
  ...blankRow(1),
  creditor: 'Barclaycard',
  type: 'Credit Card',
  balance: '3,000',
  interestRate: '18.9',
  monthlyPayment: '90',
};
const messagesOf = (rows: readonly Row[], extra = '') =>
  listProblems({ rows, extra }).map(({ message }) => message);

describe('a debt', () => {
  const long = 'x'.repeat(201);
  it.each<[Partial<Row>, string]>([
    [{ creditor: '' }, 'Creditor name is required'],
    [{ creditor: long }, 'Creditor name can have at most 200 characters'],
    [{ type: '' }, 'Please select a debt type'],
    [{ balance: '' }, 'Balance is required'],
    [{ balance: 'abc' }, 'Balance must be a number'],
    [{ balance: '-5' }, 'Balance must be greater than 0'],
    [{ balance: '0' }, 'Balance must be greater than 0'],
    [{ balance: '1,234.567' }, 'Balance can have at most 2 decimal places'],
    [{ balance: '1e9' }, 'Balance must be a number'],
    [{ balance: '5%' }, 'Balance must be a number'],
    [{ balance: '🙂' }, 'Balance must be a number'],
    [{ balance: '999999999' }, 'Balance must be at most £100,000,000.00'],
    [{ interestRate: '' }, 'Rate is required'],
    [{ interestRate: 'abc' }, 'Rate must be a number'],
    [{ interestRate: '-5' }, 'Rate must be between 0 and 100'],
    [{ interestRate: '100.1' }, 'Rate must be between 0 and 100'],
    [{ interestRate: '18.95' }, 'Rate can have at most 1 decimal place'],
    [{ interestRate: '18,9' }, 'Rate must have a decimal point, such as 18.9'],
    [{ monthlyPayment: '' }, 'Monthly payment is required'],
    [{ monthlyPayment: long }, 'Monthly payment must be a number'],
    [{ monthlyPayment: '0' }, 'Monthly payment must be greater than 0'],
    [{ monthlyPayment: '1.234' }, 'Monthly payment can have at most 2 decimal places'],
    [{ monthlyPayment: '47.24' }, 'Minimum payment must be at least £47.25 to cover interest'],
    [{ type: 'Personal Loan', termMonths: '' }, 'Term is required for this debt type'],
    [{ type: 'Mortgage', termMonths: 'abc' }, 'Term must be a number'],
  ])('with %j is refused: %s', (change, message) => {
    expect(messagesOf([{ ...card, ...change }])).toEqual([message]);
  });

  it.each<Partial<Row>>([
    {},
    { monthlyPayment: '47.25' },
    { balance: '£ 3,000.50' },
    { interestRate: '18.9%' },
    { type: 'Personal Loan', termMonths: '36' },
  ])('with %j is accepted', (change) => {
    expect(messagesOf([{ ...card, ...change }])).toEqual([]);
  });

  it('whose balance is wrong is not told what its payment must cover', () => {
    expect(messagesOf([{ ...card, balance: 'abc', monthlyPayment: '1' }])).toEqual([
      'Balance must be a number',
    ]);
  });
});

it.each([
  ['abc', 'Extra payment must be a number'],
  ['-1', 'Extra payment must be 0 or more'],
  ['10.005', 'Extra payment can have at most 2 decimal places'],
])('an extra payment of %s is refused: %s', (extra, message) => {
  expect(messagesOf([card], extra)).toEqual([message]);
});

it.each(['', ' ', '0', '25.50'])('an extra payment of %j is accepted', (extra) => {
  expect(messagesOf([card], extra)).toEqual([]);
});

it('problems are listed in the order of the fields, each with its debt as the form numbers it, and its field', () => {
  const first = { ...card, creditor: '', balance: '0', interestRate: '' };
  const third = { ...card, id: 7, type: '', monthlyPayment: '1' };
  const term = { ...card, id: 8, type: 'Mortgage' };
  const rows = [first, blankRow(2), third, term];
  expect(listProblems({ rows, extra: '-1' })).toEqual([
    ...[
      { fieldId: 'debt-1-creditor', about: 'Debt 1, creditor', message: required },
      { fieldId: 'debt-1-balance', about: 'Debt 1, balance', message: notPositive },
      { fieldId: 'debt-1-interestRate', about: 'Debt 1, interest rate', message: noRate },
      { fieldId: 'debt-7-type', about: 'Debt 3, type', message: noType },
      { fieldId: 'debt-7-monthlyPayment', about: 'Debt 3, monthly payment', message: tooLow },
      { fieldId: 'debt-8-termMonths', about: 'Debt 4, term', message: noTerm },
    ],
    { fieldId: 'extra-payment', message: 'Extra payment must be 0 or more' },
  ]);
});

const required = 'Creditor name is required';
const notPositive = 'Balance must be greater than 0';
const noRate = 'Rate is required';
const noType = 'Please select a debt type';
const tooLow = 'Minimum payment must be at least £47.25 to cover interest';
const noTerm = 'Term is required for this debt type';

it('rows that are wholly blank do not count, but for the first', () => {
  expect(messagesOf([card, blankRow(2)])).toEqual([]);
  expect(messagesOf([blankRow(1), blankRow(2)])).toHaveLength(5);
});
