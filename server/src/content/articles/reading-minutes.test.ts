import { describe, expect, it } from 'vitest';
import { readingMinutesOf } from './reading-minutes.ts';

describe('an article is read in', () => {
  it.each([
    ['a minute, when it is empty', '', 1],
    ['a minute, when it is short', '<p>One two</p>', 1],
    ['four minutes at 880 words', '<p>word word</p>'.repeat(440), 4],
    ['minutes of words, not of tags', `<p>${'<strong></strong> '.repeat(900)}word</p>`, 1],
  ])('%s', (_how, content, minutes) => {
    expect(readingMinutesOf(content)).toBe(minutes);
  });
});
