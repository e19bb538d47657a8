import {
  likeFacebook,
  likeInstagram,
  likeLinkedIn,
  likeX,
} from '../../testing/platform-behaviours.ts';
import { openPlatformServer, type PlatformServer } from '../../testing/platform-server.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createFacebook } from './facebook.ts';
import { createInstagram } from './instagram.ts';
import { createLinkedIn } from './linkedin.ts';
import { type OutgoingPost, type Platform, PlatformError } from './platform.ts';
import { createX } from './x.ts';

export const clock = settableClock();

export const token = 'EAAB-token+of/ours==0123456789';
export const keys = {
  apiKey: 'our-api-key-0123456789',
  apiSecret: 'our-api-secret/0123456789',
  accessToken: '1234-our-access-token',
  accessTokenSecret: 'our-access-token-secret+0123456789',
};

export type Connection = { readonly platform: Platform; readonly server: PlatformServer };
type Trial = {
  /** In the path of the request that posts. */
  readonly postPath: string;
  readonly metricsPath: string;
  readonly postId: string;
  readonly open: (given?: {
    readonly replyMs?: number;
    readonly apiUrl?: string;
  }) => Promise<Connection>;
};

const depsOf = ({ replyMs = 5_000 }: { readonly replyMs?: number }) => ({
  clock,
  deadlines: { connectMs: 5_000, replyMs },
  pausesMs: [0, 0],
});

export const trials = {
  twitter: {
    postPath: '/2/tweets',
    metricsPath: '/2/tweets/',
    postId: '1445880548472328192',
    open: async (given = {}) => {
      const server = await openPlatformServer(likeX(keys));
      const apiUrl = given.apiUrl ?? server.url;
      return { server, platform: createX({ apiUrl, keys }, depsOf(given)) };
    },
  },
  linkedin: {
    postPath: '/rest/posts',
    metricsPath: '/rest/socialMetadata',
    postId: 'urn:li:share:6844785523593134080',
    open: async (given = {}) => {
      const server = await openPlatformServer(likeLinkedIn(token));
      const apiUrl = given.apiUrl ?? server.url;
      const author = 'urn:li:organization:1234';
      const config = { apiUrl, version: '202607', accessToken: token, author };
      return { server, platform: createLinkedIn(config, depsOf(given)) };
    },
  },
  instagram: {
    postPath: '/media_publish',
    metricsPath: '/17920238422030506',
    postId: '17920238422030506',
    open: async (given = {}) => {
      const server = await openPlatformServer(likeInstagram(token));
      const apiUrl = given.apiUrl ?? server.url;
      const accountId = '17841400008460056';
      const config = { apiUrl, version: 'v26.0', accessToken: token, accountId };
      return { server, platform: createInstagram(config, depsOf(given)) };
    },
  },
  facebook: {
    postPath: '/feed',
    metricsPath: '/1234_5678',
    postId: '1234_5678',
    open: async (given = {}) => {
      const server = await openPlatformServer(likeFacebook(token));
      const apiUrl = given.apiUrl ?? server.url;
      const config = { apiUrl, version: 'v26.0', accessToken: token, accountId: '1234' };
      return { server, platform: createFacebook(config, depsOf(given)) };
    },
  },
} as const satisfies Record<string, Trial>;

export function outgoing(given: Partial<OutgoingPost> = {}): OutgoingPost {
  return { text: 'Debt free!', imageUrl: null, imageAltText: '', ...given };
}

/** What is posted where no more is said: Instagram has no post without an image. */
export function usualPost({ name }: Pick<Platform, 'name'>): OutgoingPost {
  return outgoing(name === 'instagram' ? { imageUrl: 'https://images.example/a.jpg' } : {});
}

/** Publishes, and says how it went and after how many requests `beforeSending` was called. */
export async function tryToPublish({ platform, server }: Connection, post = usualPost(platform)) {
  const calledAfter: number[] = [];
  const beforeSending = async () => {
    calledAfter.push(server.received.length);
  };
  const outcome = await platform.publish(post, { beforeSending }).catch(failureOf);
  return { outcome, calledAfter };
}

export function failureOf(error: unknown) {
  if (!(error instanceof PlatformError)) throw error;
  const { obstacle, message, retryAt } = error;
  return { obstacle, message, retryAt: retryAt?.toISOString() ?? null };
}
