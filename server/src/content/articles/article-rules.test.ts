import { describe, expect, it } from 'vitest';
import { isSlug, readingMinutesOf } from './article-rules.ts';

describe('the slug of an article', () => {
  it.each(['apr', 'apr-and-ear', '0-percent-cards', 'a'.repeat(200)])('can be %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    '',
    'APR',
    'a--b',
    '-a',
    'a-',
    'a b',
    'a/b',
    'é',
    'categories',
    'admin',
    'a'.repeat(201),
  ])('cannot be %s', (slug) => {
    expect(isSlug(slug)).toBe(false);
  });
});

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
