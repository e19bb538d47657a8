import { monthOf } from '@debt-payoff/contract/months';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import { planParts } from './plan-parts.ts';
import { againstAvalanche, changeWords } from './plan-words.ts';

/** £600 at no interest and £100 a month, unless it is told otherwise; in pounds and percent. */
function input({ rate = 0, payment = 100, extra = 0, balance = 600 } = {}): ForecastInput {
  return {
    strategy: 'avalanche',
    extraPence: extra * 100,
    budgetCorrectionPence: 0,
    debts: [
      {
        owedPence: balance * 100,
        rateBasisPoints: rate * 100,
        monthlyPaymentPence: payment * 100,
        startBalancePence: balance * 100,
        startRateBasisPoints: rate * 100,
        startOwedPence: balance * 100,
        paidPence: 0,
        isNew: true,
      },
    ],
  };
}

describe('what a change of the plan would mean', () => {
  it.each([
    {
      name: 'sooner, without interest',
      // Six months become four.
      words: '£50.00 more a month: 2 months sooner (March 2027).',
      now: input(),
      changed: input({ extra: 50 }),
    },
    {
      name: 'later',
      words: '£50.00 less a month: 2 months later (May 2027).',
      now: input({ extra: 50 }),
      changed: input(),
    },
    {
      name: 'sooner and cheaper',
      // 1% a month on 600, 506, 411.06, 315.17, 218.32, 120.50, 21.71: 21.94. At 150, on 600, 456, 310.56, 163.67, 15.31: 15.46.
      words: '£50.00 more a month: 2 months sooner (April 2027), £6.47 less interest.',
      now: input({ rate: 12 }),
      changed: input({ rate: 12, extra: 50 }),
    },
    {
      name: 'neither',
      words: '£1.00 more a month: the same month (May 2027) and the same interest.',
      now: input(),
      changed: input({ extra: 1 }),
    },
    {
      name: 'by the strategy alone',
      words: 'The same month (May 2027) and the same interest.',
      now: input(),
      changed: { ...input(), strategy: 'snowball' as const },
    },
    {
      name: 'an end at last',
      // 2% of 600.00 and of 202.00.
      words: 'With this plan you could be debt free in January 2027, with £16.04 interest.',
      now: input({ rate: 24, payment: 10 }),
      changed: input({ rate: 24, payment: 10, extra: 400 }),
    },
    {
      name: 'no end any more',
      words: 'With this plan not every debt would be cleared.',
      now: input({ rate: 24, payment: 10, extra: 400 }),
      changed: input({ rate: 24, payment: 10 }),
    },
    {
      name: 'no end, as before',
      words: 'This plan would not clear every debt either.',
      now: input({ rate: 24, payment: 10 }),
      changed: input({ rate: 24, payment: 10, extra: 1 }),
    },
  ])('$name: $words', ({ now, changed, words }) => {
    expect(changeWords({ now, changed }, monthOf('2026-11'))).toBe(words);
  });
});

it('hands over what a plan is made of in pence', () => {
  const plan = { strategy: 'avalanche', extra_payment: 50.1, freed_sum: 45 } as const;
  expect(planParts(plan)).toEqual({ strategy: 'avalanche', extraPence: 5_010, freedPence: 4_500 });
});

describe('how an own order does against avalanche', () => {
  /** £100 and £200 at £10 a month each with £90 extra, of which one has 24% interest; that one last. */
  function ownOrder(rates: readonly [number, number]): ForecastInput {
    const [first, second] = [
      input({ balance: 100, rate: rates[0], payment: 10, extra: 90 }),
      input({ balance: 200, rate: rates[1], payment: 10 }),
    ];
    return {
      ...first,
      strategy: 'custom',
      customOrder: [0, 1],
      debts: [...first.debts, ...second.debts],
    };
  }

  it('costs more where the highest rate has to wait', () => {
    expect(againstAvalanche(ownOrder([0, 24]), monthOf('2026-11'))).toBe(
      'Compared with avalanche: the same month, £3.44 more interest.',
    );
  });

  it('comes to the same where it is the same order', () => {
    expect(againstAvalanche(ownOrder([24, 0]), monthOf('2026-11'))).toBe(
      'Avalanche comes to the same.',
    );
  });

  it('is not compared where avalanche never ends', () => {
    const own = {
      ...ownOrder([24, 24]),
      debts: input({ rate: 24, payment: 1 }).debts,
      extraPence: 0,
    };
    expect(againstAvalanche(own, monthOf('2026-11'))).toBeNull();
  });
});
