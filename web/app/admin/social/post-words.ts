/** The words of posts: what the list and the dialogs say of one. */
import { socialLimits } from '@debt-payoff/contract/admin-limits';
import {
  type PostSortOption,
  type PostStatus,
  type SortOrder,
  socialPlatformLabels,
} from '@debt-payoff/contract/content-vocabulary';
import { count } from '@debt-payoff/contract/counts';
import { joinWords } from '@debt-payoff/contract/joined-words';
import type { SocialConnection, SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';

export const statusNames: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
};

export const sortNames: Readonly<Record<PostSortOption, string>> = {
  created_at: 'Created',
  scheduled_time: 'Scheduled time',
  published_at: 'Published',
};

export function orderName(by: PostSortOption, order: SortOrder): string {
  if (by === 'scheduled_time') return order === 'asc' ? 'Earliest first' : 'Latest first';
  return order === 'asc' ? 'Oldest first' : 'Newest first';
}

/** As the list shows it. Cut between characters, never inside one. */
export function shortened(content: string, max: number = socialLimits.listContentMaxLength) {
  const characters = [...content];
  return characters.length <= max ? content : `${characters.slice(0, max).join('')}…`;
}

/** By which a post is known in a menu or a question. */
export function firstWords(content: string): string {
  return shortened(content.trim().replaceAll(/\s+/g, ' '), firstWordsMaxLength);
}

const firstWordsMaxLength = 60;

/** What readers did with a published post; what nobody did is left out. */
export function engagementWords(post: SocialPost): string[] {
  if (post.status !== 'published') return [];
  const counts: readonly [number, string][] = [
    [post.likes_count, 'like'],
    [post.retweets_count, 'retweet'],
    [post.comments_count, 'comment'],
    [post.shares_count, 'share'],
  ];
  return counts.filter(([number]) => number > 0).map(([number, noun]) => count(number, noun));
}

/** Null where every platform has its keys. */
export function sandboxWords(connections: readonly SocialConnection[]): string | null {
  const labels = connections
    .filter(({ is_sandbox }) => is_sandbox)
    .map(({ platform }) => socialPlatformLabels[platform]);
  return labels.length === 0 ? null : adminTexts.social.sandbox(joinWords(labels, 'or'));
}
