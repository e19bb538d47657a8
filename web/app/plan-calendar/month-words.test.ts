import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { monthLabel, monthSum } from './month-words.ts';

it.each([
  { oneOffs: [], isPaused: false, label: 'December 2026', sum: '' },
  { oneOffs: [400], isPaused: true, label: 'December 2026, £400 one-off, paused', sum: '£400' },
  { oneOffs: [], isPaused: true, label: 'December 2026, paused', sum: '' },
  {
    oneOffs: [400, 12.5],
    isPaused: false,
    label: 'December 2026, 2 one-offs of £412.50 in total',
    sum: '£412.50',
  },
  {
    oneOffs: [null, 30],
    isPaused: false,
    label: 'December 2026, £30 one-off, one-off without an amount',
    sum: '£30',
  },
])('a month is called $label', ({ label, sum, ...contents }) => {
  expect(monthLabel(monthOf('2026-12'), contents)).toBe(label);
  expect(monthSum(contents)).toBe(sum);
});
