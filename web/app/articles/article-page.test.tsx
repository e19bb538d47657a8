import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleView } from './article-page.tsx';
import { aCard, anArticle } from './builders.fixture.ts';
import type { ArticlePage } from './shown-articles.ts';

const markupOf = (given: Partial<ArticlePage> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleView article={anArticle()} related={[]} {...given} />
    </MemoryRouter>,
  );

it('shows who wrote it and when, how long it takes, its text, and ways on', () => {
  const markup = markupOf({ related: [aCard({ slug: 'cards', title: 'Cards' })] });
  expect(markup).toContain('>Return to Articles</a>');
  expect(markup).toContain('<h1 class="h2">What an APR is</h1>');
  expect(markup).toContain('The Debt Payoff Team');
  expect(markup).toContain('3 November 2026');
  expect(markup).toContain('5 minute read');
  expect(markup).toContain('<h2>What it counts</h2><p>Interest and fees.</p>');
  expect(markup).toContain('href="/articles?tag=credit+cards"');
  expect(markup).toContain('this article is information, not advice');
  expect(markup).toContain('href="/debt-help"');
  expect(markup).toContain('href="/calculator"');
  expect(markup).toContain('<h3 class="h4"><a href="/articles/cards"');
});

it.each([
  ['2026-11-04T09:00:00.000Z', true],
  ['2026-11-04T08:59:59.000Z', false],
])('changed at %s, says so: %s', (updated_at, isSaid) => {
  const markup = markupOf({ article: anArticle({ updated_at }) });
  expect(markup.includes('Updated')).toBe(isSaid);
});

it('has no heading for what is not there', () => {
  const markup = markupOf({ article: anArticle({ tags: [] }) });
  expect(markup).not.toMatch(/Related articles|aria-label="Tags"/);
});

it.each([
  [true, 'may be mistyped', 0],
  [false, 'Check your connection', 1],
])('in place of one that is gone (%s) says what can be done', (isGone, words, buttons) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ArticleNotFound isGone={isGone} />
    </MemoryRouter>,
  );
  expect(markup).toContain('<h1 class="h2">Article not found</h1>');
  expect(markup).toContain(words);
  expect(markup.match(/<button/g) ?? []).toHaveLength(buttons);
  expect(markup).toContain('href="/articles"');
  expect(markup).toContain('href="/calculator"');
});
