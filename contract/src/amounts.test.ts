import { describe, expect, it } from 'vitest';
import { readFigure } from './amounts.ts';

describe('figures as people type them', () => {
  it.each([
    ['1234.5', 1234.5],
    ['£1,234.50', 1234.5],
    [' £ 1 234.50 ', 1234.5],
    ['24.9%', 24.9],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['0', 0],
  ])('%j is %d', (typed, figure) => {
    expect(readFigure(typed)).toBe(figure);
  });

  it.each(['', '   ', '£'])('%j is blank', (typed) => {
    expect(readFigure(typed)).toBeNull();
  });

  it.each(['abc', '1e9', '0x10', 'Infinity', '1.2.3', '--5', '12p', '🙂', '12345x'])(
    '%j is not a number',
    (typed) => {
      expect(readFigure(typed)).toBeNaN();
    },
  );
});
