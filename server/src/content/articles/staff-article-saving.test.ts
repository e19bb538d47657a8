import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/people.ts';
import { staffedVariables } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { aTypedArticle, createNewsroom, writeBy } from './staff-articles.fixture.ts';

const texts = adminTexts.articles;
const newsroom = await createNewsroom();
const { admin, superAdmin, pool, clock, create, show, update, remove, read } = newsroom;

beforeEach(newsroom.clear);

const draft = async (changes: object = {}) => (await create(admin, aTypedArticle(changes))).body;

async function published(changes: object = {}) {
  return (await create(admin, aTypedArticle({ ...changes, status: 'published' }))).body;
}

describe('creating', () => {
  it('makes a draft that only staff can read, with the form’s fields as they were given', async () => {
    const typed = {
      title: ' What an APR is ',
      content: '<h2>In short</h2><p onclick="x()">A rate.</p><script>x()</script>',
      excerpt: 'In short',
      meta_title: 'APR',
      meta_description: 'What it is',
      meta_keywords: 'apr',
      category: 'Rates',
      tags: [' rates ', 'rates', '', 'cards'],
      author: 'Ann Example',
      source_url: 'https://a.example/rates',
    };
    const { status, body } = await create(admin, typed);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...typed,
      id: 1,
      title: 'What an APR is',
      content: '<h2>In short</h2><p>A rate.</p>',
      tags: ['rates', 'cards'],
      slug: 'what-an-apr-is',
      public_slug: null,
      status: 'draft',
      has_revision: false,
      published_at: null,
      created_at: clock.now().toISOString(),
      updated_at: clock.now().toISOString(),
      reading_minutes: 1,
      version: 1,
      saved_by: admin.username,
    });
    expect((await show(superAdmin, 1)).body).toEqual(body);
    expect((await read('what-an-apr-is')).status).toBe(404);
  });

  it('needs no more than a title and content; the author is our team', async () => {
    const { body } = await create(admin, { title: 'A', content: '<p>b</p>', author: ' ' });
    expect(body).toMatchObject({
      ...{ excerpt: '', meta_title: '', category: '', tags: [], source_url: null },
      author: 'The Debt Payoff Team',
    });
  });

  it('takes null for what is empty, and fields of which it knows nothing', async () => {
    const nulls = {
      ...{ excerpt: null, meta_title: null, meta_description: null, meta_keywords: null },
      ...{ category: null, tags: null, author: null, source_url: null, slug: null },
    };
    const made = await create(admin, aTypedArticle({ ...nulls, id: 99, published_at: null }));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ excerpt: '', meta_title: '', meta_description: '', meta_keywords: '', category: '' },
      ...{ tags: [], author: 'The Debt Payoff Team', source_url: null, slug: 'what-an-apr-is' },
      published_at: null,
    });
    const { id } = made.body;
    expect(id).not.toBe(99);
    const sentBack = { ...made.body, ...nulls, slug: '', meta_title: 'APR', status: 'draft' };
    const saved = await update(admin, id, sentBack);
    expect([saved.status, saved.body.meta_title]).toEqual([200, 'APR']);
    expect((await update(admin, id, { meta_title: null })).body.meta_title).toBe('');
  });

  it.each([
    ['no title', { title: undefined }, { title: texts.titleRequired }],
    ['a blank title', { title: '  ' }, { title: texts.titleRequired }],
    ['no content', { content: undefined }, { content: texts.contentRequired }],
    ['content without a word', { content: '<p> </p>' }, { content: texts.contentRequired }],
    ['nothing but code', { content: '<script>x()</script>' }, { content: texts.contentRequired }],
    [
      'content that grows too long once it is clean',
      { content: `${'&'.repeat(30_000)}${'x'.repeat(400_000)}` },
      { content: 'Content can have at most 500000 characters' },
    ],
    ['a script for a source', { source_url: 'javascript:x()' }, { source_url: expect.any(String) }],
    ['a reserved address', { slug: 'admin' }, { slug: texts.slugInvalid }],
    ['a long meta title', { meta_title: 'x'.repeat(61) }, { meta_title: expect.any(String) }],
  ])('refuses %s', async (_what, changes, fields) => {
    const refused = await create(admin, aTypedArticle(changes));
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual(fields);
    expect((await pool.query('SELECT FROM articles')).rowCount).toBe(0);
  });

  it('sent again with its key makes one article, and replies with it as it is by then', async () => {
    const first = await create(admin, aTypedArticle(), 'a key');
    await update(admin, first.body.id, { title: 'Better' });
    const again = await create(admin, aTypedArticle(), 'a key');
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id: first.body.id, title: 'Better', version: 2 });
    expect((await create(admin, aTypedArticle({ title: 'Other' }), 'a key')).status).toBe(409);
    const other = await create(superAdmin, aTypedArticle(), 'a key');
    expect(other.body.slug).toBe('what-an-apr-is');
    expect((await pool.query('SELECT FROM articles')).rowCount).toBe(2);
    await remove(admin, first.body.id);
    expect((await create(admin, aTypedArticle(), 'a key')).status).toBe(404);
  });

  it('at once with one key makes one article', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => create(admin, aTypedArticle(), 'one key')),
    );
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await pool.query('SELECT FROM articles')).rowCount).toBe(1);
  });

  it('by the built-in staff of the local environment has no name, and takes a key as it comes', async () => {
    const local = await createTestApp();
    const { status, body } = await call(
      local.app,
      { method: 'POST', path: '/api/admin/articles' },
      { body: aTypedArticle(), headers: { 'idempotency-key': 'a key' } },
    );
    expect([status, body.saved_by]).toEqual([201, null]);
  });
});

