import { describe, expect, it } from 'vitest';
import { dragPlace, scrollStep } from './drag-place.ts';

describe('where a dragged row belongs', () => {
  // Three others, of which the second has a long name.
  const heights = [50, 120, 50];
  it.each([
    { name: 'above the list', top: -80, found: { place: 0, shift: 0 } },
    { name: 'nearer to its own place', top: 20, found: { place: 0, shift: 20 } },
    { name: 'past half of the first', top: 26, found: { place: 1, shift: -24 } },
    { name: 'not yet past half of the tall one', top: 105, found: { place: 1, shift: 55 } },
    { name: 'past half of the tall one', top: 115, found: { place: 2, shift: -55 } },
    { name: 'below the list', top: 900, found: { place: 3, shift: 0 } },
  ])('$name', ({ top, found }) => {
    expect(dragPlace(top, heights)).toEqual(found);
  });

  it('alone it stays where it is', () => {
    expect(dragPlace(40, [])).toEqual({ place: 0, shift: 0 });
  });
});

describe('the page goes along', () => {
  const view = { top: 100, bottom: 700 };
  const long = { top: 0, bottom: 2_000 };
  it.each([
    { name: 'not in the middle', y: 400, list: long, step: 0 },
    { name: 'down, slowly at first', y: 640, list: long, step: 1 },
    { name: 'down, fastest below the edge', y: 900, list: long, step: 14 },
    { name: 'up', y: 100, list: long, step: -14 },
    { name: 'not where the list ends in view', y: 690, list: { top: 0, bottom: 700 }, step: 0 },
    { name: 'nor where it begins there', y: 110, list: { top: 100, bottom: 2_000 }, step: 0 },
  ])('$name', ({ y, list, step }) => {
    expect(scrollStep({ y, view, list })).toBe(step);
  });
});
