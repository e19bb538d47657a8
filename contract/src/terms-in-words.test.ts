import { describe, expect, it } from 'vitest';
import { monthOf } from './months.ts';
import { rateOfKind } from './rate-words.ts';
import {
  minimumWords,
  oneOffWords,
  pauseWords,
  type RatedTerms,
  rateInMonth,
  termsBesideRate,
  termsInWords,
} from './terms-in-words.ts';

const start = monthOf('2026-11');

describe('the terms of a debt in words', () => {
  it.each<[string, RatedTerms]>([
    [
      'APR. 0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest, at least £25.',
      {
        interestRate: 0,
        rateKind: 'apr',
        rateChanges: [{ lastMonth: 4, thenRate: 24.9 }],
        minimum: { floor: 25, percent: 1, plusInterest: true },
      },
    ],
    ['', { interestRate: 18.9 }],
    ['', { interestRate: 18.9, rateKind: null, rateChanges: [], fee: 0, priority: false }],
    ['Simple yearly rate.', { interestRate: 4.79, rateKind: 'simple' }],
    ['EAR. No minimum.', { interestRate: 39.9, rateKind: 'ear', minimum: { floor: 0 } }],
    ['Rate a month. Priority debt.', { interestRate: 2.2, rateKind: 'monthly', priority: true }],
    [
      'Rate a month. 0 % a month to the end of December 2026, then 3.25 % a month.',
      {
        interestRate: 0,
        rateKind: 'monthly',
        rateChanges: [{ lastMonth: 2, thenRate: 3.25 }],
      },
    ],
    ['No extra money.', { interestRate: 0, takesExtra: false }],
    [
      '0 % to the end of November 2026, then 1,296 % to the end of January 2028, then 9.9 %. Fee £108.50.',
      {
        interestRate: 0,
        fee: 108.5,
        rateChanges: [
          { lastMonth: 1, thenRate: 1296 },
          { lastMonth: 15, thenRate: 9.9 },
        ],
      },
    ],
    // The rate of a month is charged in the next, and so the new payment is made then.
    [
      '4.79 % to the end of April 2027, then 7.24 %. £1,250 a month from June 2027.',
      {
        interestRate: 4.79,
        rateChanges: [{ lastMonth: 6, thenRate: 7.24, thenPayment: 1250 }],
      },
    ],
    [
      '£95.50 a month from January 2027.',
      { interestRate: 5, rateChanges: [{ lastMonth: 1, thenRate: 5, thenPayment: 95.5 }] },
    ],
  ])('%j', (words, debt) => {
    expect(termsInWords(debt, start)).toBe(words);
  });
});

it('says of a new payment under a rule that it is no less than the first minimum', () => {
  const rateChanges = [{ lastMonth: 6, thenRate: 3, thenPayment: 2 }];
  const debt = { interestRate: 3, rateChanges, minimum: { floor: 5 } };
  expect(termsInWords(debt, start)).toBe(
    '£2 a month from June 2027, or the first minimum if that is more. Minimum £5.',
  );
});

it('leaves the kind out where the rate stands beside it', () => {
  const debt = { interestRate: 8.6, rateKind: 'apr', priority: true } as const;
  expect(termsBesideRate(debt, start)).toBe('Priority debt.');
});

it.each([
  [{ floor: 50 }, 'Minimum £50'],
  [{ floor: 0 }, 'No minimum'],
  [{ floor: 5, percent: 2.25 }, 'Minimum 2.25 % of the balance, at least £5'],
  [{ floor: 0, percent: 1, plusInterest: true }, 'Minimum 1 % plus interest'],
  [{ floor: 5, percent: null, plusInterest: true }, 'Minimum the interest, at least £5'],
])('what a lender asks for, %j: %s', (minimum, words) => {
  expect(minimumWords(minimum)).toBe(words);
});

it.each([
  [{ interestRate: 24.9, rateKind: 'apr' }, '24.9 % APR'],
  [{ interestRate: 39.49, rateKind: 'ear' }, '39.49 % EAR'],
  [{ interestRate: 1.527, rateKind: 'monthly' }, '1.527 % a month'],
  [{ interestRate: 4.79, rateKind: 'simple' }, '4.79 %'],
  [{ interestRate: 18.9 }, '18.9 %'],
] as const)('the rate with its kind, %j: %s', (debt, words) => {
  expect(rateOfKind(debt)).toBe(words);
});

it('takes the rate in force from the month after its last', () => {
  const debt = {
    interestRate: 0,
    rateChanges: [
      { lastMonth: 6, thenRate: 24.9 },
      { lastMonth: 9, thenRate: 29.9 },
    ],
  };
  expect([1, 6, 7, 9, 10].map((month) => rateInMonth(debt, month))).toEqual([
    0, 0, 24.9, 24.9, 29.9,
  ]);
});

it('names one-offs and pauses by their months', () => {
  const oneOff = { month: 6, amount: 400 };
  expect([
    oneOffWords({ oneOff, name: null, start }),
    oneOffWords({ oneOff, name: 'Car loan', start }),
    pauseWords({ fromMonth: 2, toMonth: 2 }, start),
    pauseWords({ fromMonth: 1, toMonth: 3 }, start),
  ]).toEqual([
    'May 2027: £400 where the strategy says',
    'May 2027: £400 to Car loan',
    'January 2027: only one-offs and what lenders ask for are paid',
    'December 2026 to February 2027: only one-offs and what lenders ask for are paid',
  ]);
});
