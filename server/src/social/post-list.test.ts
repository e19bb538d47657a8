import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createSocialWorld } from './social.fixture.ts';

const world = await createSocialWorld();
const { clock, create, publish, list } = world;
const local = await createTestApp({ clock });

type Listed = { readonly content: string };
const contents = async (query: Record<string, string>) =>
  (await list(query)).body.posts.map(({ content }: Listed) => content);

// All but the last two at one instant, so that ids settle the order.
await create({ content: 'Ärger mit 100% Zinsen', hashtags: '#Budget' });
await create({
  content: 'A_b',
  hashtags: 'saving',
  platform: 'linkedin',
  scheduled_time: '2026-12-02T10:00',
});
await create({
  content: 'In December',
  status: 'scheduled',
  scheduled_time: '2026-12-01T10:00',
});
const old = (await create({ content: 'Out first' })).body.id;
clock.advance(60_000);
const young = (await create({ content: 'Out last', platform: 'twitter' })).body.id;
clock.advance(60_000);
await create({ content: 'Newest' });
await publish(old);
clock.advance(60_000);
await publish(young);

describe('the list of posts', () => {
  it.each([
    [{}, ['Newest', 'Out last', 'Out first', 'In December', 'A_b', 'Ärger mit 100% Zinsen']],
    [
      { sort_by: 'created_at', sort_order: 'asc' },
      ['Ärger mit 100% Zinsen', 'A_b', 'In December', 'Out first', 'Out last', 'Newest'],
    ],
    [
      { sort_by: 'scheduled_time', sort_order: 'asc' },
      ['In December', 'A_b', 'Ärger mit 100% Zinsen', 'Out first', 'Out last', 'Newest'],
    ],
    [
      { sort_by: 'scheduled_time', sort_order: 'desc' },
      ['A_b', 'In December', 'Newest', 'Out last', 'Out first', 'Ärger mit 100% Zinsen'],
    ],
    [
      { sort_by: 'published_at' },
      ['Out last', 'Out first', 'Newest', 'In December', 'A_b', 'Ärger mit 100% Zinsen'],
    ],
    [{ search: 'ärger' }, ['Ärger mit 100% Zinsen']],
    [{ search: 'BUDGET' }, ['Ärger mit 100% Zinsen']],
    [{ search: '#budget' }, ['Ärger mit 100% Zinsen']],
    [{ search: '#Saving' }, ['A_b']],
    [{ search: '#a_b' }, []],
    [{ search: '%' }, ['Ärger mit 100% Zinsen']],
    [{ search: 'a_b' }, ['A_b']],
    [{ search: 'a.b' }, []],
    [{ status: 'scheduled' }, ['In December']],
    [{ status: 'published', platform: 'twitter' }, ['Out last']],
    [{ platform: 'linkedin', status: '' }, ['A_b']],
    [
      { search: 'out', status: 'published', sort_by: 'published_at', sort_order: 'asc' },
      ['Out first', 'Out last'],
    ],
  ])('by %j', async (query, expected) => {
    expect(await contents(query)).toEqual(expected);
  });

  it('comes by pages, and says how many there are', async () => {
    const { body } = await list({ page: '2', per_page: '2', search: 'o' });
    expect(body.posts.map(({ content }: Listed) => content)).toEqual([]);
    expect(body.pagination).toEqual({
      ...{ page: 2, per_page: 2, total: 2, pages: 1, has_prev: true, has_next: false },
    });
    expect((await list()).body.pagination.per_page).toBe(100);
    expect((await list({ per_page: '101' })).status).toBe(400);
  });

  it('says which platforms are sandboxes; so does a post', async () => {
    const all = (is_sandbox: boolean) =>
      ['twitter', 'linkedin', 'instagram', 'facebook'].map((platform) => ({
        platform,
        is_sandbox,
      }));
    expect((await list()).body.connections).toEqual(all(false));
    const inLocal = await call(local.app, adminAddresses.listSocialPosts);
    expect(inLocal.body).toMatchObject({ posts: [], connections: all(true) });
    const one = await call(world.app, adminAddresses.getSocialPost, { as: world.admin, id: old });
    expect(one.body).toMatchObject({ post: { content: 'Out first' }, connections: all(false) });
  });
});
