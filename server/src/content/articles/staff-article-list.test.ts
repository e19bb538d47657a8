import { beforeEach, describe, expect, it } from 'vitest';
import { aTypedArticle, createNewsroom } from './staff-articles.fixture.ts';

const { admin, clock, create, update, list, clear } = await createNewsroom();

beforeEach(clear);

/** Each a second after the one before. */
async function write(titles: readonly string[], changes: object = {}): Promise<number[]> {
  const ids = [];
  for (const title of titles) {
    clock.advance(1_000);
    ids.push((await create(admin, aTypedArticle({ title, ...changes }))).body.id);
  }
  return ids;
}

const titlesOf = async (query: Record<string, string> = {}) =>
  (await list(admin, query)).body.articles.map(({ title }: { title: string }) => title);

describe('the list for staff', () => {
  it('has articles in every state, the last changed first, with what is shown of each', async () => {
    const [first = 0] = await write(['First', 'Second', 'Third']);
    clock.advance(1_000);
    await update(admin, first, { status: 'published' });
    const { body } = await list(admin);
    expect(body.articles.map(({ title }: { title: string }) => title)).toEqual([
      ...['First', 'Third', 'Second'],
    ]);
    expect(body.articles[0]).toEqual({
      id: first,
      title: 'First',
      slug: 'first',
      category: 'Rates and costs',
      tags: ['rates'],
      author: 'The Debt Payoff Team',
      status: 'published',
      published_at: clock.now().toISOString(),
      created_at: expect.any(String),
      updated_at: clock.now().toISOString(),
      has_revision: false,
    });
    expect(body.pagination).toEqual({
      ...{ page: 1, per_page: 100, total: 3, pages: 1, has_prev: false, has_next: false },
    });
  });

  it('shows what staff are working on, which is when it last changed', async () => {
    const [first = 0] = await write(['First', 'Second']);
    await update(admin, first, { status: 'published' });
    clock.advance(1_000);
    await update(admin, first, { title: 'Better', slug: 'better', tags: ['new'] });
    const { body } = await list(admin);
    expect(body.articles[0]).toMatchObject({
      ...{ title: 'Better', slug: 'better', tags: ['new'], has_revision: true },
      ...{ status: 'published', updated_at: clock.now().toISOString() },
    });
    expect(await titlesOf({ search: 'better' })).toEqual(['Better']);
    // Its public address still finds it, its former title does not.
    expect(await titlesOf({ search: 'first' })).toEqual(['Better']);
    expect(await titlesOf({ sort_by: 'title', sort_order: 'asc' })).toEqual(['Better', 'Second']);
  });

  it('tells how many there are in total, page by page, without a row twice', async () => {
    const titles = Array.from({ length: 7 }, (_, index) => `Article ${index}`);
    await write(titles);
    const pages = [];
    for (const page of ['1', '2', '3']) {
      pages.push((await list(admin, { page, per_page: '3', sort_by: 'created_at' })).body);
    }
    expect(pages.flatMap(({ articles }) => articles).map(({ title }) => title)).toEqual(
      titles.toReversed(),
    );
    expect(pages[2].pagination).toEqual({
      ...{ page: 3, per_page: 3, total: 7, pages: 3, has_prev: true, has_next: false },
    });
    const beyond = (await list(admin, { page: '9', per_page: '3' })).body;
    expect([beyond.articles, beyond.pagination.total]).toEqual([[], 7]);
    expect((await list(admin, { per_page: '101' })).status).toBe(400);
  });

  it('narrows by status; an empty one narrows nothing', async () => {
    const [published = 0, archived = 0] = await write(['Published', 'Archived', 'Draft']);
    await update(admin, published, { status: 'published' });
    await update(admin, archived, { status: 'archived' });
    expect(await titlesOf({ status: 'published' })).toEqual(['Published']);
    expect(await titlesOf({ status: 'archived' })).toEqual(['Archived']);
    expect(await titlesOf({ status: 'draft' })).toEqual(['Draft']);
    expect(await titlesOf({ status: '' })).toHaveLength(3);
    const found = await list(admin, { status: 'draft', search: 'published' });
    expect(found.body).toMatchObject({ articles: [], pagination: { total: 0, pages: 0 } });
  });
});

it('a parameter that is empty counts as none', async () => {
  await write(['One', 'Two']);
  const empty = { search: '', status: '', sort_by: '', sort_order: '', page: '', per_page: '' };
  const { status, body } = await list(admin, empty);
  expect(status).toBe(200);
  expect(body).toEqual((await list(admin, { per_page: '100' })).body);
  expect(body.pagination).toMatchObject({ page: 1, per_page: 100, total: 2 });
});

describe('the search', () => {
  it.each([
    ['the title, in any case of letters', 'ÉCLAIR'],
    ['the address', 'sweet-buns'],
    ['the category', 'baking'],
    ['a tag', 'LATE fee'],
    ['words with spaces around them', '  éclair '],
  ])('finds by %s', async (_what, search) => {
    await write(['Other']);
    const slug = 'sweet-buns';
    await write(['Éclairs'], { slug, category: 'Home baking', tags: ['a', 'late fees'] });
    expect(await titlesOf({ search })).toEqual(['Éclairs']);
  });

  it('takes every character literally, and looks at nothing that is not shown', async () => {
    await write(['100% of it', '100 of it', 'a_b', 'aXb', 'back\\slash'], { excerpt: 'hidden' });
    expect(await titlesOf({ search: '100%' })).toEqual(['100% of it']);
    expect(await titlesOf({ search: 'a_b' })).toEqual(['a_b']);
    expect(await titlesOf({ search: 'k\\s' })).toEqual(['back\\slash']);
    for (const search of ['hidden', 'rate for a year', 'debt payoff team', '%', "' OR ''='"]) {
      expect(await titlesOf({ search: search === '%' ? '%%' : search }), search).toEqual([]);
    }
  });
});

describe('the order', () => {
  it('by title ignores case; what is equal is settled by the id, either way', async () => {
    const ids = await write(['beta', 'Alpha', 'beta', 'Gamma'], {});
    const idsBy = async (sort_order: string) =>
      (await list(admin, { sort_by: 'title', sort_order })).body.articles.map(
        ({ id }: { id: number }) => ids.indexOf(id),
      );
    expect(await idsBy('asc')).toEqual([1, 0, 2, 3]);
    expect(await idsBy('desc')).toEqual([3, 2, 0, 1]);
  });

  it('by the day of publishing has what was never published last, either way', async () => {
    const [never = 0, early = 0, late = 0] = await write(['Never', 'Early', 'Late']);
    expect(never).toBeGreaterThan(0);
    for (const id of [early, late]) {
      clock.advance(1_000);
      await update(admin, id, { status: 'published' });
    }
    await update(admin, late, { status: 'draft' });
    const by = (sort_order: string) => titlesOf({ sort_by: 'published_at', sort_order });
    expect(await by('asc')).toEqual(['Early', 'Late', 'Never']);
    expect(await by('desc')).toEqual(['Late', 'Early', 'Never']);
    expect(await titlesOf({ sort_by: 'created_at', sort_order: 'asc' })).toEqual([
      ...['Never', 'Early', 'Late'],
    ]);
    expect((await list(admin, { sort_by: 'content' })).status).toBe(400);
  });
});
