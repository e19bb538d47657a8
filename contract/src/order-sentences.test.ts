import { describe, expect, it } from 'vitest';
import { arranged, orderSentence } from './order-sentences.ts';

describe('the order that somebody has arranged', () => {
  it.each([
    [['A', 'B', 'C'], [2, 0, 1], 'Your order: C, then A, then B.'],
    [['A', 'B', 'C'], [1], 'Your order: B, then A, then C.'],
    [['A'], [0], 'Your order: A.'],
    [['A', 'B', 'C', 'D', 'E', 'F'], [5], 'Your order: F, then A, then B, then C, then D, then E.'],
    [
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
      [7],
      'Your order: H, then A, then B, then C, then D, then 3 others.',
    ],
  ])('of %j by %j reads: %3$s', (names, order, text) => {
    expect(orderSentence(names, order)).toBe(text);
  });

  it('holds every debt once, those that it leaves out as they stand', () => {
    expect(arranged(['a', 'b', 'c', 'd'], [3, 1])).toEqual(['d', 'b', 'a', 'c']);
  });
});
