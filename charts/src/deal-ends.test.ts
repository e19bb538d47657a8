import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { dealEnds, dealEndsIn, dealEndsSentence } from './deal-ends.ts';
import { dealPlace, placeDealMarks, withHeadroom } from './deal-marks.ts';
import { drawings, plotOf } from './drawings.ts';
import { straightScale } from './scale.ts';

const start = monthOf('2026-11');
const debtNames = ['Card A', 'Card B', 'Card C'];
const step = (lastMonth: number) => ({ lastMonth, before: '0 %', after: '24.9 % APR' });

/** Cleared after so many months, debt by debt. */
const series = (strategy: 'avalanche' | 'minimum', ...months: readonly number[]) => ({
  strategy,
  cleared: months.map((month, debt) => ({ month, debt })),
});

const endsOf = (
  lastMonths: readonly (readonly number[])[],
  drawn = [series('avalanche', 20, 20, 20)],
) => dealEnds({ steps: lastMonths.map((own) => own.map(step)), series: drawn, debtNames, start });

describe('deals that end within a plan', () => {
  it('are told by debt, rate and month, from the first to the last', () => {
    expect(endsOf([[9], [4]]).map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 Card B: 0 % to the end of February 2027, then 24.9 % APR',
      '2 Card A: 0 % to the end of July 2027, then 24.9 % APR',
    ]);
  });

  it.each([
    ['the month before its last', 9, 0],
    ['its last month', 10, 0],
    ['the month after, which charges the later rate', 11, 1],
  ])('are none where the debt is cleared in %s', (_, cleared, count) => {
    expect(endsOf([[10]], [series('avalanche', cleared)])).toHaveLength(count);
  });

  it('say under which strategies they come, where not under all that are drawn', () => {
    const drawn = [series('avalanche', 5), series('minimum', 30)];
    expect(endsOf([[10]], drawn)[0]?.text).toMatch(/ APR \(only with minimum\)$/);
    expect(endsOf([[4]], drawn)[0]?.text).toMatch(/ APR$/);
  });

  it('are summed up in a sentence', () => {
    expect(dealEndsSentence([], start)).toBe('');
    expect(dealEndsSentence(endsOf([[4]]), start)).toBe(
      'A rate changes at the end of February 2027.',
    );
    expect(dealEndsSentence(endsOf([[4], [4]]), start)).toBe(
      '2 rates change at the end of February 2027.',
    );
    expect(dealEndsSentence(endsOf([[9], [4]]), start)).toBe(
      '2 rates change between the end of February 2027 and the end of July 2027.',
    );
  });

  it('stand with their month in a table, also where that shows one month of each year', () => {
    const ends = endsOf([[1, 5], [4]]);
    const textsOf = (places: { after?: number; to: number }) =>
      ends.flatMap(({ text, number }) => (dealEndsIn(ends, places).includes(text) ? [number] : []));
    expect(textsOf({ to: 0 })).toEqual([1]);
    expect(textsOf({ after: 2, to: 3 })).toEqual([2]);
    expect(textsOf({ after: 0, to: 12 })).toEqual([2, 3]);
    expect(dealEndsIn(ends, { after: 4, to: 12 })).toBe('');
  });
});

describe('marks of deals', () => {
  const [large, , small] = drawings.map(withHeadroom);
  if (large === undefined || small === undefined) throw new Error('There are three drawings');
  const placed = (drawing: typeof large, ends: ReturnType<typeof endsOf>) => {
    const { left, right } = plotOf(drawing);
    const x = straightScale({ from: [0, 20], to: [left, right] });
    return { x, marks: placeDealMarks(drawing, { ends, x }) };
  };

  it('stand at the end of the month, above the plot, and say what ends', () => {
    const ends = endsOf([[4]]);
    const { x, marks } = placed(small, ends);
    expect(marks.map(({ pill, lines }) => [pill.text, ...lines])).toEqual([
      ['Card A: 0 % ends', x(3.5)],
    ]);
    for (const { pill } of marks) expect(pill.y + 10).toBeLessThan(plotOf(small).top);
    expect(dealPlace({ lastMonth: 1 }, x)).toBe(x(0.5));
  });

  it('have numbers where names would run into each other, and one where numbers would', () => {
    const textsOf = (drawing: typeof large, ends: ReturnType<typeof endsOf>) =>
      placed(drawing, ends).marks.map(({ pill }) => pill.text);
    expect(textsOf(large, endsOf([[4], [14]]))).toEqual(['Card A: 0 % ends', 'Card B: 0 % ends']);
    expect(textsOf(small, endsOf([[4], [8]]))).toEqual(['1', '2']);
    expect(textsOf(small, endsOf([[4], [4], [15]]))).toEqual(['1–2', '3']);
    expect(textsOf(small, endsOf([[4], [5], [9]]))).toEqual(['1–2', '3']);
  });

  it('stay within the plot, and do not overlap', () => {
    for (const drawing of [large, small]) {
      const { left, right } = plotOf(drawing);
      const pills = placed(
        drawing,
        endsOf([
          [1, 2, 3, 4],
          [5, 12],
          [11, 19],
        ]),
      ).marks.map(({ pill }) => ({ from: pill.x - pill.width / 2, to: pill.x + pill.width / 2 }));
      for (const [at, { from, to }] of pills.entries()) {
        expect(from).toBeGreaterThanOrEqual(pills[at - 1]?.to ?? left);
        expect(to).toBeLessThanOrEqual(right);
      }
    }
  });
});
