import { describe, expect, it } from 'vitest';
import { monthsShown } from './chart-table.tsx';

describe('the table', () => {
  it.each([
    [3, [0, 1, 2, 3]],
    [61, [0, 12, 24, 36, 48, 60, 61]],
  ])('of %i months has rows %j', (last, rows) => {
    expect(monthsShown(last)).toEqual(rows);
  });

  it('of a century still has no more than 61', () => {
    expect(monthsShown(1_200).length).toBeLessThanOrEqual(61);
  });
});
