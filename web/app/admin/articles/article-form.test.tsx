import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requiredOf } from '../lists/shown-page.fixture.tsx';
import { ArticleForm } from './article-form.tsx';
import { articleOptions } from './article-record.ts';
import { autosaveOf } from './autosave.ts';
import { anArticle } from './builders.fixture.ts';
import { OpenArticle } from './open-article.tsx';
import { ConflictNotice, DeletedNotice } from './other-writer.tsx';
import { mainAct, SaveBar } from './save-bar.tsx';
import { StatusField } from './status-field.tsx';

const nothing = () => {};

function markupOf(element: ReactNode, { address = '/', queries = new QueryClient() } = {}): string {
  const routes = [
    { path: '/', element },
    { path: '/admin/articles/:mode/:articleId?', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('the page of an article', () => {
  it.each([
    '/admin/articles/edit/x',
    '/admin/articles/edit',
    '/admin/articles/old',
    '/admin/articles/new/5',
  ])('%s is the address of none', (address) => {
    expect(markupOf(<ArticleForm />, { address })).toContain('Article not found');
  });

  const failing = async (error: Error): Promise<string> => {
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, retryOnMount: false } },
    });
    await queries.prefetchQuery({
      ...articleOptions(5),
      gcTime: 60_000,
      queryFn: () => Promise.reject(error),
    });
    return markupOf(<ArticleForm />, { address: '/admin/articles/edit/5', queries });
  };
  const refusal = (status: number, code: 'not_found' | 'internal') =>
    new CallError(status, { error: '', code, request_id: '' });

  it.each([refusal(502, 'internal'), new NetworkFailure(null)])(
    'says that it could not be loaded, and offers another try: %s',
    async (error) => {
      const markup = await failing(error);
      expect(markup).toContain('Failed to load article');
      expect(markup).toContain('Try Again');
    },
  );

  it('says that there is none', async () => {
    expect(await failing(refusal(404, 'not_found'))).toContain('Article not found');
  });
});

describe('an open article', () => {
  const opened = (article: Parameters<typeof OpenArticle>[0]['article']) =>
    markupOf(
      <OpenArticle article={article} onAdopt={nothing} onLeave={nothing} onReopen={nothing} />,
    );

  it('has every field, the team as its author, and counters', () => {
    const markup = opened(null);
    const labels = [
      ...['Title', 'Content', 'Address', 'Category', 'Tags', 'Author', 'Source URL', 'Excerpt'],
      ...['Meta title', 'Meta description', 'Meta keywords', 'Status'],
    ];
    for (const label of labels) expect(markup).toContain(`>${label}<`);
    expect(markup).toContain('value="The Debt Payoff Team"');
    expect(markup).toContain('0 of 60 characters');
    expect(markup).toContain('0 of 160 characters');
    expect(markup).toContain('Add a title to start');
    expect(markup).toContain('Save and close');
  });

  it('marks its title as required', () => {
    expect(requiredOf(opened(null))).toEqual(['Title']);
  });

  it('says what becomes of changes to one that is public', () => {
    const sentence =
      'This article is public. What you save as a draft stays unseen until you publish it.';
    expect(opened(anArticle())).not.toContain(sentence);
    const markup = opened(
      anArticle({
        status: 'published',
        published_at: '2026-11-03T09:00:00.000Z',
        public_slug: 'old',
        slug: 'newer',
      }),
    );
    expect(markup).toContain(sentence);
    expect(markup).toContain('href="/articles/old"');
    expect(markup).toContain('/articles/newer. Once published, the old address leads here.');
    expect(markup).toContain('Publish changes');
    expect(markup).toContain('All changes saved');
  });
});

it.each([
  ['published', false, 'Publish', 'publish'],
  ['published', true, 'Publish changes', 'publish'],
  ['draft', true, 'Unpublish', 'unpublish'],
  ['draft', false, 'Save and close', 'draft and leave'],
] as const)('with %s chosen, public: %s, the button says %s', (chosen, isPublic, label, kind) => {
  expect(mainAct(chosen, isPublic)).toEqual({ label, kind });
});

it.each([
  [{ hasTitle: false, hasContent: false }, false],
  [{ hasTitle: true, hasContent: true }, true],
])('the bar ticks only what is saved: %o', (start, isTicked) => {
  const markup = markupOf(
    <SaveBar
      saving={autosaveOf(start)}
      isPublic={false}
      chosen="draft"
      isDraftSaved={false}
      onRead={nothing}
      onPress={nothing}
    />,
  );
  expect(markup.includes('lucide-circle-check')).toBe(isTicked);
});

it('the bar says that the draft was saved', () => {
  const bar = (isDraftSaved: boolean) =>
    markupOf(
      <SaveBar
        saving={autosaveOf({ hasTitle: true, hasContent: true })}
        isPublic={false}
        chosen="draft"
        isDraftSaved={isDraftSaved}
        onRead={nothing}
        onPress={nothing}
      />,
    );
  expect(bar(true)).toContain('Draft saved successfully!');
  expect(bar(false)).not.toContain('Draft saved successfully!');
});

it.each([
  [false, 'Choose Published when it is ready for the site.'],
  [true, 'Choose Draft to take it off the site.'],
])('public: %s, the status says how to change that', (isPublic, hint) => {
  const chosen = isPublic ? 'published' : 'draft';
  expect(markupOf(<StatusField {...{ isPublic, chosen }} onChoose={nothing} />)).toContain(hint);
});

describe('where somebody else was faster', () => {
  const conflict = (theirs: Parameters<typeof ConflictNotice>[0]['theirs']) =>
    markupOf(
      <ConflictNotice
        {...{ theirs, articleId: 5, failure: null }}
        onRetry={nothing}
        onUseTheirs={nothing}
        onOverwrite={nothing}
      />,
    );

  it('it is said who and when, and what can be done', () => {
    const markup = conflict(anArticle({ saved_by: 'robin' }));
    expect(markup).toContain('robin saved it on 14 November 2026 at 09:30.');
    for (const way of ['Open theirs in a new tab', 'Use theirs', 'Save mine over it']) {
      expect(markup).toContain(way);
    }
    expect(conflict(anArticle({ saved_by: null }))).toContain('It was saved on 14 November 2026');
  });

  it('nothing is offered before their text is known', () => {
    expect(conflict(undefined)).not.toContain('Save mine over it');
  });

  it('a deleted article can be saved as a new one', () => {
    expect(markupOf(<DeletedNotice onSaveAsNew={nothing} />)).toContain('Save as a new article');
  });
});
