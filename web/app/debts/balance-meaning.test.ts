import { describe, expect, it } from 'vitest';
import { balanceMeaning } from './balance-meaning.ts';

/** £1,000.00 at 12 %, a month after the last entry. */
const standing = {
  balance: 1000,
  bears_interest: true,
  interest_due: 10,
  interest_most: 15,
  replaces_opening: false,
};
const paid = (paidPence: number | null, statedPence: number) => ({
  paidPence,
  statedPence,
  choice: null,
});

describe('what a typed balance means', () => {
  it.each([
    { stated: paid(6_000, 95_240), words: '£12.40 interest' },
    {
      stated: paid(6_000, 114_000),
      words: '£10.00 interest, £190.00 spending and charges since the last entry',
    },
    { stated: paid(10_000, 85_000), words: '£50.00 refunds and corrections' },
    { stated: paid(120_000, 0), words: '£10.00 interest, £190.00 more than was owed' },
    {
      stated: paid(null, 95_000),
      words: '£10.00 interest, £60.00 payments not recorded, or a correction',
    },
  ])('$words', ({ stated, words }) => {
    expect(balanceMeaning(standing, stated).words).toBe(words);
  });

  it('can be chosen, where that makes a difference', () => {
    const { options, chosen } = balanceMeaning(standing, paid(6_000, 114_000));
    expect(chosen).toBe('adjustment');
    expect(options.map(({ words }) => words)).toEqual([
      '£200.00 interest',
      '£10.00 interest, £190.00 spending and charges since the last entry',
    ]);
    const asInterest = { ...paid(6_000, 114_000), choice: 'interest' as const };
    expect(balanceMeaning(standing, asInterest)).toMatchObject({
      words: '£200.00 interest',
      chosen: 'interest',
    });
    // No interest is below zero: there is nothing to choose.
    expect(balanceMeaning(standing, paid(10_000, 85_000)).options).toEqual([]);
  });
});
