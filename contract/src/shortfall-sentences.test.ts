import type { Shortfall, StrategyName } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { monthOf } from './months.ts';
import { type CheckedOutcome, coveredSentence, shortfallWords } from './shortfall-sentences.ts';

const start = monthOf('2026-11');
const leftPence = 20_000;

const asked = (month: number, pence = 1_250): Shortfall => ({ month, pence, askedPence: 21_250 });

function result(
  strategy: StrategyName,
  totalInterestPence: number | null,
  given: Pick<CheckedOutcome, 'shortfall' | 'unaffordable'> = {},
): CheckedOutcome {
  const outcome =
    totalInterestPence === null
      ? ({ neverPaysOff: true } as const)
      : ({ neverPaysOff: false, months: 20, totalInterestPence } as const);
  return { strategy, outcome, ...given };
}

const minimumShort = result('minimum', 3, { shortfall: asked(8) });

describe('a budget that is passed', () => {
  it('is told with the strategies that stay within it first', () => {
    const results = [result('avalanche', 1), result('snowball', 2), minimumShort];
    expect(shortfallWords(results, { start })).toEqual({
      isForSome: true,
      inShort: null,
      title: 'With some strategies your lenders would ask for more than your budget',
      sentences: [
        'Avalanche and snowball stay within your budget.',
        'With minimum, your lenders would ask for £212.50 in July 2027, £12.50 more than your budget. That is the first month in which they do.',
      ],
      consequence:
        'Such a plan pays what they ask all the same, so it would take more than you have set aside.',
    });
    const one = [result('avalanche', null), result('snowball', 2), minimumShort];
    // Of avalanche, which never ends, not every month is known.
    expect(shortfallWords(one, { start })?.sentences[0]).toBe('Snowball stays within your budget.');
  });

  it('is told of the best strategy first, and of those together that come to the same', () => {
    const results = [
      result('avalanche', 9, { shortfall: asked(8) }),
      result('snowball', 2, { shortfall: asked(7) }),
      result('minimum', 3, { shortfall: asked(8) }),
    ];
    expect(shortfallWords(results, { start })).toEqual({
      isForSome: false,
      inShort: ['Your lenders would ask for', 'More than your budget'],
      title: 'Your lenders would ask for more than your budget',
      sentences: [
        'With snowball, your lenders would ask for £212.50 in June 2027, £12.50 more than your budget. That is the first month in which they do.',
        'With avalanche and minimum, your lenders would ask for £212.50 in July 2027, £12.50 more than your budget. That is the first month in which they do.',
      ],
      consequence:
        'The plan pays what they ask all the same, so it would take more than you have set aside.',
    });
  });

  it('names no strategy where all come to the same, and says nothing where none does', () => {
    const all = [
      result('avalanche', 1, { shortfall: asked(7) }),
      result('minimum', null, { shortfall: asked(7) }),
    ];
    expect(shortfallWords(all, { start })?.sentences).toEqual([
      'Your lenders would ask for £212.50 in June 2027, £12.50 more than your budget. That is the first month in which they do.',
    ]);
    expect(shortfallWords([result('avalanche', 1, { shortfall: null })], { start })).toBeNull();
  });
});

describe('what is left each month', () => {
  it('is said to be passed with the month, what is asked and what is missing', () => {
    const results = [
      result('avalanche', 1, { unaffordable: asked(1) }),
      result('minimum', 3, { unaffordable: asked(1) }),
    ];
    expect(shortfallWords(results, { start, leftPence })).toEqual({
      isForSome: false,
      inShort: ['Your lenders would ask for', 'More than you have left'],
      title: 'What you have left would not cover what your lenders ask for',
      sentences: [
        'Your lenders would ask for £212.50 in December 2026. You have £200.00 left, so £12.50 would be missing. That is the first month in which they ask for more than that.',
      ],
      consequence:
        'The plan pays what they ask all the same, so it would take more than you have left.',
    });
  });

  it('is told once with the budget, where both are passed', () => {
    const both = (shortfall: Shortfall, unaffordable: Shortfall) =>
      shortfallWords([result('snowball', 1, { shortfall, unaffordable })], { start, leftPence })
        ?.sentences;
    expect(both(asked(1, 250), asked(1))).toEqual([
      'Your lenders would ask for £212.50 in December 2026. You have £200.00 left, so £12.50 would be missing. That is the first month in which they ask for more than that. It is also £2.50 more than your budget.',
    ]);
    expect(both(asked(7, 250), asked(1))).toEqual([
      expect.stringMatching(/^Your lenders .* December 2026\. You have /),
      'In June 2027 they would ask for £212.50, £2.50 more than your budget. That is the first month in which they do.',
    ]);
    expect(both(asked(1, 250), asked(7))).toEqual([
      expect.stringMatching(/ in December 2026, £2\.50 more than your budget\. /),
      expect.stringMatching(/^In June 2027 they would ask for £212\.50\. You have £200\.00 left, /),
    ]);
  });

  it('may be passed by strategies that are not the best', () => {
    const results = [
      result('avalanche', 1, { unaffordable: null }),
      result('minimum', 3, { unaffordable: asked(7) }),
    ];
    expect(shortfallWords(results, { start, leftPence })).toMatchObject({
      title: 'With some strategies your lenders would ask for more than you have left',
      sentences: [
        'With avalanche, what your lenders ask for stays within your budget and within what you have left.',
        expect.stringMatching(/^With minimum, your lenders would ask for £212\.50 in June 2027\. /),
      ],
      consequence:
        'Such a plan pays what they ask all the same, so it would take more than you have left.',
    });
  });
});

describe('what is left that is enough', () => {
  const left = { leftPence, budgetPence: leftPence };
  const [avalanche, minimum] = [result('avalanche', 1), result('minimum', 2)];

  it('is said to cover what lenders ask for, of the months that are known', () => {
    expect(coveredSentence([avalanche, minimum], left)).toBe(
      'What you have left each month covers what your lenders ask for in every month of this plan.',
    );
    expect(coveredSentence([avalanche, result('minimum', null)], left)).toBe(
      'Avalanche: what you have left each month covers what your lenders ask for in every month.',
    );
    expect(coveredSentence([result('avalanche', null)], left)).toBeNull();
    const short = result('minimum', 2, { unaffordable: asked(7) });
    expect(coveredSentence([avalanche, short], left)).toBeNull();
  });

  it('is not said to cover a budget that is more', () => {
    expect(coveredSentence([avalanche], { ...left, budgetPence: 20_001 })).toBe(
      'What you have left each month covers what your lenders ask for in every month of this plan. Your budget, which is your monthly payments plus any extra, is more than that: £200.01 in the first month.',
    );
  });
});
