import { describe, expect, it } from 'vitest';
import { countDebts, debtName } from './counted-debts.ts';
import {
  extraProblemWords,
  missingFieldId,
  missingFigures,
  uncountedInShort,
} from './missing-figures.ts';
import { blankRow, extraProblemOf, type Row } from './rows.ts';

const card: Row = {
  ...blankRow(1),
  creditor: 'Barclaycard',
  balance: '3,000',
  interestRate: '18.9',
  monthlyPayment: '90',
};

describe('a debt in which something stands', () => {
  it.each<[Partial<Row>, string]>([
    [{ monthlyPayment: '' }, 'its payment is missing'],
    [{ monthlyPayment: '', interestRate: '' }, 'its rate and payment are missing'],
    [
      { balance: '', monthlyPayment: ' ', interestRate: '' },
      'its balance, rate and payment are missing',
    ],
    [{ interestRate: 'abc' }, 'its rate must be a number'],
    [{ interestRate: '189' }, 'its rate must be between 0 and 100'],
    [{ interestRate: '18,9' }, 'its rate must have a decimal point, such as 18.9'],
    [{ interestRate: '18.95' }, 'its rate can have at most 1 decimal place'],
    [{ balance: '0' }, 'its balance must be greater than 0'],
    [{ balance: '5%' }, 'its balance must be a number'],
    [{ balance: '1e9' }, 'its balance must be a number'],
    [{ balance: '999999999' }, 'its balance must be at most £100,000,000.00'],
    [{ monthlyPayment: '1.234' }, 'its payment can have at most 2 decimal places'],
    [
      { balance: 'abc', monthlyPayment: '' },
      'its payment is missing, and its balance must be a number',
    ],
    [
      { balance: '', monthlyPayment: '', terms: { minimum: { floor: 25 } } },
      'its balance is missing',
    ],
  ])('with %j is not counted: %s', (change, words) => {
    const { debts, uncounted } = countDebts([{ ...card, ...change }]);
    expect(debts).toEqual([]);
    expect(uncounted.map(({ row }) => missingFigures(row))).toEqual([words]);
  });

  it.each<[string, Partial<Row>]>([
    ['a creditor', { creditor: 'Bank' }],
    ['a type', { type: 'Overdraft' }],
    ['a balance', { balance: '5' }],
    ['a rate', { interestRate: '5' }],
    ['a payment', { monthlyPayment: '5' }],
  ])('is one with nothing but %s', (_, typed) => {
    expect(countDebts([card, { ...blankRow(2), ...typed }])).toMatchObject({
      debts: [{ position: 1 }],
      uncounted: [{ position: 2 }],
    });
  });

  it.each(['47.25', '47.24', '0.01'])(
    'is counted with a payment of %s, which never clears it',
    (monthlyPayment) => {
      const { debts, uncounted } = countDebts([{ ...card, monthlyPayment }]);
      expect(debts).toMatchObject([{ monthlyPayment: Number(monthlyPayment) }]);
      expect(uncounted).toEqual([]);
    },
  );

  it('needs neither a creditor nor a type', () => {
    const { debts } = countDebts([{ ...card, creditor: ' ' }]);
    expect(debts.map(debtName)).toEqual(['Debt 1']);
  });
});

it('blank rows are left out, and the others keep the numbers of the form', () => {
  const rows = [
    blankRow(1),
    { ...card, id: 7 },
    blankRow(3),
    { ...card, id: 4, creditor: '' },
    { ...card, id: 5, balance: '' },
  ];
  const { debts, uncounted } = countDebts(rows);
  expect(debts.map(debtName)).toEqual(['Barclaycard', 'Debt 4']);
  expect(uncounted).toEqual([{ position: 5, row: rows[4] }]);
  expect(uncounted.map(({ row }) => missingFieldId(row))).toEqual(['debt-5-balance']);
});

it.each([
  ['abc', 'it must be a number'],
  ['5%', 'it must be a number'],
  ['-1', 'it must be 0 or more'],
])('an extra payment of %s is not counted: %s', (typed, words) => {
  expect(extraProblemWords(extraProblemOf(typed) ?? '')).toBe(words);
});

it.each([
  [[2], null, 'Debt 2 is not counted yet'],
  [[2], 'Extra payment must be a number', 'Debt 2 is not counted yet'],
  [[2, 4, 5], null, '3 debts are not counted yet'],
  [[], 'Extra payment must be a number', 'The extra payment is not counted yet'],
])('in short, for the debts %j: %s', (positions, extraProblem, words) => {
  const debts = positions.map((position) => ({ position, row: blankRow(position) }));
  expect(uncountedInShort({ debts, extraProblem }).join(' ')).toBe(words);
});
