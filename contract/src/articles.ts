/** The articles that everyone can read, and the calls that list and show them. */
import { z } from 'zod';
import { articleLimits } from './article-limits.ts';
import { defineCall } from './call.ts';
import { articleStatuses } from './content-vocabulary.ts';

const articleSummary = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  status: z.enum(articleStatuses),
  /** Null for one that was never published. */
  published_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  reading_minutes: z.int(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const article = articleSummary.extend({
  /** HTML that holds nothing but the elements and attributes that an article may use. */
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  source_url: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type Article = z.infer<typeof article>;

/** The total is not counted: it would take longer the more articles there are, and no page shows it. */
const articlePagination = z.object({
  page: z.int(),
  per_page: z.int(),
  has_prev: z.boolean(),
  has_next: z.boolean(),
});

const articleList = z.object({
  articles: z.array(articleSummary),
  pagination: articlePagination,
});
export type ArticleList = z.infer<typeof articleList>;

const filterText = z.string().max(articleLimits.filterMaxLength).optional();

export const listArticlesCall = defineCall({
  method: 'GET',
  path: '/api/articles',
  access: 'public',
  summary: 'Lists published articles, the newest first; other states are for staff',
  query: z.object({
    status: z.enum([...articleStatuses, 'all']).default('published'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(articleLimits.listMax)
      .default(articleLimits.publicListMax),
    page: z.coerce.number().int().min(1).max(articleLimits.pageMax).default(1),
    category: filterText,
    tag: filterText,
  }),
  replies: { 200: articleList },
});

export const listCategoriesCall = defineCall({
  method: 'GET',
  path: '/api/articles/categories',
  access: 'public',
  summary: 'Lists the categories of the published articles',
  replies: { 200: z.object({ categories: z.array(z.string()) }) },
});

export const getArticleCall = defineCall({
  method: 'GET',
  path: '/api/articles/{slug}',
  access: 'public',
  summary: 'Shows a published article; under a former slug it replies with the present one in it',
  params: z.object({ slug: z.string().max(articleLimits.slugMaxLength) }),
  replies: { 200: article },
});
