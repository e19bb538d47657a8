import { describe, expect, it } from 'vitest';
import { type DatedLine, datedDots, layOutLines, stopAt, stopsOf, ticksOf } from './dated-lines.ts';
import { drawings, plotOf } from './drawings.ts';

const line = (look: DatedLine['look'], ...points: [string, number][]): DatedLine => ({
  name: look,
  note: '',
  look,
  points: points.map(([date, pence]) => ({ date, pence })),
});

const [large] = drawings;
if (large === undefined) throw new Error('There is no drawing');

describe('the days that can be looked at', () => {
  it('are those of all lines, with what each has there', () => {
    const planned = line('planned', ['2026-01-31', 600], ['2026-02-28', 500]);
    const actual = line('actual', ['2026-01-31', 600], ['2026-02-10', 550]);
    expect(stopsOf([planned, actual])).toEqual([
      { date: '2026-01-31', pence: [600, 600] },
      { date: '2026-02-10', pence: [null, 550] },
      { date: '2026-02-28', pence: [500, null] },
    ]);
  });

  it('keep several points of one day apart', () => {
    const stops = stopsOf([line('actual', ['2026-01-31', 600], ['2026-01-31', 0])]);
    expect(stops.map(({ pence }) => pence)).toEqual([[600], [0]]);
  });

  it('are found by the pointer: the nearest one', () => {
    const lines = [line('actual', ['2026-01-01', 9], ['2026-01-11', 5], ['2026-01-31', 1])];
    const layout = layOutLines(large, lines);
    const at = (date: string) => stopAt(layout.x(date), layout, stopsOf(lines));
    expect([at('2026-01-05'), at('2026-01-07'), at('2026-02-20')]).toEqual([0, 1, 2]);
  });
});

describe('the ticks', () => {
  const day = (date: string) => Date.parse(date) / 86_400_000;
  it.each([
    { from: '2026-01-01', to: '2026-01-03', most: 7, labels: ['1 Jan', '2 Jan', '3 Jan'] },
    { from: '2026-01-01', to: '2026-01-31', most: 3, labels: ['1 Jan', '15 Jan', '29 Jan'] },
    { from: '2026-01-15', to: '2026-04-20', most: 7, labels: ['Feb 2026', 'Mar 2026', 'Apr 2026'] },
    { from: '2026-01-15', to: '2028-04-20', most: 3, labels: ['Jan 2027', 'Jan 2028'] },
  ])('from $from to $to, at most $most', ({ from, to, most, labels }) => {
    const ticks = ticksOf({ first: day(from), last: day(to) }, most);
    expect(ticks.map(({ label }) => label)).toEqual(labels);
  });

  it('are never more than asked for', () => {
    for (let length = 0; length < 4_000; length += 1) {
      const first = day('2026-01-15');
      expect(ticksOf({ first, last: first + length }, 3).length).toBeLessThanOrEqual(3);
    }
  });
});

describe('the drawing', () => {
  it('puts one point alone in the middle', () => {
    const layout = layOutLines(large, [line('actual', ['2026-01-31', 600])]);
    const { left, right } = plotOf(large);
    expect(layout.x('2026-01-31')).toBe((left + right) / 2);
    expect(layout.labels).toEqual([]);
  });

  it('names two lines at their ends', () => {
    const layout = layOutLines(large, [
      line('planned', ['2026-01-31', 600], ['2026-07-31', 0]),
      line('actual', ['2026-01-31', 600], ['2026-03-31', 300]),
    ]);
    expect(layout.labels.map(({ id }) => id).sort()).toEqual(['actual', 'planned']);
    expect(layout.y(800)).toBe(plotOf(large).top);
  });

  it('dots the actual line as far as there is room, and always a debt that was cleared', () => {
    const days = Array.from(
      { length: 61 },
      (_, at) => `2026-${at < 31 ? '01' : '03'}-${String((at % 31) + 1).padStart(2, '0')}`,
    );
    const dotsOf = (count: number) =>
      datedDots(
        layOutLines(large, [
          line('planned', ['2026-01-01', 900], ['2026-07-31', 0]),
          {
            ...line('actual'),
            points: days
              .slice(0, count)
              .map((date, at) => ({ date, pence: 900, isMilestone: at === 7 })),
          },
        ]),
      );
    expect(dotsOf(60).map(({ radius }) => radius)).toEqual(
      Array.from({ length: 60 }, (_, at) => (at === 7 ? 5 : 3)),
    );
    expect(dotsOf(61).map(({ isMilestone }) => isMilestone)).toEqual([true]);
  });

  it('of nothing owed has an axis nonetheless', () => {
    const { y } = layOutLines(large, [line('actual', ['2026-01-31', 0])]);
    expect(y(0)).toBe(plotOf(large).bottom);
  });
});
