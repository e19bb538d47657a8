/** The rules of the article form, as plain functions: each gives the message, or null where all is well. */
import { articleFormLimits as limits } from './article-form-limits.ts';
import { articleLimits } from './article-limits.ts';
import { slugPattern } from './slugs.ts';
import { adminTexts } from './texts/admin.ts';
import { articleFieldNames } from './texts/articles.ts';
import { fieldTexts } from './texts/fields.ts';
import { webAddressProblem } from './web-address.ts';

type Problem = string | null;

/** Addresses below /articles that are something else, now or later. */
export const reservedSlugs = ['categories', 'admin'] as const;

export function isSlug(text: string): boolean {
  return (
    text.length <= articleLimits.slugMaxLength &&
    new RegExp(slugPattern).test(text) &&
    !reservedSlugs.some((reserved) => reserved === text)
  );
}

export function titleProblem(title: string): Problem {
  if (title.trim() === '') return adminTexts.articles.titleRequired;
  return tooLong('title', title, limits.titleMaxLength);
}

/** HTML without a word and without an image is no content. */
export function contentProblem(content: string): Problem {
  if (isEmptyHtml(content)) return adminTexts.articles.contentRequired;
  return contentSizeProblem(content);
}

/** What is longer, or made of more parts, than an article that anyone wrote. */
export function contentSizeProblem(content: string): Problem {
  const problem = tooLong('content', content, limits.contentMaxLength);
  if (problem !== null) return problem;
  const marks = content.match(/[<&]/g)?.length ?? 0;
  return marks > limits.marksMax ? adminTexts.articles.tooMuchHtml : null;
}

/** A tag ends at the next bracket of either kind: half a megabyte of '<' would else be read a million times over. */
export function isEmptyHtml(html: string): boolean {
  return !/<img\b/i.test(html) && html.replaceAll(/<[^<>]*>|&nbsp;/g, '').trim() === '';
}

export function slugProblem(slug: string): Problem {
  return isSlug(slug) ? null : adminTexts.articles.slugInvalid;
}

/** It may be left out. */
export function sourceUrlProblem(url: string): Problem {
  if (url === '') return null;
  return webAddressProblem(url) ?? tooLong('sourceUrl', url, limits.urlMaxLength);
}

export const excerptProblem = (text: string) => tooLong('excerpt', text, limits.excerptMaxLength);
export const metaTitleProblem = (text: string) =>
  tooLong('metaTitle', text, limits.metaTitleMaxLength);
export const metaDescriptionProblem = (text: string) =>
  tooLong('metaDescription', text, limits.metaDescriptionMaxLength);
export const metaKeywordsProblem = (text: string) =>
  tooLong('metaKeywords', text, limits.keywordsMaxLength);
export const categoryProblem = (text: string) =>
  tooLong('category', text, articleLimits.filterMaxLength);
export const authorProblem = (text: string) => tooLong('author', text, limits.authorMaxLength);

export function tagsProblem(tags: readonly string[]): Problem {
  if (tags.length > limits.tagsMax) return adminTexts.articles.tooManyTags(limits.tagsMax);
  const tag = tags.find(({ length }) => length > articleLimits.filterMaxLength);
  return tag === undefined ? null : tooLong('tag', tag, articleLimits.filterMaxLength);
}

/** Trimmed, none empty, none twice. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

/** The address of an article with this title, as long as no other has it. */
export function slugOfArticle(title: string): string {
  return slugOf(title) || 'article';
}

/** Whether it is what the title makes, with or without the number of one whose title others have too. */
export function isSlugOfTitle(slug: string, { title }: { readonly title: string }): boolean {
  const base = slugOfArticle(title);
  return (
    slug === base || (slug.startsWith(`${base}-`) && /^[1-9]\d*$/.test(slug.slice(base.length + 1)))
  );
}

/** What a title makes; empty where nothing of it can stand in an address. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll('%', ' percent ')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join('-').slice(0, slugLength).replace(/-+$/, '');
  return reservedSlugs.some((reserved) => reserved === slug) ? `${slug}-article` : slug;
}

/** Room is left for the number of one with the same title. */
const slugLength = 180;

function tooLong(name: keyof typeof articleFieldNames, text: string, maxLength: number): Problem {
  if (text.length <= maxLength) return null;
  return fieldTexts.tooLong({ field: articleFieldNames[name], maxLength });
}
