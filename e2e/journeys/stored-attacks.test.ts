import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  htmlAttacks,
  textAttacks,
} from '../../server/src/content/articles/html-attacks.fixture.ts';
import { missingPage, visit, withPage } from '../support/browser.ts';
import { openEnvironment } from '../support/other-environment.ts';

/** As an article has room for them among its tags; no database holds a null byte. */
const attacks = [...htmlAttacks.map(({ html }) => html), ...textAttacks].map((attack) =>
  attack.replaceAll('\0', ''),
);
const groups = Array.from({ length: Math.ceil(attacks.length / 20) }, (_, at) =>
  attacks.slice(at * 20, at * 20 + 20),
);

const { url, connect } = await openEnvironment('production');
let database: pg.Client;

beforeAll(async () => {
  database = await connect();
  await store('harmless', ['Harmless']);
  for (const [at, group] of groups.entries()) await store(`attack-${at}`, group);
  await database.query(`select pg_notify('content_changed', '')`);
});

afterAll(async () => {
  await database.query(`delete from articles where slug like 'attack-%' or slug = 'harmless'`);
  await database.query(`select pg_notify('content_changed', '')`);
  await database.end();
});

const cut = (text: string | undefined): string => text?.slice(0, 100).trim() || 'none';

/** Straight into the row, past what sanitises on the way in. */
async function store(slug: string, group: readonly string[]) {
  const [title, excerpt, author, category, description] = group.map(cut);
  const { rows } = await database.query(
    `insert into articles (slug, title, content, excerpt, meta_title, meta_description,
       meta_keywords, category, tags, author, reading_minutes, status, published_at, created_at, updated_at)
     values ($1, $2, $3, $4, '', $5, '', $6, $7, $8, 1, 'published', now(), now(), now())
     returning id`,
    [
      ...[slug, title, group.join('\n'), excerpt ?? '', description ?? '', category ?? ''],
      ...[group.map(cut), author ?? 'Nobody'],
    ],
  );
  await database.query('insert into article_slugs (slug, article_id) values ($1, $2)', [
    ...[slug, rows[0].id],
  ]);
}

const readPage = async (slug: string) => (await fetch(`${url}/articles/${slug}`)).text();
const scriptsIn = (html: string): number => html.match(/<script/gi)?.length ?? 0;

it('no attack adds a script to the page of an article, or breaks what search engines read', async () => {
  const scripts = scriptsIn(await readPage('harmless'));
  for (const [at, group] of groups.entries()) {
    const html = await readPage(`attack-${at}`);
    expect(scriptsIn(html)).toBe(scripts);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const [described] = data.map(([, text = '']) => JSON.parse(text));
    expect(described).toMatchObject({ headline: cut(group[0]), keywords: group.map(cut) });
  }
});

it('a browser that reads such articles runs none of it, and misses nothing but images that never were', () =>
  withPage(
    async (page) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'attack', () => Reflect.set(window, 'wasAttacked', true));
      });
      for (const path of ['/articles', ...groups.map((_, at) => `/articles/attack-${at}`)]) {
        await visit(page, `${url}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false);
        const foreign = page.locator('main :is(script, style, iframe, object, embed)');
        expect(await foreign.count()).toBe(0);
      }
    },
    { expects: missingPage },
  ));
