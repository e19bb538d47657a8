import { describe, expect, it } from 'vitest';
import {
  alike,
  comparedSituation,
  differing,
  type Situation,
} from './compared-situations.fixture.ts';
import { markedStrategies } from './compared-strategies.ts';
import { arrangedSituations } from './custom-order-situations.fixture.ts';
import { monthOf } from './months.ts';
import { joinLabels } from './strategy-words.ts';
import { bestNote, tileNotes, wholeVerdict } from './verdict-sentences.ts';

const start = monthOf('2026-11');

function read(situation: Pick<Situation, 'debts' | 'extra' | 'customOrder'>) {
  const comparison = comparedSituation(situation);
  const { fastest, lowest, saving } = tileNotes(comparison, start);
  return {
    likeness: comparison.likeness,
    outcomes: comparison.results.map(({ outcome }) =>
      outcome.neverPaysOff ? null : [outcome.months, outcome.totalInterestPence],
    ),
    verdict: wholeVerdict(comparison, start),
    ...{ fastest, lowest, saving },
  };
}

describe('what is said of strategies that differ', () => {
  it.each(differing)('holds: $name', ({ name: _, chart: __, debts, extra, ...expected }) => {
    expect(read({ debts, extra })).toMatchObject(expected);
  });

  it('names the saving against the worst and how the other differs', () => {
    const debts = [
      [4_150, 24.9, 110],
      [2_300, 7.5, 95],
      [1_200, 39.9, 55],
      [780, 29.9, 35],
    ] as const;
    expect(bestNote(comparedSituation({ debts, extra: 100 }))).toBe(
      'That is £569.24 less than minimum, the most expensive of the three. Snowball clears the debts in the same month, costs £165.15 more interest and is rid of its first debt 3 months sooner.',
    );
  });
});

describe('what is said of strategies that are identical', () => {
  it.each(alike)('holds: $name', ({ debts, extra, outcomes, note, lowest }) => {
    expect(read({ debts, extra })).toMatchObject({
      likeness: 'all',
      verdict: note,
      outcomes,
      lowest,
    });
  });
});

describe('what is said where an order of one’s own is compared', () => {
  it.each(arrangedSituations)('holds: $name', ({ name: _, chart: __, ...situation }) => {
    const { debts, extra, customOrder, ...expected } = situation;
    expect(read({ debts, extra, customOrder })).toMatchObject(expected);
  });

  it('it is marked as best only where its months and interest are the best', () => {
    const marked = arrangedSituations.map((situation) => [
      situation.name,
      markedStrategies(comparedSituation(situation)).includes('custom'),
    ]);
    expect(marked.filter(([, isMarked]) => isMarked).map(([name]) => name)).toEqual([
      'it is the order of avalanche',
      'it is the cheapest by rounding',
      'all that roll over are alike, and minimum never ends',
    ]);
  });
});

it('says nothing where no strategy clears the debts', () => {
  const endless = comparedSituation({ debts: [[1_000, 40, 10]], extra: 0 });
  expect(wholeVerdict(endless, start)).toBe('');
});

describe('the names of several strategies', () => {
  it.each([
    [['avalanche'], 'Avalanche'],
    [['avalanche', 'snowball'], 'Avalanche and snowball'],
    [['avalanche', 'snowball', 'minimum'], 'Avalanche, snowball and minimum'],
    [['custom', 'minimum'], 'Your own order and minimum'],
  ] as const)('join %j', (names, text) => {
    expect(joinLabels(names)).toBe(text);
  });
});

describe('the strategies that are marked as best', () => {
  const markedIn = (name: string) => {
    const situation = [...differing, ...alike].find((entry) => entry.name === name);
    if (situation === undefined) throw new Error('There is such a situation');
    return markedStrategies(comparedSituation(situation));
  };

  it('are those whose months and interest are the same to the penny', () => {
    expect(markedIn('all end in the same month')).toEqual(['avalanche']);
    expect(markedIn('minimum never ends, the others are alike')).toEqual(['avalanche', 'snowball']);
    expect(markedIn('avalanche and minimum are equally cheap')).toEqual(['avalanche', 'minimum']);
    expect(markedIn('all cost the same, minimum takes longer')).toEqual(['avalanche', 'snowball']);
  });

  it('are none where all are alike', () => {
    expect(markedIn('debts alike in everything')).toEqual([]);
  });
});
