/** Articles, for staff: in every state, with the text that they are working on. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { articleFormLimits } from './article-form-limits.ts';
import {
  authorProblem,
  categoryProblem,
  contentProblem,
  contentSizeProblem,
  excerptProblem,
  metaDescriptionProblem,
  metaKeywordsProblem,
  metaTitleProblem,
  slugProblem,
  sourceUrlProblem,
  tagsProblem,
  tidyTags,
  titleProblem,
} from './article-rules.ts';
import { article } from './articles.ts';
import { defineCall } from './call.ts';
import { articleSortOptions, articleStatuses, sortOrders } from './content-vocabulary.ts';
import { choiceOf, filterOf, pageQuery, pagination } from './pagination.ts';
import { emptyIfNull, held, type Rule, textField } from './schema-rules.ts';
import { adminTexts } from './texts/admin.ts';

const listedArticle = article
  .pick({
    ...{ id: true, title: true, slug: true, category: true, tags: true, author: true },
    ...{ status: true, published_at: true, created_at: true, updated_at: true },
  })
  .extend({
    /** Whether a published one has changes that nobody but staff can read yet. */
    has_revision: z.boolean(),
  });
export type ListedArticle = z.infer<typeof listedArticle>;

/** The text that staff are working on: of a published article its revision, where it has one. */
const editedArticle = article.extend({
  ...listedArticle.shape,
  /** Where everyone reads it; null for one that is not published. */
  public_slug: z.string().nullable(),
  /** Raised by each write. Sent back with a change, it is refused where another came between. */
  version: z.int(),
  /** Who saved it last; null where that cannot be told. */
  saved_by: z.string().nullable(),
});
export type EditedArticle = z.infer<typeof editedArticle>;

const id = z.coerce.number().int().min(1);
const params = z.object({ id });

/** Absent, it stays as it is. */
const mayBeAbsent = (rule: Rule<string>) => emptyIfNull(z.string().check(held(rule))).optional();

const fields = {
  excerpt: mayBeAbsent(excerptProblem),
  meta_title: mayBeAbsent(metaTitleProblem),
  meta_description: mayBeAbsent(metaDescriptionProblem),
  meta_keywords: mayBeAbsent(metaKeywordsProblem),
  category: mayBeAbsent(categoryProblem),
  tags: z
    .array(z.string())
    .nullable()
    .transform((tags) => tidyTags(tags ?? []))
    .check(held(tagsProblem))
    .optional(),
  author: mayBeAbsent(authorProblem),
  /** Null and empty: none. */
  source_url: z.string().trim().check(held(sourceUrlProblem)).nullable().optional(),
  /** Null and empty: as if it were absent. */
  slug: z
    .string()
    .trim()
    .nullable()
    .transform((slug) => slug || undefined)
    .check(held((slug) => (slug === undefined ? null : slugProblem(slug))))
    .optional(),
};
const title = textField(adminTexts.articles.titleRequired, titleProblem);
const content = textField(adminTexts.articles.contentRequired, contentProblem);

/** JSON writes some characters with six letters. */
const bodyMaxBytes = 6 * articleFormLimits.contentMaxLength;

export const listAdminArticlesCall = defineCall({
  ...adminAddresses.listArticles,
  access: 'admin',
  summary: 'Lists articles in every state',
  query: pageQuery({
    perPage: articleFormLimits.listPerPage,
    perPageMax: articleFormLimits.listPerPageMax,
  }).extend({
    search: z.string().trim().max(adminLimits.searchMaxLength).default(''),
    status: filterOf(articleStatuses),
    sort_by: choiceOf(articleSortOptions, 'updated_at'),
    sort_order: choiceOf(sortOrders, 'desc'),
  }),
  replies: { 200: z.object({ articles: z.array(listedArticle), pagination }) },
});

export const getAdminArticleCall = defineCall({
  ...adminAddresses.getArticle,
  access: 'admin',
  summary: 'Shows the text of an article that staff are working on',
  params,
  replies: { 200: editedArticle },
});

export const createArticleCall = defineCall({
  ...adminAddresses.createArticle,
  access: 'admin',
  summary: 'Creates an article, as a draft or published',
  bodyMaxBytes,
  body: z.object({ ...fields, title, content, status: z.enum(articleStatuses).default('draft') }),
  replies: { 201: editedArticle },
});

export const updateArticleCall = defineCall({
  ...adminAddresses.updateArticle,
  access: 'admin',
  summary:
    'Changes an article. With a text, "draft" keeps a revision of what is published; by itself, a status publishes, unpublishes or archives',
  params,
  bodyMaxBytes,
  body: z.object({
    ...fields,
    title: title.optional(),
    content: content.optional(),
    status: z.enum(articleStatuses).optional(),
    version: z.int().optional(),
  }),
  replies: { 200: editedArticle },
});

export const deleteArticleCall = defineCall({
  ...adminAddresses.deleteArticle,
  access: 'admin',
  summary: 'Deletes an article with its revision and its addresses',
  params,
  replies: { 200: z.object({ message: z.string() }) },
});

export const previewArticleCall = defineCall({
  ...adminAddresses.previewArticle,
  access: 'admin',
  summary: 'Shows content as readers would get it, and what would have to be mended first',
  bodyMaxBytes,
  body: z.object({ content: z.string().check(held(contentSizeProblem)) }),
  replies: {
    200: z.object({
      content: z.string(),
      reading_minutes: z.int(),
      /** Sentences for staff; none where it can be published. */
      problems: z.array(z.string()),
    }),
  },
});
