import { describe, expect, it } from 'vitest';
import { figureProblem, readFigure } from './amounts.ts';

describe('figures as people type them', () => {
  it.each([
    ['1234.5', 1234.5],
    ['£1,234.50', 1234.5],
    [' £ 1 234.50 ', 1234.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['1,234,567.8', 1234567.8],
    ['12\u00A0345', 12345],
    ['0', 0],
  ])('%j is %d', (typed, figure) => {
    expect(readFigure(typed)).toBe(figure);
  });

  it.each(['', '   ', '£'])('%j is blank', (typed) => {
    expect(readFigure(typed)).toBeNull();
  });

  it.each([
    ['24.9', 24.9, 24.9],
    ['24.9%', Number.NaN, 24.9],
    ['24.9 %', Number.NaN, 24.9],
    ['£24.9', 24.9, Number.NaN],
    ['£24.9%', Number.NaN, Number.NaN],
  ])('%j is %d as an amount and %d as a rate', (typed, amount, rate) => {
    expect(readFigure(typed)).toBe(amount);
    expect(readFigure(typed, 'rate')).toBe(rate);
  });

  it.each(['abc', '1e9', '0x10', 'Infinity', '1.2.3', '--5', '12p', '🙂', '12345x'])(
    '%j is not a number',
    (typed) => {
      expect(readFigure(typed)).toBeNaN();
    },
  );

  // Without its comma, '2640,55' would be a hundred times too much.
  it.each(['2640,55', '18,9', '1.234,56', '1,2,3', '12345,678', '1 2', '1200 1300', ',5'])(
    'groups that are not of thousands make %j no number',
    (typed) => {
      expect(readFigure(typed)).toBeNaN();
    },
  );

  it.each([
    ['', 'Balance is required'],
    ['abc', 'Balance must be a number'],
    ['1 2', 'Balance must be a number'],
    ['2640,55', 'Balance must have a decimal point, such as 1,234.50'],
    ['£1,234.50', 'the rule'],
    ['5%', 'Balance must be a number'],
  ])('%j gets its message: %s', (typed, message) => {
    expect(figureProblem('Balance', typed, () => 'the rule')).toBe(message);
  });

  it.each([
    ['18,9', 'Rate must have a decimal point, such as 18.9'],
    ['18,9%', 'Rate must have a decimal point, such as 18.9'],
    ['£18.9', 'Rate must be a number'],
    ['18.9%', 'the rule'],
  ])('%j as a rate gets a message that names a possible rate: %s', (typed, message) => {
    expect(figureProblem('Rate', typed, () => 'the rule', 'rate')).toBe(message);
  });
});
