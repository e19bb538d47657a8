import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { publishingProblemTexts } from '@debt-payoff/contract/texts/publishing-problems';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/people.ts';
import { createTestApp, productionVariables } from '../../testing/test-app.ts';
import { htmlAttacks } from './html-attacks.fixture.ts';
import { htmlProblemsOf } from './html-problems.fixture.ts';
import { aTypedArticle, createNewsroom } from './staff-articles.fixture.ts';

const texts = adminTexts.articles;
const newsroom = await createNewsroom();
const { admin, superAdmin, pool, clock } = newsroom;
const { create, show, update, remove, preview, read, entriesOf } = newsroom;

beforeEach(newsroom.clear);

const draft = async (changes: object = {}) => (await create(admin, aTypedArticle(changes))).body;
const published = (changes: object = {}) => draft({ ...changes, status: 'published' });

/** Another process, which keeps its pages until it hears of a change. */
const site = await createTestApp({
  ...{ clock, database: newsroom, listens: true },
  variables: productionVariables,
});
const get = (path: string) => call(site.app, { method: 'GET', path });

/** Where everyone could meet it. */
async function publicPlacesOf(slug: string): Promise<string[]> {
  const places = {
    call: (await read(slug)).status === 200,
    list: (await get('/api/articles')).text.includes(`"${slug}"`),
    tag: (await get('/api/articles?tag=rates')).text.includes(`"${slug}"`),
    category: (await get('/api/articles/categories')).text.includes('Rates'),
    feed: (await get('/rss.xml')).text.includes(`/articles/${slug}<`),
    sitemap: (await get('/sitemap.xml')).text.includes(`/articles/${slug}<`),
    image: (await get(`/social-images/article-${slug}.png`)).status === 200,
  };
  return Object.entries(places).flatMap(([name, isThere]) => (isThere ? [name] : []));
}
const everywhere = ['call', 'list', 'tag', 'category', 'feed', 'sitemap', 'image'];

describe('publishing', () => {
  it('keeps the day on which it was first published', async () => {
    const { id } = await draft();
    const first = await update(admin, id, { status: 'published' });
    expect(first.body).toMatchObject({ status: 'published', public_slug: 'what-an-apr-is' });
    clock.advance(1_000);
    await update(admin, id, { status: 'draft' });
    const again = await update(admin, id, { status: 'published' });
    expect(again.body.published_at).toBe(first.body.published_at);
  });

  it('saves first where a text is sent with it', async () => {
    const { id, slug } = await published();
    await update(admin, id, { title: 'Waits', excerpt: 'Waits too' });
    const done = await update(admin, id, { title: 'Better', status: 'published' });
    expect(done.body).toMatchObject({ title: 'Better', excerpt: 'Waits too', has_revision: false });
    expect((await read(slug)).body).toMatchObject({ title: 'Better', excerpt: 'Waits too' });
  });

  it('says what is to be mended, and then writes nothing at all', async () => {
    const content = '<h3>Fees</h3><p><a href="https://a.example/">click here</a></p>';
    const expected = [
      publishingProblemTexts.headingTooDeep('Fees'),
      publishingProblemTexts.linkSaysNothing({ text: 'click here', section: 'Fees' }),
    ];
    const { id, version } = await draft({ content });
    const refusals = [
      await update(admin, id, { status: 'published', version }),
      await update(admin, id, { title: 'Other', status: 'published' }),
      await create(admin, aTypedArticle({ content, status: 'published' })),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_input', error: texts.notPublishable });
      expect(body.fields).toEqual({ 'content.0': expected[0], 'content.1': expected[1] });
    }
    expect((await show(admin, id)).body).toMatchObject({ title: 'What an APR is', version });
    expect((await pool.query('SELECT FROM articles')).rowCount).toBe(1);
    expect(await entriesOf(id)).toHaveLength(1);
    expect((await preview(admin, content)).body.problems).toEqual(expected);
    // A draft may be saved as it is.
    expect((await update(admin, id, { title: 'Other' })).status).toBe(200);
  });
});

