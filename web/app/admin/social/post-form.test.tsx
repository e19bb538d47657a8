import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { buttonsOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { FormNotices } from './form-notices.tsx';
import { aPost } from './post.fixture.ts';
import { blankForm } from './post-form-rules.ts';
import { statusHint } from './schedule-fields.tsx';
import { scheduleOf } from './schedule-times.ts';
import { onDay } from './use-product-now.ts';

loadAfreshInEachTest();

const nothing = (): void => {};

function markupOf(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function shownForm(reply: Reply, mode = 'edit/7'): Promise<string> {
  return shownPage({
    reply,
    address: `/admin/social/${mode}`,
    path: '/admin/social/:mode/:postId?',
    load: async () => (await import('./post-form.tsx')).PostForm,
    fetch: async (queries) => {
      const { postOptions } = await import('./post-calls.ts');
      await queries.prefetchQuery(postOptions(7));
    },
  });
}

const stored = (facts: Partial<SocialPost>): Reply => ({
  status: 200,
  body: { post: aPost(facts), connections: [] },
});
const refused = { status: 500, body: { error: 'No', code: 'internal', request_id: 'r1' } };

describe('the form of a post', () => {
  it('holds what is stored, in London time', async () => {
    const markup = await shownForm(
      stored({
        ...{ status: 'scheduled', scheduled_time: '2026-07-01T08:00:00.000Z', hashtags: 'debt' },
        image_url: 'https://images.example/1.png',
      }),
    );
    for (const value of ['2026-07-01', '09:00', 'debt', 'https://images.example/1.png']) {
      expect(markup).toContain(`value="${value}"`);
    }
    expect(markup).toContain('>Pay the dearest debt first.</textarea>');
    expect(markup).toContain('Leave it empty to save as draft.');
    expect(markup).toContain('27 of 3,000 characters, 34 with hashtags and mentions');
    const statuses = [...markup.matchAll(/<option value="(draft|scheduled|published|failed)"/g)];
    expect(statuses.map(([, status]) => status)).toEqual(['draft', 'scheduled']);
    expect(markup).toContain('Preview for LinkedIn');
  });

  it('offers times from now, and to clear it', async () => {
    const markup = await shownForm(stored({}));
    for (const label of ['1 hour', '4 hours', '1 day', '1 week']) {
      expect(markup).toMatch(new RegExp(`<button[^>]*>[+]${label}</button>`));
    }
    expect(buttonsOf(markup)).toContain('Clear');
  });

  it('over the limit says so beside the field, and why it cannot be saved', async () => {
    const over = stored({ platform: 'twitter', content: 'a'.repeat(281) });
    const markup = await shownForm(over);
    const said = 'Content exceeds the character limit for Twitter/X';
    expect(markup).toMatch(new RegExp(`<p class="error"[^>]*>.*${said}</p><textarea`));
    expect(markup).toContain('class="hint over-limit"');
    expect(markup).toContain(`${said}. Shorten it to save.`);
    expect(markup).toMatch(/<button type="submit"[^>]*aria-disabled="true"[^>]*>Save</);
    const fits = await shownForm(stored({ platform: 'twitter', content: 'a'.repeat(280) }));
    expect(fits).not.toContain(said);
    expect(fits).not.toMatch(/<button type="submit"[^>]*aria-disabled="true"/);
  });

  it.each([
    [
      { status: 'published', published_at: '2026-11-14T09:30:00.000Z' },
      'This post has been published. It can no longer be changed.',
    ],
    [{ is_publishing: true }, 'This post is being published right now. Look again in a minute.'],
  ] as const)('shows one as it is: %o', async (facts, why) => {
    const markup = await shownForm(stored(facts));
    expect(markup).toContain(`<b>${why}</b>`);
    expect(markup).toContain('class="post-preview is-linkedin"');
    expect(markup).not.toContain('<textarea');
    expect(buttonsOf(markup)).not.toContain('Save');
  });

  it('says why one failed, and that it is to be looked for first', async () => {
    const markup = await shownForm(
      stored({ status: 'failed', failure: 'LinkedIn did not reply', needs_check: true }),
    );
    expect(markup).toContain('LinkedIn did not reply');
    expect(markup).toContain('Check on the platform before you try again');
  });

  it('says that it could not be loaded', async () => {
    for (const reply of ['unreachable', refused] as const) {
      expect(await shownForm(reply)).toContain('<b>Failed to load post</b>');
    }
  });

  it.each([
    ['edit/7', { status: 404, body: { error: 'No', code: 'not_found', request_id: 'r1' } }],
    ['edit/x', refused],
    ['edit', refused],
    ['new/7', refused],
    ['other', refused],
  ])('%s leads to none', async (mode, reply) => {
    expect(await shownForm(reply, mode)).toContain('Post not found</h1>');
  });
});

describe('what is said above it', () => {
  const quiet = {
    ...{ isFromBefore: false, failure: null, isReplyLost: false, isOutdated: false },
    ...{ isLoadingNewest: false, loadNewest: nothing, loadFailure: null },
  };
  const said = (
    state: Partial<Omit<typeof quiet, 'failure'>> & { readonly failure?: string },
    post = aPost(),
  ) => markupOf(<FormNotices state={{ ...quiet, ...state }} post={post} />);

  it('why it was not saved, and that nothing is lost', () => {
    const markup = said({ failure: 'Failed to save post' });
    expect(markup).toContain('<b>Failed to save post</b>');
    expect(markup).toContain('Nothing that you typed is lost.');
    expect(said({ failure: 'Failed to save post', isReplyLost: true })).toContain(
      'You can safely save it again: it counts once.',
    );
  });

  it('that somebody else was faster, with the way to what is there', () => {
    const markup = said({ isOutdated: true });
    expect(markup).toContain('has since been changed by somebody else');
    expect(buttonsOf(markup)).toContain('Load what is there now');
  });

  it('that it went out while it was changed', () => {
    const markup = said({}, aPost({ status: 'published' }));
    expect(markup).toContain('This post has been published. It can no longer be changed.');
    expect(markup).toContain('What you typed is still here');
  });
});

it('says where status and time do not mean the same', () => {
  const time = scheduleOf('2026-12-01T09:00:00.000Z');
  expect(statusHint(blankForm)).toBeNull();
  expect(statusHint({ ...blankForm, status: 'scheduled', ...time })).toBeNull();
  expect(statusHint({ ...blankForm, status: 'scheduled' })).toContain('saved as a draft');
  expect(statusHint({ ...blankForm, ...time })).toContain('not published by itself');
  expect(statusHint({ ...blankForm, ...time, time: '' })).toContain('kept only together');
});

it.each([
  ['2026-11-14', '2026-11-14T09:30:00.000Z', '2026-11-14T09:30:00.000Z'],
  ['2026-11-16', '2026-11-14T09:30:00.000Z', '2026-11-16T09:30:00.000Z'],
  ['2026-07-01', '2026-03-01T09:30:00.000Z', '2026-07-01T08:30:00.000Z'],
  ['2026-11-13', '2026-11-14T09:30:00.000Z', '2026-11-14T09:30:00.000Z'],
  ['', '2026-11-14T09:30:00.000Z', '2026-11-14T09:30:00.000Z'],
])('where the server has its day %s, a device at %s means %s', (today, device, meant) => {
  expect(new Date(onDay(today, Date.parse(device))).toISOString()).toBe(meant);
});
