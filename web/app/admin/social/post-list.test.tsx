import type { SocialConnection, SocialPost } from '@debt-payoff/contract/social-posts';
import { describe, expect, it } from 'vitest';
import { loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { buttonsOf, menuOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { aPost } from './post.fixture.ts';

loadAfreshInEachTest();

function listReply(
  posts: readonly SocialPost[],
  { total = posts.length, connections = [] as readonly SocialConnection[] } = {},
): Reply {
  const has_next = total > posts.length;
  const pagination = { page: 1, per_page: 100, pages: 1, has_prev: false, has_next, total };
  return { status: 200, body: { posts, pagination, connections } };
}

function shownList(reply: Reply, query = ''): Promise<string> {
  return shownPage({
    reply,
    address: `/admin/social${query}`,
    path: '/admin/social',
    load: async () => (await import('./post-list.tsx')).PostList,
    fetch: async (queries) => {
      const list = await import('./post-list-query.ts');
      const { readListQuery } = await import('../lists/list-query.ts');
      const asked = readListQuery(list.postListShape, new URLSearchParams(query));
      await queries.prefetchInfiniteQuery(list.postListOptions(asked));
    },
  });
}

const refused = { status: 500, body: { error: 'No', code: 'internal', request_id: 'r1' } };

describe('the list of posts', () => {
  it('shows each, and leads to its form and to a new one', async () => {
    const markup = await shownList(listReply([aPost({ hashtags: 'debt #saving' })]));
    for (const text of ['#debt #saving', '>LinkedIn<', 'Draft</span>', '3 Nov 2026', '1 post']) {
      expect(markup).toContain(text);
    }
    expect(markup).toMatch(/href="\/admin\/social\/edit\/7"[^>]*><bdi[^>]*>Pay the dearest debt/);
    expect(markup).toMatch(/href="\/admin\/social\/new"[^>]*>Create New Post</);
    expect(markup).not.toContain('Create Your First Post');
    expect(markup).not.toContain('Sandbox');
  });

  it('cuts long content at 200 characters', async () => {
    const markup = await shownList(listReply([aPost({ content: '🎉'.repeat(201) })]));
    expect(markup).toContain(`>${'🎉'.repeat(200)}…<`);
  });

  it.each([
    ['draft', {}, ['Edit', 'Publish', 'Delete']],
    ['failed', {}, ['Edit', 'Publish', 'Delete']],
    ['scheduled', {}, ['Edit', 'Delete']],
    ['published', {}, ['Refresh metrics']],
    ['draft', { is_publishing: true }, []],
  ] as const)('offers what fits one that is %s %o', async (status, facts, offered) => {
    expect(menuOf(await shownList(listReply([aPost({ status, ...facts })])))).toEqual(offered);
  });

  it.each([
    [{ status: 'scheduled', scheduled_time: '2027-03-28T08:00:00.000Z' }, '28 March 2027 at 09:00'],
    [
      { status: 'published', published_at: '2026-11-14T09:30:00.000Z' },
      '14 November 2026 at 09:30',
    ],
    [{ status: 'failed', failure: 'LinkedIn refused this post: no' }, 'LinkedIn refused this post'],
    [{ status: 'draft', is_publishing: true }, 'Being published'],
  ] as const)('says how it stands: %o', async (facts, said) => {
    expect(await shownList(listReply([aPost(facts)]))).toContain(said);
  });

  it.each([null, 'Check on the platform before you try again', 'LinkedIn did not reply'])(
    'asks once for a check where nobody knows whether it was posted: %s',
    async (failure) => {
      const post = aPost({ status: 'failed', needs_check: true, failure });
      const markup = await shownList(listReply([post]));
      expect(markup.split('Check on the platform before you try again')).toHaveLength(2);
      expect(markup).toContain(failure ?? '');
    },
  );

  it('tells of a published one what readers did, where it is, and that it is a sandbox', async () => {
    const markup = await shownList(
      listReply([
        aPost({
          ...{ status: 'published', likes_count: 3, is_sandbox: true },
          ...{ post_url: 'https://linkedin.example/1', metrics_at: '2026-11-14T09:30:00.000Z' },
        }),
      ]),
    );
    for (const text of [
      '3 likes <span class="under">As of 14 November 2026 at 09:30',
      '>Sandbox<',
    ]) {
      expect(markup).toContain(text);
    }
    expect(markup).toMatch(/href="https:\/\/linkedin\.example\/1"[^>]*>View on LinkedIn/);
    expect(markup).not.toContain('comment');
  });

  it('links to web addresses alone', async () => {
    const post = aPost({ status: 'published', post_url: 'javascript:attack()' });
    expect(await shownList(listReply([post]))).not.toContain('javascript:');
  });

  it('names the platforms that are sandboxes', async () => {
    const connections = [{ platform: 'facebook', is_sandbox: true }] as const;
    expect(await shownList(listReply([], { connections }))).toContain(
      'Sandbox: nothing is posted to Facebook, because no keys are set up.',
    );
  });

  it('says how many of all are shown, and offers more', async () => {
    const hundred = Array.from({ length: 100 }, (_, place) => aPost({ id: place + 1 }));
    const markup = await shownList(listReply(hundred, { total: 240 }));
    expect(markup).toContain('100 of 240 posts');
    expect(buttonsOf(markup)).toContain('Load more');
  });

  it('without any post leads to the first one', async () => {
    const markup = await shownList(listReply([]));
    expect(markup).toContain('>No social media posts found.<');
    expect(markup).toMatch(/href="\/admin\/social\/new"[^>]*>Create Your First Post</);
  });

  it.each(['?search=rates', '?status=failed', '?platform=twitter'])(
    'says where none is as asked for: %s',
    async (query) => {
      const markup = await shownList(listReply([]), query);
      expect(markup).toContain('>No social media posts found.<');
      expect(markup).not.toContain('Create Your First Post');
    },
  );

  it.each(['unreachable', refused, { status: 502 }] as const)(
    'says that it could not be loaded, and offers another try: %j',
    async (reply) => {
      const markup = await shownList(reply);
      expect(markup).toContain('<b>Failed to load social posts</b>');
      expect(buttonsOf(markup)).toContain('Try Again');
    },
  );

  it('tells a reply that is no JSON from one that did not come', async () => {
    const markup = await shownList({ status: 200, text: '<html>Sign in to the Wi-Fi</html>' });
    expect(markup).toContain('<b>Failed to parse response</b>');
    expect(buttonsOf(markup)).toContain('Try Again');
  });

  it('says of which post the figures are being fetched', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { postColumns } = await import('./post-columns.tsx');
    const nothing = (): void => {};
    const acts = { refreshing: 7, onPublish: nothing, onMetrics: nothing, onDelete: nothing };
    const [, , , engagement] = postColumns(acts);
    const shown = (id: number) => renderToStaticMarkup(engagement?.cell(aPost({ id })));
    expect([shown(7), shown(8)]).toEqual([expect.stringContaining('Refreshing...'), '–']);
  });

  it('asks the server for what its address says, so that all posts are covered', async () => {
    const { readListQuery } = await import('../lists/list-query.ts');
    const { postListOptions, postListShape } = await import('./post-list-query.ts');
    const address = new URLSearchParams(
      'search=rates&status=failed&platform=twitter&sort_by=published_at&sort_order=asc',
    );
    expect(postListOptions(readListQuery(postListShape, address)).queryKey).toEqual([
      'admin',
      'posts',
      {
        ...{ search: 'rates', status: 'failed', platform: 'twitter' },
        ...{ sort_by: 'published_at', sort_order: 'asc', per_page: 100 },
      },
    ]);
  });
});
