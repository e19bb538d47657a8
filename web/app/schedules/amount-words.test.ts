import { expect, it } from 'vitest';
import { amountWords, missedAmountWords, sumOfMissed, sumWords } from './amount-words.ts';
import { aMissed, anUpcoming } from './schedules.fixture.ts';

const thisMonth = anUpcoming();
const ahead = anUpcoming({ payment_amount: 43.02, is_estimate: true });

it('a figure of a month ahead is about so much, and so is a sum with one', () => {
  expect(amountWords(thisMonth)).toBe('£43.59');
  expect(amountWords(ahead)).toBe('about £43.02');
  expect(sumWords([thisMonth, thisMonth])).toBe('£87.18');
  expect(sumWords([thisMonth, ahead])).toBe('about £86.61');
});

it.each([
  [[60], '£60.00'],
  [[60, 60, 60], '3 × £60.00 = £180.00'],
  [[30, 29.1], '2 payments, £59.10'],
])('what was missed of %j is %s', (amounts, words) => {
  expect(missedAmountWords(aMissed(amounts))).toBe(words);
});

it('what was missed in total is the sum of each date', () => {
  expect(sumOfMissed([aMissed([30, 29.1]), aMissed([60])])).toBe('£119.10');
});
