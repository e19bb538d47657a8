/** The words of the list of articles. */

import type {
  ArticleSortOption,
  ArticleStatus,
  SortOrder,
} from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { BadgeKind } from '../../ui/badge.tsx';

const texts = adminTexts.articles;

export const statusNames: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const statusKinds: Readonly<Record<ArticleStatus, BadgeKind>> = {
  draft: 'info',
  published: 'go',
  archived: 'line',
};

export const sortNames: Readonly<Record<ArticleSortOption, string>> = {
  updated_at: 'Last updated',
  created_at: 'Created',
  published_at: 'Published',
  title: 'Title',
};

export function orderName(by: ArticleSortOption, order: SortOrder): string {
  if (by === 'title') return order === 'asc' ? 'A to Z' : 'Z to A';
  return order === 'asc' ? 'Oldest first' : 'Newest first';
}

/** Titles are read from A, and days from the newest. */
export function usualOrder(by: ArticleSortOption): SortOrder {
  return by === 'title' ? 'asc' : 'desc';
}

/** Published becomes a draft, and anything else is published. */
export function toggledStatus(status: ArticleStatus): ArticleStatus {
  return status === 'published' ? 'draft' : 'published';
}

export function toggleLabel(status: ArticleStatus): string {
  return status === 'published' ? texts.unpublish : texts.publish;
}

/** What is said once an article has this status. */
export const doneTexts: Readonly<Record<ArticleStatus, string>> = {
  draft: texts.unpublished,
  published: texts.published,
  archived: texts.archived,
};