describe('an article that is no longer public', () => {
  const acts = {
    unpublished: (id: number) => update(admin, id, { status: 'draft' }),
    archived: (id: number) => update(admin, id, { status: 'archived' }),
    deleted: (id: number) => remove(admin, id),
  };
  it.each(Object.entries(acts))(
    '%s, is gone from everywhere, and can come back',
    async (name, act) => {
      const { id, slug } = await published();
      await expect.poll(() => publicPlacesOf(slug)).toEqual(everywhere);
      expect((await act(id)).status).toBe(200);
      await expect.poll(() => publicPlacesOf(slug)).toEqual([]);
      expect((await pool.query('SELECT FROM article_tags')).rowCount).toBe(0);
      if (name === 'deleted') {
        expect((await show(admin, id)).status).toBe(404);
        expect((await remove(admin, id)).body.error).toBe(texts.notFound);
        expect((await create(admin, aTypedArticle({ slug }))).status).toBe(201);
      } else expect((await update(admin, id, { status: 'published' })).status).toBe(200);
    },
  );

  it('has the text of its revision, and its address', async () => {
    for (const status of ['draft', 'archived']) {
      const { id, slug } = await published();
      await update(admin, id, { title: 'Better', slug: `better-${status}` });
      expect((await update(admin, id, { status })).body).toMatchObject({
        ...{ status, title: 'Better', slug: `better-${status}` },
        ...{ public_slug: null, has_revision: false },
      });
      const back = await update(admin, id, { status: 'published' });
      expect(back.body.public_slug).toBe(`better-${status}`);
      expect((await read(slug)).body).toMatchObject({ slug: `better-${status}`, title: 'Better' });
    }
  });
});

describe('the address', () => {
  it.each([
    ['Credit & debit: 5% off', 'credit-and-debit-5-percent-off'],
    ['Categories', 'categories-article'],
    ['£££', 'article'],
  ])('of "%s" is made from the title: %s; then with a number', async (title, slug) => {
    expect((await draft({ title })).slug).toBe(slug);
    expect((await draft({ title })).slug).toBe(`${slug}-2`);
    expect((await draft({ title })).slug).toBe(`${slug}-3`);
  });

  it('follows the title while nobody chose it and nobody could read it', async () => {
    await draft();
    const { id, slug } = await draft();
    expect(slug).toBe('what-an-apr-is-2');
    const rename = async (body: object) => (await update(admin, id, body)).body.slug;
    expect(await rename({ title: 'About rates' })).toBe('about-rates');
    expect(await rename({ title: 'About Rates!' })).toBe('about-rates');
    // What it was before is free again: it was never public.
    expect((await draft()).slug).toBe('what-an-apr-is-2');
    expect(await rename({ slug: 'chosen' })).toBe('chosen');
    expect(await rename({ title: 'Another' })).toBe('chosen');
  });

  it('of a published article waits with the revision, and then the old one leads to it', async () => {
    const { id } = await published({ slug: 'old' });
    const saved = await update(admin, id, { slug: 'new', title: 'Better' });
    expect(saved.body).toMatchObject({ slug: 'new', public_slug: 'old' });
    expect([(await read('old')).body.slug, (await read('new')).status]).toEqual(['old', 404]);
    // Until then nobody else can have it, nor ever the former one.
    const refused = await create(superAdmin, aTypedArticle({ slug: 'new' }));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'taken', fields: { slug: texts.slugTaken } });
    await update(admin, id, { status: 'published' });
    expect([(await read('old')).body.slug, (await read('new')).body.slug]).toEqual(['new', 'new']);
    const other = await draft({ slug: 'other' });
    for (const slug of ['old', 'new']) {
      expect((await update(admin, other.id, { slug })).body.fields).toEqual({
        slug: texts.slugTaken,
      });
    }
    expect((await update(admin, other.id, { slug: 'other' })).body.version).toBe(other.version);
    // Its own former one it can have again.
    await update(admin, id, { slug: 'old', status: 'published' });
    expect((await read('new')).body.slug).toBe('old');
  });

  it('that was never public is not kept, also of one that once was', async () => {
    const { id } = await published({ slug: 'old' });
    await update(admin, id, { slug: 'given-up' });
    expect((await update(admin, id, { slug: 'old' })).body.has_revision).toBe(false);
    await update(admin, id, { status: 'draft' });
    await update(admin, id, { slug: 'given-up-too' });
    await update(admin, id, { slug: 'new' });
    for (const slug of ['given-up', 'given-up-too']) {
      expect((await create(admin, aTypedArticle({ slug }))).status, slug).toBe(201);
    }
    await update(admin, id, { status: 'published' });
    expect((await read('old')).body.slug).toBe('new');
  });
});