describe('saving', () => {
  it('changes what is given and raises the version', async () => {
    const { id } = await draft({ excerpt: 'Stays' });
    clock.advance(1_000);
    const saved = await update(superAdmin, id, { content: '<p>New</p>', status: 'draft' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      ...{ id, content: '<p>New</p>', excerpt: 'Stays', version: 2 },
      ...{ saved_by: superAdmin.username, updated_at: clock.now().toISOString() },
    });
  });

  it('of a published article keeps a revision, until it is published', async () => {
    const { id, slug, version } = await published();
    clock.advance(1_000);
    const saved = await update(admin, id, { title: 'Better', status: 'draft' });
    expect(saved.body).toMatchObject({
      ...{
        status: 'published',
        title: 'Better',
        has_revision: true,
        public_slug: slug,
        version: version + 1,
      },
    });
    expect((await read(slug)).body.title).toBe('What an APR is');
    const done = await update(admin, id, { status: 'published' });
    expect(done.body).toMatchObject({ title: 'Better', has_revision: false });
    expect((await read(slug)).body.title).toBe('Better');
  });

  it('of a published article with the text that is public leaves no revision', async () => {
    const { id, title, version } = await published();
    expect((await update(admin, id, { title: 'Better' })).body.has_revision).toBe(true);
    expect((await update(admin, id, { title })).body).toMatchObject({
      ...{ has_revision: false, version: version + 2 },
    });
  });

  it('of an archived article makes a draft of it where that is said', async () => {
    const { id } = await draft();
    await update(admin, id, { status: 'archived' });
    expect((await update(admin, id, { title: 'A' })).body.status).toBe('archived');
    expect((await update(admin, id, { title: 'B', status: 'draft' })).body.status).toBe('draft');
  });

  it.each([
    ['the same text', aTypedArticle()],
    [
      'the same text with spaces and a tag twice',
      aTypedArticle({ title: 'What an APR is ', tags: ['rates', ' rates'] }),
    ],
    ['what is sanitised away', { content: `${aTypedArticle().content}<script>x()</script>` }],
    ['nothing', {}],
  ])('%s changes nothing, and nobody’s version', async (_what, body) => {
    const { id, version } = await draft();
    clock.advance(1_000);
    const before = await pool.query('SELECT * FROM articles');
    expect((await update(superAdmin, id, body)).body.version).toBe(version);
    expect((await pool.query('SELECT * FROM articles')).rows).toEqual(before.rows);
    expect((await newsroom.entriesOf(id)).map(({ action }) => action)).toEqual(['article_created']);
    expect((await update(admin, id, { title: 'Mine', version })).status).toBe(200);
  });

  it('whose reply was lost can be sent again', async () => {
    const { id, version } = await draft();
    const body = { title: 'Better', version };
    expect((await update(admin, id, body)).status).toBe(200);
    expect((await update(admin, id, body)).body).toMatchObject({ title: 'Better', version: 2 });
  });

  it('of one that is not there is refused', async () => {
    const missing = await update(admin, 99, { title: 'A', version: 1 });
    expect([missing.status, missing.body.error]).toEqual([404, texts.notFound]);
    expect((await show(admin, 99)).body.error).toBe(texts.notFound);
  });
});

