import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { compare, sampleState } from './comparison.ts';
import { openingAnswer } from './opening-answer.ts';
import { aStateOf, type SpokenDebt } from './strategies.fixture.ts';

const start = monthOf('2026-11');

function said(state: Parameters<typeof compare>[0], isSample = false): string | null {
  const answer = openingAnswer(compare(state), { start, isSample });
  return answer === null ? null : `${answer.lead} ${answer.month}. ${answer.payments}`;
}

function saidOf(debts: readonly SpokenDebt[], extraPayment = 0, names?: readonly string[]) {
  return said(aStateOf(debts, { extraPayment, ...(names === undefined ? {} : { names }) }));
}

describe('the opening', () => {
  it('names the month, and what goes to whom in the first month of the plan, extra included', () => {
    expect(
      saidOf(
        [
          [3_000, 24.9, 90],
          [3_500, 9.9, 140],
        ],
        50,
        ['Barclaycard', 'Car loan'],
      ),
    ).toBe(
      'With avalanche, you could be debt free in April 2029. In December pay £140.00 to Barclaycard and £140.00 to Car loan.',
    );
  });

  it('names no strategy where all of them say the same', () => {
    expect(saidOf([[100, 0, 50]])).toBe(
      'You could be debt free in January 2027. In December pay £50.00 to A.',
    );
    expect(
      saidOf([
        [100, 0, 50],
        [100, 0, 50],
      ]),
    ).toBe('You could be debt free in January 2027. In December pay £50.00 to A and £50.00 to B.');
  });

  it('names the strategy where all end alike but begin with other payments', () => {
    expect(
      saidOf(
        [
          [100, 0, 10],
          [100, 0, 10],
        ],
        80,
      ),
    ).toBe(
      'With avalanche, you could be debt free in January 2027. In December pay £90.00 to A and £10.00 to B.',
    );
  });

  it('is about the cheapest strategy, whichever that is', () => {
    expect(
      saidOf(
        [
          [390, 15, 15],
          [300, 15, 35],
        ],
        100,
      ),
    ).toBe(
      'With minimum, you could be debt free in May 2027. In December pay £65.00 to A and £85.00 to B.',
    );
  });

  it('leaves out debts that receive nothing yet', () => {
    expect(
      saidOf(
        [
          [100, 20, 0],
          [50, 5, 50],
          [0, 5, 20],
        ],
        10,
      ),
    ).toMatch(/In December pay £30\.00 to A and £50\.00 to B\.$/);
  });

  it('of many debts names three, those with extra money first, and sums up the others', () => {
    const debts = Array.from(
      { length: 500 },
      (_, at): SpokenDebt => [1_000, at === 7 ? 30 : 5, 20],
    );
    expect(saidOf(debts, 100)).toMatch(
      /In December pay £120\.00 to H, £20\.00 to A, £20\.00 to B and £9,940\.00 in total to 497 others\.$/,
    );
    expect(saidOf(debts.slice(0, 4))).toMatch(
      /pay £20\.00 to A, £20\.00 to B, £20\.00 to C and £20\.00 to D\.$/,
    );
  });

  it('cuts long names, and shows nothing in place of a month where no strategy ends', () => {
    expect(saidOf([[100, 0, 50]], 0, ['W'.repeat(500)])).toMatch(/£50\.00 to W{40}…\.$/);
    expect(saidOf([[4_150, 24.9, 60]])).toBeNull();
    expect(saidOf([[0, 24.9, 60]])).toBeNull();
  });

  it('of the sample does not speak of the visitor', () => {
    expect(said(sampleState, true)).toBe(
      'With avalanche, these 4 example debts could be cleared in March 2029. It begins in December with £110.00 to Northgate credit card, £95.00 to Calder Bank loan, £155.00 to Arranged overdraft and £35.00 to Marlow & Finch store card.',
    );
  });
});