describe('the record', () => {
  it('has each act with who did it and what changed, and never a word of the content', async () => {
    const { id } = await draft({ content: '<h2>Secret plan</h2><p>one two</p>' });
    await update(superAdmin, id, { title: 'Better', content: '<h2>Secret plan</h2><p>one</p>' });
    await update(admin, id, { status: 'published' });
    await update(admin, id, { tags: ['a', 'b'] });
    await update(admin, id, { status: 'published' });
    await update(admin, id, { status: 'published' });
    await update(admin, id, { status: 'draft' });
    await update(admin, id, { status: 'archived' });
    await remove(admin, id);
    const entries = await entriesOf(id);
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'article_created',
        [
          { field: 'status', before: null, after: 'draft' },
          { field: 'title', before: null, after: 'What an APR is' },
          { field: 'slug', before: null, after: 'what-an-apr-is' },
          { field: 'words', before: null, after: 4 },
        ],
      ],
      [
        'article_saved',
        [
          { field: 'title', before: 'What an APR is', after: 'Better' },
          { field: 'slug', before: 'what-an-apr-is', after: 'better' },
          { field: 'words', before: 4, after: 3 },
        ],
      ],
      ['article_published', [{ field: 'status', before: 'draft', after: 'published' }]],
      ['article_saved', [{ field: 'tags', before: 'rates', after: 'a, b' }]],
      ['article_published', [{ field: 'tags', before: 'rates', after: 'a, b' }]],
      ['article_unpublished', [{ field: 'status', before: 'published', after: 'draft' }]],
      ['article_archived', [{ field: 'status', before: 'draft', after: 'archived' }]],
      [
        'article_deleted',
        [
          { field: 'status', before: 'archived', after: null },
          { field: 'title', before: 'Better', after: null },
          { field: 'slug', before: 'better', after: null },
          { field: 'words', before: 3, after: null },
        ],
      ],
    ]);
    expect(entries.map(({ actorId }) => actorId)).toEqual([
      ...[admin.id, superAdmin.id, admin.id, admin.id, admin.id, admin.id, admin.id, admin.id],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });

  it('has one save an hour of a person and an article', async () => {
    const [one, other] = [await draft(), await draft()];
    const start = clock.now();
    const saves = async () =>
      (await entriesOf(one.id)).filter(({ action }) => action === 'article_saved').length;
    await update(admin, one.id, { excerpt: '1' });
    await update(admin, one.id, { excerpt: '2' });
    await update(admin, other.id, { excerpt: '1' });
    expect(await saves()).toBe(1);
    await update(superAdmin, one.id, { excerpt: '3' });
    expect(await saves()).toBe(2);
    await pool.query(`UPDATE audit_entries SET at = at - interval '1 hour'`);
    await update(admin, one.id, { excerpt: '4' });
    expect(await saves()).toBe(3);
    expect(clock.now()).toEqual(start);
  });
});

it('attacks that are sent to be published come out harmless, in the preview too', async () => {
  let publishedCount = 0;
  for (const { name, html } of htmlAttacks) {
    const content = `<p>Words</p>${html.replaceAll('\0', '')}`;
    const seen = await preview(admin, content);
    expect(seen.status, name).toBe(200);
    expect(htmlProblemsOf(seen.body.content), name).toEqual([]);
    const made = await create(admin, aTypedArticle({ content }));
    expect(made.body.content, name).toBe(seen.body.content);
    const done = await update(admin, made.body.id, { status: 'published' });
    expect(done.status, name).toBe(seen.body.problems.length === 0 ? 200 : 400);
    if (done.status === 400) continue;
    publishedCount += 1;
    const { body } = await read(made.body.slug);
    expect(htmlProblemsOf(body.content), name).toEqual([]);
    expect(body.content, name).toBe(seen.body.content);
  }
  expect(publishedCount).toBeGreaterThan(30);
});
