import { describe, expect, it } from 'vitest';
import { whatGoesAlong } from './what-goes-along.ts';

describe('what is deleted along with a portfolio', () => {
  const sentence = (debt: number, payment = 0, schedule = 0, snapshot = 0) =>
    `Household${whatGoesAlong({ debt, payment, 'scheduled payment': schedule, snapshot })}`;

  it.each([
    [sentence(4, 49), 'Household, its 4 debts and 49 payments'],
    [sentence(1, 1), 'Household, its 1 debt and 1 payment'],
    [sentence(4), 'Household and its 4 debts'],
    [sentence(0), 'Household'],
    [sentence(0, 0, 0, 2), 'Household and its 2 snapshots'],
    [sentence(2, 0, 1), 'Household, its 2 debts and 1 scheduled payment'],
    [
      sentence(3, 1_234, 2, 1),
      'Household, its 3 debts, 1,234 payments, 2 scheduled payments and 1 snapshot',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
