import { describe, expect, it } from 'vitest';
import { articleFormLimits as limits } from './article-form-limits.ts';
import {
  contentProblem,
  isSlug,
  isSlugOfTitle,
  slugOf,
  sourceUrlProblem,
  tidyTags,
} from './article-rules.ts';
import { adminTexts } from './texts/admin.ts';

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

describe('the address that a title makes', () => {
  it.each([
    ['How card minimum payments work', 'how-card-minimum-payments-work'],
    ['  0% cards & “balance transfers” ', '0-percent-cards-and-balance-transfers'],
    ['What’s a CCJ?', 'whats-a-ccj'],
    ['Café £500', 'cafe-500'],
    ['Categories', 'categories-article'],
    ['借金', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each([
    { slug: 'top-5-tips', title: 'Top 5 tips', isMade: true },
    { slug: 'top-5-tips-2', title: 'Top 5 tips', isMade: true },
    { slug: 'top-5-2', title: 'Top 5', isMade: true },
    { slug: 'article-3', title: '借金', isMade: true },
    { slug: 'top-6', title: 'Top 5', isMade: false },
    { slug: 'top-5-tips-for-you', title: 'Top 5 tips', isMade: false },
  ])('$slug is made from "$title": $isMade', ({ slug, title, isMade }) => {
    expect(isSlugOfTitle(slug, { title })).toBe(isMade);
  });

  it('leaves room for a number, and ends in no hyphen', () => {
    expect(slugOf(`${'a'.repeat(179)} b`)).toBe('a'.repeat(179));
  });
});

it('tags are trimmed, non-empty and unique', () => {
  expect(tidyTags([' a', 'b', '', 'a ', '  '])).toEqual(['a', 'b']);
});

describe('content', () => {
  it.each(['', ' ', '<p></p>', '<p>&nbsp;</p><p><br></p>'])('cannot be %j', (content) => {
    expect(contentProblem(content)).toBe(adminTexts.articles.contentRequired);
  });

  it.each(['<p>a</p>', '<p><img src="x" alt=""></p>'])('can be %j', (content) => {
    expect(contentProblem(content)).toBeNull();
  });

  it('is read in no more time than its length takes', () => {
    expect(contentProblem('<'.repeat(500_000))).toBe(adminTexts.articles.tooMuchHtml);
  });
});

describe('the address of a source', () => {
  it.each(['', 'https://www.gov.uk/a?b=c#d', 'HTTP://example.org'])('can be %j', (url) => {
    expect(sourceUrlProblem(url)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org',
    '/articles',
    'example.org',
    'https://',
    'https://a b',
    'https://bank.example\\@evil.example',
    'https://bank.example@evil.example',
    'https://a\u202eb',
  ])('cannot be %j', (url) => {
    expect(sourceUrlProblem(url)).not.toBeNull();
  });
});

describe('content that no article needs', () => {
  it.each(['<', '&'])('has more of "%s" than the server takes apart in a moment', (mark) => {
    const most = `a${mark.repeat(limits.marksMax)}`;
    expect(contentProblem(most)).toBeNull();
    expect(contentProblem(`${most}${mark}`)).toBe(adminTexts.articles.tooMuchHtml);
  });
});
