import { beforeEach, expect, it } from 'vitest';
import { aTypedArticle, createNewsroom } from './staff-articles.fixture.ts';

const rounds = process.env.PROOF === 'full' ? 25 : 3;

const newsroom = await createNewsroom();
const { admin, superAdmin, pool, create, show, update, remove, read, entriesOf } = newsroom;

beforeEach(newsroom.clear);

const draft = async (changes: object = {}) => (await create(admin, aTypedArticle(changes))).body;
const statusesOf = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted();

it('of two who save the same version at once one wins, and the other is told', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, version } = await draft();
    const replies = await Promise.all([
      update(admin, id, { title: 'One', excerpt: 'One', version }),
      update(superAdmin, id, { title: 'Other', excerpt: 'Other', version }),
    ]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    const winner = replies.find(({ status }) => status === 200)?.body;
    expect(winner.title).toBe(winner.excerpt);
    expect((await show(admin, id)).body).toEqual(winner);
    expect(winner.version).toBe(version + 1);
  }
});

it('without a version the later save is on top, and none is lost in halves', async () => {
  const { id, version } = await draft();
  const words = ['a', 'b', 'c', 'd'];
  const replies = await Promise.all(
    words.map((word, index) =>
      update(index % 2 === 0 ? admin : superAdmin, id, { title: word, excerpt: word }),
    ),
  );
  expect(statusesOf(replies)).toEqual([200, 200, 200, 200]);
  const { body } = await show(admin, id);
  expect([body.title, body.version]).toEqual([body.excerpt, version + 4]);
});

it('a save against publishing: either is told, and what is public is what was published', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, slug, version } = await draft();
    const [saved, published] = await Promise.all([
      update(admin, id, { excerpt: 'Mine', version }),
      update(superAdmin, id, { status: 'published', version }),
    ]);
    expect(statusesOf([saved, published])).toEqual([200, 409]);
    const isPublic = (await read(slug)).status === 200;
    expect(isPublic).toBe(published.status === 200);
    expect((await show(admin, id)).body.excerpt).toBe(saved.status === 200 ? 'Mine' : '');
  }
});

it('a save against deleting never brings an article back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await draft();
    const [saved, removed] = await Promise.all([
      update(admin, id, { title: 'Mine', status: 'published' }),
      remove(superAdmin, id),
    ]);
    expect([200, 404]).toContain(saved.status);
    expect(removed.status).toBe(200);
    expect((await show(admin, id)).status).toBe(404);
    const acts = (await entriesOf(id)).map(({ action }) => action);
    expect(acts.at(-1)).toBe('article_deleted');
  }
});

it('of two who want one address at the same moment one gets it; made from a title, both get one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const slug = `wanted-${round}`;
    const { id } = await draft();
    const replies = await Promise.all([
      create(admin, aTypedArticle({ slug })),
      update(superAdmin, id, { slug }),
    ]);
    expect(statusesOf(replies).at(-1)).toBe(409);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);

    const title = `Title ${round}`;
    const made = await Promise.all([
      create(admin, aTypedArticle({ title })),
      create(superAdmin, aTypedArticle({ title })),
    ]);
    expect(made.map(({ body }) => body.slug).toSorted()).toEqual([
      ...[`title-${round}`, `title-${round}-2`],
    ]);
  }
});

it('two published articles cannot wait for the same address', async () => {
  const [one, other] = [await draft({ status: 'published' }), await draft({ status: 'published' })];
  const replies = await Promise.all([
    update(admin, one.id, { slug: 'wanted' }),
    update(superAdmin, other.id, { slug: 'wanted' }),
  ]);
  expect(statusesOf(replies)).toEqual([200, 409]);
  const winner = replies.find(({ status }) => status === 200)?.body.id;
  await update(admin, winner, { status: 'published' });
  expect((await read('wanted')).body.id).toBe(winner);
});

it('somebody whose role was taken at that moment changes nothing', async () => {
  const { id } = await draft();
  await pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [admin.id]);
  const refused = [await update(admin, id, { title: 'Mine' }), await remove(admin, id)];
  expect(statusesOf(refused)).toEqual([403, 403]);
  await pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
});
