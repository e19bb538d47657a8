import {
  type SocialPlatform,
  socialPlatformLabels,
  socialPlatforms,
} from '@debt-payoff/contract/content-vocabulary';
import type {
  SocialConnection,
  SocialPost,
  SocialPostFields,
} from '@debt-payoff/contract/social-posts';
import { contentProblem, postProblems } from '@debt-payoff/contract/social-rules';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { DomainError } from '../platform/errors.ts';
import type { Platforms } from './platforms/platform.ts';
import type { PostRow } from './posts.store.ts';

export function writePost(row: PostRow): SocialPost {
  return {
    id: row.id,
    content: row.content,
    platform: row.platform,
    status: row.status,
    scheduled_time: writeInstant(row.scheduledFor),
    published_at: writeInstant(row.publishedAt),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    image_url: row.imageUrl,
    image_alt_text: row.imageAltText,
    hashtags: row.hashtags,
    mentions: row.mentions,
    likes_count: row.likesCount,
    retweets_count: row.retweetsCount,
    comments_count: row.commentsCount,
    shares_count: row.sharesCount,
    metrics_at: writeInstant(row.metricsAt),
    failure: row.failure,
    needs_check: row.needsCheck,
    is_publishing: row.publishingUntil !== null,
    is_sandbox: row.isSandbox,
    post_url: row.postUrl,
    version: row.version,
  };
}

export function writeInstant(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

export function writeConnections(platforms: Platforms): SocialConnection[] {
  return socialPlatforms.map((platform) => ({
    platform,
    is_sandbox: platforms[platform].isSandbox,
  }));
}

export type PostContent = Pick<
  PostRow,
  'platform' | 'content' | 'hashtags' | 'mentions' | 'imageUrl' | 'imageAltText'
>;

export function readContent(fields: SocialPostFields): PostContent {
  const { platform, content, hashtags, mentions, image_url, image_alt_text } = fields;
  return {
    ...{ platform, content, hashtags, mentions },
    imageUrl: image_url === '' ? null : image_url,
    imageAltText: image_alt_text,
  };
}

export function labelOf({ platform }: { readonly platform: SocialPlatform }): string {
  return socialPlatformLabels[platform];
}

/** All that the platform would refuse, each at its field. */
export function requirePostable(post: PostContent): void {
  const content = contentProblem(post);
  const problems = [
    ...(content === null ? [] : [{ field: 'content', message: content }]),
    ...postProblems({ ...post, imageUrl: post.imageUrl ?? '' }),
  ];
  if (problems.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { field, message } of problems) {
    fields[field] = [fields[field], message].filter(Boolean).join(' ');
  }
  throw new DomainError('invalid_input', {
    message: adminTexts.social.notPostable({
      platformLabel: labelOf(post),
      problems: problems.map(({ message }) => message).join(' '),
    }),
    fields,
  });
}
