import { expect, it } from 'vitest';
import { rateInList, rateOfKind } from './rate-words.ts';

it.each([
  [18.9, null, '18.9%', '18.9 %'],
  [0, 'simple', '0%', '0 %'],
  [1_296.55, 'apr', '1,296.55% APR', '1,296.55 % APR'],
  [39.9, 'ear', '39.9% EAR', '39.9 % EAR'],
  [1.527, 'monthly', '1.527% a month', '1.527 % a month'],
] as const)(
  '%d of the kind %s is %s in a list and %s in a sentence',
  (rate, kind, inList, words) => {
    expect(rateInList({ interest_rate: rate, rate_kind: kind })).toBe(inList);
    expect(rateOfKind({ interestRate: rate, rateKind: kind })).toBe(words);
  },
);