describe('somebody who saves what they opened before', () => {
  const acts = {
    'saved it': (id: number) => update(superAdmin, id, { title: 'Theirs' }),
    'published it': (id: number) => update(superAdmin, id, { status: 'published' }),
    'archived it': (id: number) => update(superAdmin, id, { status: 'archived' }),
    'changed its address': (id: number) => update(superAdmin, id, { slug: 'theirs' }),
  };
  it.each(Object.entries(acts))(
    'after another %s is told, and nothing is overwritten',
    async (_, act) => {
      const { id, version } = await draft();
      const theirs = (await act(id)).body;
      for (const body of [
        { title: 'Mine', version },
        { title: 'Mine', status: 'published', version },
      ]) {
        const refused = await update(admin, id, body);
        expect(refused.status).toBe(409);
        expect(refused.body).toMatchObject({ code: 'conflict', error: texts.outdated });
      }
      expect((await show(admin, id)).body).toEqual(theirs);
      const { version: newer } = theirs;
      expect((await update(admin, id, { title: 'Mine', version: newer })).status).toBe(200);
    },
  );

  it('after another unpublished it is told; then it is saved in the article itself', async () => {
    const { id, version, slug } = await published();
    const theirs = await update(superAdmin, id, { status: 'draft' });
    expect((await update(admin, id, { title: 'Mine', version })).status).toBe(409);
    const saved = await update(admin, id, { title: 'Mine', version: theirs.body.version });
    expect(saved.body).toMatchObject({ status: 'draft', title: 'Mine', has_revision: false, slug });
    expect((await read(slug)).status).toBe(404);
  });

  it('after another deleted it is told that it is gone', async () => {
    const { id, version } = await draft();
    await remove(superAdmin, id);
    const refused = await update(admin, id, { title: 'Mine', version });
    expect([refused.status, refused.body.error]).toEqual([404, texts.notFound]);
  });
});

describe('too many saves', () => {
  const slow = () =>
    createTestApp({
      clock,
      database: newsroom,
      variables: { ...staffedVariables, RATE_LIMIT_FACTOR: '1' },
    });

  it('are refused with the sentence of the form, and nothing is saved; others go on', async () => {
    const { id } = await draft();
    await pool.query('DELETE FROM rate_limits');
    const by = writeBy(await slow());
    const save = (number: number) => by.update(admin, id, { excerpt: `Excerpt ${number}` });
    for (let number = 1; number <= 20; number += 1) {
      expect((await save(number)).status, String(number)).toBe(200);
    }
    const refused = await save(21);
    expect([refused.status, refused.body.error]).toEqual([429, texts.savingTooQuickly]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await show(admin, id)).body.excerpt).toBe('Excerpt 20');
    expect((await by.create(admin, aTypedArticle())).status).toBe(429);
    // An act is counted by itself, and so is somebody else.
    expect((await by.update(admin, id, { status: 'published' })).status).toBe(200);
    expect((await by.update(superAdmin, id, { excerpt: 'Theirs' })).status).toBe(200);
  });

  it('cannot be sent without end, even where each is refused or only looked at', async () => {
    await pool.query('DELETE FROM rate_limits');
    const by = writeBy(await slow());
    const statuses = new Set<number>();
    for (let number = 0; number < 30; number += 1) {
      statuses.add((await by.preview(superAdmin, '<p>Soon</p>')).status);
      statuses.add((await by.update(superAdmin, 404, { content: '<p>Soon</p>' })).status);
    }
    expect([...statuses]).toEqual([200, 404]);
    expect((await by.preview(superAdmin, '<p>Soon</p>')).status).toBe(429);
    expect((await by.create(superAdmin, aTypedArticle())).status).toBe(429);
  });
});
