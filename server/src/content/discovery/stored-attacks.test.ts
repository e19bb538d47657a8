import sharp from 'sharp';
import { expect, it } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { createTestDatabase } from '../../testing/test-app.ts';
import { makeArticle } from '../articles/articles.fixture.ts';
import { htmlAttacks, textAttacks } from '../articles/html-attacks.fixture.ts';
import { htmlProblemsOf } from '../articles/html-problems.fixture.ts';
import { createArticleReader } from '../articles/read-articles.ts';
import { feedXml } from './feed.ts';
import { createSocialImageDrawing, readFonts, socialImageSvg } from './social-images/drawing.ts';
import { cdataSection } from './xml.ts';
import { readXml } from './xml-reader.fixture.ts';

const { db } = await createTestDatabase();
const attacks = [...htmlAttacks.map(({ html }) => html), ...textAttacks];
const articles = await storeAll();

/** As titles, excerpts, tags, categories and content; no database holds a null byte. */
async function storeAll() {
  const reader = createArticleReader(db);
  const deps = { db, clock: settableClock() };
  const stored = [];
  for (const [at, attack] of attacks.entries()) {
    const text = attack.replaceAll('\0', '').trim();
    const short = Array.from(text).slice(0, 100).join('').trim();
    await makeArticle(deps, `attack-${at}`, {
      ...{ title: short, excerpt: text.slice(0, 1000), category: short, tags: [short] },
      content: attack,
    });
    stored.push(await reader.find(`attack-${at}`));
  }
  return stored.filter((article) => article !== null);
}

it('there are enough of them', () => {
  expect(articles.length).toBeGreaterThanOrEqual(40);
});

it('a feed of nothing else is well formed, has no element but ours, and text as it was written', async () => {
  const xml = feedXml('https://debts.example', articles);
  const names = new Set(await readXml(db, xml, '//*', 'name(.)'));
  expect([...names].sort()).toEqual([
    ...['atom:link', 'category', 'channel', 'content:encoded', 'description', 'guid', 'item'],
    ...['language', 'link', 'pubDate', 'rss', 'title'],
  ]);
  // Characters that XML cannot hold are all that is lost; a line ends in one way only.
  const lost = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
  const titles = articles.map(({ title }) => title.replaceAll(lost, '').replaceAll('\r', '\n'));
  expect(await readXml(db, xml, '//item/title')).toEqual(titles);
  const contents = await readXml(db, xml, '//item/content:encoded');
  expect(contents).toHaveLength(articles.length);
  expect(contents.flatMap(htmlProblemsOf)).toEqual([]);
});

it('what would end the section that content stands in is a part of it', async () => {
  const section = cdataSection('<p>a ]]> b ]]]]>> c \ud800</p>');
  expect(await readXml(db, `<item>${section}</item>`, '/item')).toEqual([
    '<p>a ]]> b ]]]]>> c </p>',
  ]);
});

const element = /<(?:svg|rect|g|path)(?: [a-zA-Z]+="[^"<>&]*")*\/?>|<\/(?:svg|g)>/g;

it('a social image holds outlines of them, and none of their text', async () => {
  const fonts = readFonts();
  for (const { title, category } of articles) {
    const svg = socialImageSvg({ title, label: category }, fonts);
    expect(svg.replaceAll(element, '')).toBe('');
    expect(svg).not.toMatch(/attack|script|href|style|\bon[a-z]+=/);
  }
  const png = await createSocialImageDrawing().draw({ title: attacks.join(' '), label: '' });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
