import { describe, expect, it } from 'vitest';
import { type FirstQuestion, firstReason, type RankedDebt } from './first-reason.ts';

type Rates = number | readonly [now: number, lastMonth: number, then: number];

/** Rates by month, 0 being the month asked about: `[0, 5, 30]` is 0 up to five months on, then 30. */
function ranked(
  debts: readonly { rates: Rates; balance?: number; priority?: true; takesExtra?: false }[],
): RankedDebt[] {
  return debts.map(({ rates, balance = 1_000, priority = false, takesExtra = true }, debt) => {
    const [now, last, then] = typeof rates === 'number' ? [rates, 0, rates] : rates;
    return {
      ...{ debt, openingPence: balance, isPriority: priority, takesExtra, lastChangeAfter: last },
      rateAfter: (months) => (months > last ? then : now),
    };
  });
}

const reasonOf = (
  owed: readonly RankedDebt[],
  { first = 0, strategy = 'avalanche', ...rest }: Partial<FirstQuestion> = {},
) => firstReason({ first, owed, strategy, ...rest });

const alone = { isPriority: false, isAmongTakers: false, isOnlyTaker: false, order: null };
const order = (by: string, months = 0, tie: string | null = null) => ({
  ...alone,
  order: { by, months, tie },
});

describe('why avalanche puts a debt first', () => {
  it.each([
    ['rates that stay', [{ rates: 30 }, { rates: 20 }], undefined, order('rate-now')],
    [
      'a look at rates that stay in it',
      [{ rates: 30 }, { rates: [20, 9, 50] }],
      6,
      order('rate-now'),
    ],
    ['this month alone', [{ rates: 30 }, { rates: [20, 1, 50] }], 0, order('rate-now')],
    ['its deal', [{ rates: [0, 2, 35] }, { rates: 10 }], 6, order('rate-after-deal')],
    [
      'its deal, under the last look',
      [{ rates: [0, 20, 35] }, { rates: 10 }],
      null,
      order('rate-after-deal'),
    ],
    [
      'highest now as well as ahead',
      [{ rates: [20, 2, 35] }, { rates: 10 }],
      6,
      order('rate-ahead', 6),
    ],
    [
      'another that falls: its own deal is not why',
      [{ rates: [20, 2, 21] }, { rates: [30, 1, 5] }],
      12,
      order('rate-ahead', 12),
    ],
    [
      'the sum, though another is higher at the end of the look',
      [{ rates: [0, 1, 30] }, { rates: [5, 11, 31] }],
      12,
      order('rate-ahead', 12),
    ],
    [
      'as high as another after its deal, but for longer',
      [{ rates: [0, 1, 30] }, { rates: [5, 8, 30] }],
      12,
      order('rate-ahead', 12),
    ],
    [
      'another that falls, under the last look',
      [{ rates: 20 }, { rates: [30, 4, 5] }],
      null,
      order('rate-after-changes'),
    ],
    ['a change behind the look', [{ rates: 12 }, { rates: [0, 9, 35] }], 3, order('rate-now')],
  ] as const)('%s', (_, debts, lookAhead, expected) => {
    expect(reasonOf(ranked(debts), { lookAhead })).toEqual(expected);
  });

  it('the smaller balance of equal rates, then the one entered first', () => {
    const smaller = ranked([{ rates: 30, balance: 500 }, { rates: 30 }, { rates: 5 }]);
    expect(reasonOf(smaller)).toEqual(order('rate-now', 0, 'balance'));
    expect(reasonOf(ranked([{ rates: 30 }, { rates: 30 }]))).toEqual(
      order('rate-now', 0, 'entered'),
    );
  });

  it('nothing where another is first by that rule', () => {
    expect(reasonOf(ranked([{ rates: 20 }, { rates: 30 }]))).toBeNull();
    expect(reasonOf(ranked([{ rates: 30 }, { rates: 30 }]), { first: 1 })).toBeNull();
    expect(reasonOf(ranked([{ rates: [0, 2, 35] }, { rates: 10 }]), { lookAhead: 0 })).toBeNull();
  });
});

describe('why another strategy puts a debt first', () => {
  it('snowball: the smallest balance, then the higher rate, then the one entered first', () => {
    const snowball = { strategy: 'snowball' } as const;
    const small = { rates: 5, balance: 100 };
    expect(reasonOf(ranked([small, { rates: 30 }]), snowball)).toEqual(order('balance'));
    const alike = ranked([{ ...small, rates: 9 }, small]);
    expect(reasonOf(alike, snowball)).toEqual(order('balance', 0, 'rate'));
    expect(reasonOf(ranked([small, small]), snowball)).toEqual(order('balance', 0, 'entered'));
  });

  it('an own order: its first of those that are owed and take extra money', () => {
    const custom = { strategy: 'custom', customOrder: [2, 1], first: 1 } as const;
    const debts = [{ rates: 30 }, { rates: 20 }, { rates: 10, takesExtra: false }] as const;
    expect(reasonOf(ranked(debts), custom)).toEqual({
      ...order('next-in-own-order'),
      isAmongTakers: true,
    });
    expect(reasonOf(ranked(debts), { ...custom, customOrder: [1] })).toEqual(order('own-order'));
    expect(reasonOf(ranked(debts), { ...custom, first: 0 })).toBeNull();
  });

  it('minimum: none is first', () => {
    expect(reasonOf(ranked([{ rates: 30 }, { rates: 20 }]), { strategy: 'minimum' })).toBeNull();
  });
});

describe('what goes before every order', () => {
  it('a priority debt, and among several of them the strategy', () => {
    const one = ranked([{ rates: 0, priority: true }, { rates: 30 }]);
    expect(reasonOf(one)).toEqual({ ...alone, isPriority: true });
    const two = ranked([{ rates: 9, priority: true }, { rates: 30 }, { rates: 0, priority: true }]);
    expect(reasonOf(two)).toEqual({ ...order('rate-now'), isPriority: true });
    expect(reasonOf(two, { first: 1 })).toBeNull();
  });

  it('is not named where all are priority debts', () => {
    const all = ranked([
      { rates: 30, priority: true },
      { rates: 20, priority: true },
    ]);
    expect(reasonOf(all)).toEqual(order('rate-now'));
  });

  it('the only debt that takes extra money, whatever its rate', () => {
    const debts = ranked([{ rates: 5 }, { rates: 30, takesExtra: false }]);
    expect(reasonOf(debts)).toEqual({ ...alone, isOnlyTaker: true });
    expect(reasonOf(debts, { first: 1 })).toBeNull();
  });

  it('is said where a debt that takes none has a higher rate', () => {
    const debts = [{ rates: 5 }, { rates: 3 }, { rates: 30, takesExtra: false }] as const;
    expect(reasonOf(ranked(debts))).toEqual({ ...order('rate-now'), isAmongTakers: true });
    const lower = ranked([...debts.slice(0, 2), { rates: 1, takesExtra: false }]);
    expect(reasonOf(lower)).toEqual(order('rate-now'));
  });

  it('a single debt has no reason', () => {
    expect(reasonOf(ranked([{ rates: 30 }]))).toBeNull();
  });
});
