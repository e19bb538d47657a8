import { expect, it } from 'vitest';
import { monthOf } from './months.ts';
import { interestOfMonth, rateEndedWords, rateSteps, rateStepWords } from './rate-change-words.ts';

const start = monthOf('2026-11');
const card = { rateKind: 'apr', interestRate: 0 } as const;

it('a deal has the rate until its last month, and the one after with its kind', () => {
  const [step, ...others] = rateSteps({ ...card, rateChanges: [{ lastMonth: 4, thenRate: 24.9 }] });
  expect(others).toEqual([]);
  if (step === undefined) throw new Error('A rate that changes is a step');
  expect(rateStepWords(step, start)).toBe('0 % to the end of February 2027, then 24.9 % APR');
  expect(rateEndedWords(step, start)).toBe(
    'The rate of 0 % ended in February. From now on it is 24.9 % APR.',
  );
});

it('where only the payment changes, no rate does', () => {
  const rateChanges = [
    { lastMonth: 2, thenRate: 0, thenPayment: 50 },
    { lastMonth: 5, thenRate: 2.1 },
  ];
  const [step, ...others] = rateSteps({ ...card, rateKind: 'monthly', rateChanges });
  expect(step).toEqual({ lastMonth: 5, before: '0 % a month', after: '2.1 % a month' });
  expect(others).toEqual([]);
});

it('a month charges the interest of the month before it, in every year', () => {
  expect(interestOfMonth(1, start)).toBe('Interest for November');
  expect(interestOfMonth(3, start)).toBe('Interest for January');
});
