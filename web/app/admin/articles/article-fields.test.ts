import { describe, expect, it } from 'vitest';
import {
  articleProblems,
  blankFields,
  bodyOf,
  fieldsOf,
  isSameText,
  shownSlug,
  withTag,
} from './article-fields.ts';
import { anArticle } from './builders.fixture.ts';

const filled = { ...blankFields, title: 'Cards', content: '<p>Text</p>' };

describe('what is wrong with an article', () => {
  it.each([
    [{ title: ' ' }, 'title', 'Please add a title before saving'],
    [{ content: '<p></p>' }, 'content', 'Please add content before saving'],
    [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl', 'Enter a web address that begins with'],
    [{ slug: 'Not One', hasOwnSlug: true }, 'slug', 'Use small letters, digits'],
    [{ slug: '', hasOwnSlug: true }, 'slug', 'Use small letters, digits'],
    [{ metaTitle: 'x'.repeat(61) }, 'metaTitle', '60'],
    [{ metaDescription: 'x'.repeat(161) }, 'metaDescription', '160'],
    [{ tags: Array.from({ length: 21 }, String) }, 'tags', 'at most 20 tags'],
  ] as const)('%o', (change, field, message) => {
    expect(articleProblems({ ...filled, ...change })[field]).toContain(message);
  });

  it('nothing, where all is well or left to the server', () => {
    expect(articleProblems({ ...filled, slug: 'Not One' })).toEqual({});
    expect(articleProblems({ ...filled, metaTitle: 'x'.repeat(60) })).toEqual({});
  });
});

describe('the address', () => {
  const draft = anArticle({ slug: 'pay-off-a-card-2' });

  it('follows the title of an article that nobody has seen', () => {
    expect(shownSlug({ ...filled, title: 'Pay 10% less' }, null)).toBe('pay-10-percent-less');
    expect(shownSlug(fieldsOf(draft), draft)).toBe('pay-off-a-card-2');
    expect(shownSlug({ ...fieldsOf(draft), title: 'Loans' }, draft)).toBe('loans');
  });

  it.each([{ published_at: '2026-11-03T09:00:00.000Z' }, { slug: 'chosen' }])(
    'stays once it was seen or chosen: %o',
    (facts) => {
      const article = anArticle(facts);
      expect(shownSlug({ ...fieldsOf(article), title: 'Loans' }, article)).toBe(article.slug);
    },
  );

  it('is sent only where somebody typed another', () => {
    expect(bodyOf(filled, null)).not.toHaveProperty('slug');
    expect(bodyOf(fieldsOf(draft), draft)).not.toHaveProperty('slug');
    const typed = { ...fieldsOf(draft), slug: ' mine ', hasOwnSlug: true };
    expect(bodyOf(typed, draft)).toHaveProperty('slug', 'mine');
  });
});

it('sends every other field, and no empty source', () => {
  expect(bodyOf(fieldsOf(anArticle({ source_url: 'https://example.org/' })), null)).toMatchObject({
    title: 'Pay off a card',
    content: '<p>First the dearest.</p>',
    tags: ['cards'],
    author: 'The Debt Payoff Team',
    source_url: 'https://example.org/',
  });
  expect(bodyOf({ ...filled, sourceUrl: ' ' }, null).source_url).toBeNull();
});

it('a new article is by the team', () => {
  expect(blankFields.author).toBe('The Debt Payoff Team');
});

it('texts that differ in a tag alone are not the same', () => {
  const fields = fieldsOf(anArticle());
  expect(isSameText(fields, { ...fields })).toBe(true);
  expect(isSameText(fields, { ...fields, tags: [] })).toBe(false);
});

it.each([
  [[], ' cards ', ['cards']],
  [['cards'], 'loans', ['cards', 'loans']],
  [['cards'], 'cards', null],
  [['cards'], '  ', null],
])('to the tags %o, %o is added: %o', (tags, typed, all) => {
  expect(withTag(tags, typed)).toEqual(all);
});
