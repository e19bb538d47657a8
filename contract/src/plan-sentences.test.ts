import { describe, expect, it } from 'vitest';
import { planLine, wouldStay } from './plan-sentences.ts';

describe('what a plan is made of', () => {
  const kept = { strategy: 'avalanche', extraPence: 0, freedPence: 0 } as const;
  it.each([
    [kept, 'Avalanche, no extra payment'],
    [{ ...kept, extraPence: 5_000 }, 'Avalanche, £50.00 extra a month'],
    [
      { ...kept, extraPence: 5_000, freedPence: 4_500 },
      'Avalanche, £50.00 extra a month and £45.00 from paid-off debts',
    ],
    [{ ...kept, strategy: 'minimum', freedPence: 4_500 } as const, 'Minimum, no extra payment'],
    [{ ...kept, strategy: 'custom' } as const, 'Your own order, no extra payment'],
  ])('%o: %s', (plan, words) => {
    expect(planLine(plan)).toBe(words);
  });
});

describe('the debts that would not be paid off', () => {
  it.each([
    [['Card'], 'Card would'],
    [['Card', 'Loan', 'Overdraft'], 'Card, Loan and Overdraft would'],
    [['Card', 'Loan', 'Overdraft', 'Car'], 'Card, Loan and 2 others would'],
  ])('are named, a few of them: %j', (names, words) => {
    expect(wouldStay({ budgetPence: 18_000, names })).toBe(
      `at £180.00 a month in total, ${words} not be paid off.`,
    );
  });
});
