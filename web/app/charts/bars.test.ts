import { quarters } from '@debt-payoff/charts/axis';
import { plotOf } from '@debt-payoff/charts/drawings';
import { describe, expect, it } from 'vitest';
import { type ChartItem, groupItems, largestFirst, shareText, sumOf } from './bars-items.ts';
import { barsDrawings, barsMost, layOutBars, twoLines } from './bars-layout.ts';

const itemsOf = (...pence: number[]): ChartItem[] =>
  pence.map((value, at) => ({ key: at, label: `Debt ${at + 1}`, pence: value }));

describe('items', () => {
  it('stand with the largest first, equal ones in their order', () => {
    const sorted = largestFirst(itemsOf(5, 9, 5, 12)).map(({ label }) => label);
    expect(sorted).toEqual(['Debt 4', 'Debt 2', 'Debt 1', 'Debt 3']);
  });

  it.each([
    { count: 5, most: 5, groups: 5, last: { from: 4, to: 4 } },
    { count: 6, most: 5, groups: 5, last: { from: 4, to: 5, label: '2 others' } },
    { count: 500, most: 4, groups: 4, last: { from: 3, to: 499, label: '497 others' } },
    { count: 1, most: 5, groups: 1, last: { from: 0, to: 0 } },
  ])(
    '$count of them make $groups groups, and no penny is lost',
    ({ count, most, groups, last }) => {
      const items = itemsOf(...Array.from({ length: count }, (_, at) => 1_000 - at));
      const made = groupItems(items, most);
      expect(made).toHaveLength(groups);
      expect(made.at(-1)).toMatchObject(last);
      expect(sumOf(made)).toBe(sumOf(items));
    },
  );

  it.each([
    { pence: 1, total: 1_000, text: 'under 1%' },
    { pence: 999, total: 1_000, text: 'over 99%' },
    { pence: 524, total: 1_000, text: '52%' },
    { pence: 1_000, total: 1_000, text: '100%' },
    { pence: 0, total: 1_000, text: '0%' },
    { pence: 0, total: 0, text: '0%' },
  ])('$pence of $total is $text', ({ pence, total, text }) => {
    expect(shareText(pence, total)).toBe(text);
  });
});

describe('bars', () => {
  it('the smallest drawing is 300 by 200', () => {
    expect(barsDrawings.at(-1)).toMatchObject({ name: 's', width: 300, height: 200 });
  });

  it.each([1, 2, 5, 12, 500])(
    'of %i items are 20 to 60 wide and stand apart in the plot',
    (count) => {
      for (const drawing of barsDrawings) {
        const items = itemsOf(...Array.from({ length: count }, (_, at) => 100_000 - at));
        const { bars } = layOutBars({ drawing, items, most: barsMost(drawing) });
        const plot = plotOf(drawing);
        let end = plot.left;
        for (const { left, width, top } of bars) {
          expect(width).toBeGreaterThanOrEqual(20);
          expect(width).toBeLessThanOrEqual(60);
          expect(left).toBeGreaterThan(end);
          expect(top).toBeGreaterThanOrEqual(plot.top);
          end = left + width;
        }
        expect(end).toBeLessThan(plot.right);
        expect(bars.length).toBe(Math.min(count, barsMost(drawing)));
      }
    },
  );

  it('are as high as their values on an axis from 0 to a round amount', () => {
    for (const drawing of barsDrawings) {
      const { bars, maximum, y } = layOutBars({ drawing, items: itemsOf(30_000, 10_000), most: 5 });
      const { bottom } = plotOf(drawing);
      expect(maximum).toBe(40_000);
      const [first, second] = bars.map(({ top }) => bottom - top);
      expect(first).toBeCloseTo(3 * (second ?? 0));
      expect(first).toBeCloseTo(bottom - y(0.75 * maximum));
    }
    expect(quarters).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it.each([
    { text: 'Northgate credit card', width: 90, lines: ['Northgate', 'credit card'] },
    { text: 'Overdraft', width: 70, lines: ['Overdraft'] },
    { text: '10% to 20%', width: 46, lines: ['10% to', '20%'] },
    { text: 'A store card with a name that goes on', width: 70, lines: ['A store', 'card wit…'] },
  ])('have names in at most two lines: $text', ({ text, width, lines }) => {
    expect(twoLines(text, { width, fontSize: 13 })).toEqual(lines);
  });

  it('cut a word that is too long, rather than let it run into the next', () => {
    const [line = '', ...others] = twoLines('x'.repeat(500), { width: 60, fontSize: 13 });
    expect(line).toMatch(/^x+…$/);
    expect(line.length).toBeLessThan(10);
    expect(others).toEqual([]);
  });
});
