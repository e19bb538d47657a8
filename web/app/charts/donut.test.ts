import { describe, expect, it } from 'vitest';
import type { ChartItem } from './bars-items.ts';
import { donut, layOutDonut, ringPath, sliceAt } from './donut-layout.ts';

const itemsOf = (...pence: number[]): ChartItem[] =>
  pence.map((value, at) => ({ key: at, label: `Portfolio ${at + 1}`, pence: value }));

/** The ends of the lines and arcs of a path. */
const cornersOf = (path: string) =>
  [...path.matchAll(/([\d.-]+) ([\d.-]+)(?=[AL]|Z)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('a ring', () => {
  it('is divided by value, from the top, clockwise, without a gap', () => {
    const { slices, total } = layOutDonut(itemsOf(50, 25, 25));
    expect(total).toBe(100);
    expect(slices.map(({ start, end }) => [start, end])).toEqual([
      [0, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ]);
    expect(slices.map(({ category }) => category)).toEqual([1, 2, 3]);
  });

  it('has at most five slices, the last of which holds the rest', () => {
    const { slices } = layOutDonut(itemsOf(70, 60, 50, 40, 30, 20, 10));
    expect(slices).toHaveLength(5);
    expect(slices.at(-1)).toMatchObject({ label: '3 others', pence: 60, from: 4, to: 6, end: 1 });
  });

  it('leaves out what owes nothing', () => {
    expect(layOutDonut(itemsOf(10, 0)).slices).toHaveLength(1);
    expect(layOutDonut(itemsOf(0, 0)).slices).toEqual([]);
  });

  it('starts each slice where the one before it ends, on the circles', () => {
    const { slices } = layOutDonut(itemsOf(50, 30, 20));
    const [first, second] = slices.map(({ path }) => cornersOf(path));
    expect(first).toEqual([
      [150, 100 - donut.outer],
      [150, 100 + donut.outer],
      [150, 100 + donut.inner],
      [150, 100 - donut.inner],
    ]);
    expect(second?.[0]).toEqual(first?.[1]);
  });

  it('of one item is drawn whole: a circle, and a hole that runs the other way round', () => {
    expect(ringPath({ start: 0, end: 1 })).toBe(
      [
        'M150.00 4.00A96 96 0 1 1 150.00 196.00A96 96 0 1 1 150.00 4.00Z',
        'M150.00 42.00A58 58 0 1 0 150.00 158.00A58 58 0 1 0 150.00 42.00Z',
      ].join(''),
    );
  });

  it('says the share in slices that have room for it', () => {
    const { slices } = layOutDonut(itemsOf(900, 80, 20));
    expect(slices.map(({ mark }) => mark?.text)).toEqual(['90%', undefined, undefined]);
  });

  it.each([
    { pence: 17_550_250, figure: '£175,502.50' },
    { pence: 1_234_567_890, figure: '£12,345,679' },
    { pence: 999_999_999_999, figure: '£10bn' },
  ])('holds a total of $pence as exactly as fits', ({ pence, figure }) => {
    expect(layOutDonut(itemsOf(pence)).figure).toBe(figure);
  });

  it.each([
    { x: 200, y: 60, label: 'Portfolio 1' },
    { x: 149, y: 180, label: 'Portfolio 2' },
    { x: 140, y: 10, label: 'Portfolio 3' },
  ])('finds $label at $x, $y', ({ x, y, label }) => {
    const { slices } = layOutDonut(itemsOf(50, 25, 25));
    expect(sliceAt(slices, { x, y })?.label).toBe(label);
  });
});
