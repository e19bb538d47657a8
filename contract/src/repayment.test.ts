import { describe, expect, it } from 'vitest';
import { repaidPence, wasEverOwed } from './repayment.ts';

describe('what is repaid', () => {
  it.each([
    { originalPence: 100_000, balancePence: 40_000, repaid: 60_000 },
    { originalPence: 100_000, balancePence: 0, repaid: 100_000 },
    { originalPence: 100_000, balancePence: 120_000, repaid: 0 },
    { originalPence: 0, balancePence: 0, repaid: 0 },
    { originalPence: 0, balancePence: 5_000, repaid: 0 },
  ])('of $originalPence with $balancePence left is $repaid', ({ repaid, ...debts }) => {
    expect(repaidPence(debts)).toBe(repaid);
  });
});

describe('a debt', () => {
  const addedOn = '2026-11-15';
  it.each([
    ['added with nothing owed', { originalPence: 0, paidOffOn: addedOn }, false],
    ['added with nothing owed, then used', { originalPence: 0, paidOffOn: null }, true],
    [
      'added with nothing owed, used and cleared',
      { originalPence: 0, paidOffOn: '2026-12-01' },
      true,
    ],
    ['cleared on the day it was added', { originalPence: 100, paidOffOn: addedOn }, true],
    ['still owed', { originalPence: 100, paidOffOn: null }, true],
  ])('%s was ever owed: %o, %s', (_, debt, expected) => {
    expect(wasEverOwed({ addedOn, ...debt })).toBe(expected);
  });
});
