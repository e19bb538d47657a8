import { expect, it } from 'vitest';
import { shownWords } from './in-one-list.ts';

it.each([
  [100, 240, '240 articles', '100 of 240 articles'],
  [1_200, 2_400, '2,400 articles', '1,200 of 2,400 articles'],
  [240, 240, '240 articles', '240 articles'],
  [1, 1, '1 article', '1 article'],
])('%i of %i reads: %s', (shown, total, all, words) => {
  expect(shownWords(shown, total, all)).toBe(words);
});
