/** What the product asks of a social network: to post something once, and what readers did with it. */
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import { z } from 'zod';

export type OutgoingPost = {
  /** The whole of it: content, mentions and hashtags. */
  readonly text: string;
  /** Fetched by the platform, never by us. */
  readonly imageUrl: string | null;
  readonly imageAltText: string;
};

export type PlatformPost = {
  /** Its name there. */
  readonly platformPostId: string;
  /** Where readers find it; null where that cannot be told. */
  readonly postUrl: string | null;
};

/** As every platform writes them: it becomes a part of addresses, and is stored. */
export const platformId = z.string().regex(/^[\w:-]{1,200}$/);

export type PostMetrics = {
  readonly likes: number;
  readonly retweets: number;
  readonly comments: number;
  readonly shares: number;
};

export type Platform = {
  readonly name: SocialPlatform;
  /** Without keys: it holds posts to the same rules, and shows them to nobody. */
  readonly isSandbox: boolean;
  /**
   * Posts it, or throws a PlatformError. `beforeSending` is called once, right before the one request that may
   * make the post visible; if it rejects, nothing is sent. All before it may be repeated without harm.
   */
  readonly publish: (
    post: OutgoingPost,
    steps: { readonly beforeSending: () => Promise<void> },
  ) => Promise<PlatformPost>;
  readonly fetchMetrics: (platformPostId: string) => Promise<PostMetrics>;
};

export type Platforms = Readonly<Record<SocialPlatform, Platform>>;

/**
 * After `refused` (it broke a rule), `reconnect` (the token has expired or was withdrawn), `busy` (too many
 * requests) and `unreachable` (no connection came about) certainly nothing was posted; after `unknown` nobody knows.
 */
export type Obstacle = 'refused' | 'reconnect' | 'busy' | 'unreachable' | 'unknown';

export class PlatformError extends Error {
  readonly obstacle: Obstacle;
  /** When the platform said that it can be asked again. */
  readonly retryAt: Date | null;

  /** The message is the platform's own reason, for staff; it holds no token. */
  constructor(options: {
    readonly obstacle: Obstacle;
    readonly message: string;
    readonly retryAt?: Date | null;
    readonly cause?: unknown;
  }) {
    super(options.message, { cause: options.cause });
    this.name = 'PlatformError';
    this.obstacle = options.obstacle;
    this.retryAt = options.retryAt ?? null;
  }
}
