import { expect, it } from 'vitest';
import { rangeOf } from './ranges.ts';

it.each([
  [{ start: 0, shown: 20, total: 1_234 }, '1 to 20 of 1,234 mails'],
  [{ start: 1_220, shown: 14, total: 1_234 }, '1,221 to 1,234 of 1,234 mails'],
  [{ start: 20, shown: 1, total: 21 }, '21 of 21 mails'],
  [{ start: 0, shown: 3, total: 3 }, '3 mails'],
  [{ start: 0, shown: 1, total: 1 }, '1 mail'],
  [{ start: 0, shown: 0, total: 0 }, '0 mails'],
])('%o reads: %s', (page, words) => {
  expect(rangeOf(page, 'mail')).toBe(words);
});
