/** The newest articles for feed readers, as RSS 2.0. */
import type { Article } from '@debt-payoff/contract/articles';
import { feed } from '@debt-payoff/contract/feed';
import { articlePath, paths } from '@debt-payoff/contract/paths';
import { articleNote } from '@debt-payoff/contract/texts/article-note';
import { withAbsoluteLinks } from './absolute-links.ts';
import { cdataSection, xmlElement, xmlText } from './xml.ts';

export const feedMax = 20;

export type FeedArticle = Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'category' | 'tags' | 'content' | 'published_at'
>;

const namespaces =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';

export function feedXml(origin: string, articles: readonly FeedArticle[]): string {
  const self = xmlText(`${origin}${feed.path}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    xmlElement('title', feed.title),
    xmlElement('link', `${origin}${paths.articles}`),
    xmlElement('description', 'Paying off debt in the UK, explained in plain words.'),
    xmlElement('language', 'en-gb'),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemXml(origin, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const note = `<p>${articleNote.text}<a href="${paths.debtHelp}">${articleNote.link}</a>.</p>`;

function itemXml(origin: string, article: FeedArticle): string {
  const { slug, title, excerpt, category, tags, content, published_at: publishedAt } = article;
  const address = `${origin}${articlePath(slug)}`;
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', address),
    xmlElement('guid', address),
    ...(publishedAt === null ? [] : [xmlElement('pubDate', new Date(publishedAt).toUTCString())]),
    ...[category, ...tags].filter(isNamed).map((name) => xmlElement('category', name)),
    xmlElement('description', excerpt),
    `<content:encoded>${cdataSection(withAbsoluteLinks(`${content}${note}`, address))}</content:encoded>`,
    '</item>',
  ].join('\n');
}

function isNamed(name: string): boolean {
  return name !== '';
}
