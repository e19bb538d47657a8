/** Staff and the social networks of a test, which post what they are given and do as they are told. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import { call } from '../testing/people.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createStaffedApp } from '../testing/staff.ts';
import {
  type Obstacle,
  type OutgoingPost,
  type Platform,
  PlatformError,
  type PlatformPost,
  type PostMetrics,
} from './platforms/platform.ts';
import { publishDuePosts } from './publish-due.ts';

type Publish = (
  post: OutgoingPost,
  beforeSending: () => Promise<void>,
  postIt: (post: OutgoingPost) => PlatformPost,
) => Promise<PlatformPost>;

/** Until a test says otherwise, all goes well. */
const well: Publish = async (post, beforeSending, postIt) => {
  await beforeSending();
  return postIt(post);
};

export function testPlatforms() {
  const posted: string[] = [];
  const asked: string[] = [];
  const manner: {
    publish: Publish;
    metrics: () => Promise<PostMetrics>;
    isSandbox: boolean;
  } = {
    publish: well,
    metrics: async () => ({ likes: 3, retweets: 2, comments: 1, shares: 4 }),
    isSandbox: false,
  };
  const postIt = ({ text }: OutgoingPost): PlatformPost => {
    posted.push(text);
    const platformPostId = `p${posted.length}`;
    return { platformPostId, postUrl: `https://platform.example/${platformPostId}` };
  };
  const platform = (name: SocialPlatform): Platform => ({
    name,
    get isSandbox() {
      return manner.isSandbox;
    },
    publish: (post, { beforeSending }) => manner.publish(post, beforeSending, postIt),
    fetchMetrics: (platformPostId) => {
      asked.push(platformPostId);
      return manner.metrics();
    },
  });
  const platforms = {
    twitter: platform('twitter'),
    linkedin: platform('linkedin'),
    instagram: platform('instagram'),
    facebook: platform('facebook'),
  };
  return {
    platforms,
    posted,
    asked,
    manner,
    goWell: () => Object.assign(manner, { publish: well }),
  };
}

/** What the platform says before it is sent anything that could be posted, or after. */
export function failing(
  obstacle: Obstacle,
  { when = 'after', retryAt = null }: { when?: 'before' | 'after'; retryAt?: Date | null } = {},
): Publish {
  return async (_post, beforeSending) => {
    if (when === 'after') await beforeSending();
    throw new PlatformError({ obstacle, message: 'No duplicates', retryAt });
  };
}

/** Waits before it sends, or between posting and the reply, until the test lets it go on. */
export function pausing(where: 'before' | 'after') {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const publish: Publish = async (post, beforeSending, postIt) => {
    if (where === 'before') {
      reached.resolve();
      await goOn.promise;
    }
    await beforeSending();
    const reply = postIt(post);
    if (where === 'after') {
      reached.resolve();
      await goOn.promise;
    }
    return reply;
  };
  return { publish, reached: reached.promise, goOn: goOn.resolve, fail: goOn.reject };
}

export const aPost = {
  content: 'Pay the dearest debt first.',
  platform: 'facebook',
  status: 'draft',
  scheduled_time: null,
  scheduled_date: '',
  scheduled_time_only: '',
  image_url: '',
  image_alt_text: '',
  hashtags: '',
  mentions: '',
};

/** Five minutes after the clock of tests begins, while sessions last. */
export const soon = '2026-11-15T09:05:00.000Z';

export async function createSocialWorld() {
  const told = testPlatforms();
  const { platforms } = told;
  const staffed = await createStaffedApp({ platforms });
  const { app, db, pool, clock, admin } = staffed;
  const { log, entries } = recordedLog();
  type Headers = Record<string, string>;
  const act = (address: { readonly method: string; readonly path: string }) => (id: number) =>
    call(app, address, { as: admin, id });
  const create = (changes: object = {}, headers: Headers = {}) =>
    call(app, adminAddresses.createSocialPost, {
      ...{ as: admin, body: { ...aPost, ...changes }, headers },
    });
  return {
    ...{ ...staffed, ...told, create, log, entries },
    update: (id: number, changes: object = {}) =>
      call(app, adminAddresses.updateSocialPost, {
        ...{ as: admin, id, body: { ...aPost, ...changes } },
      }),
    schedule: act(adminAddresses.scheduleSocialPost),
    publish: act(adminAddresses.publishSocialPost),
    /** By somebody who saw it as it was then. */
    publishSeen: (id: number, version: number) => {
      const { method, path } = adminAddresses.publishSocialPost;
      return act({ method, path: `${path}?version=${version}` })(id);
    },
    refreshMetrics: act(adminAddresses.refreshSocialMetrics),
    remove: act(adminAddresses.deleteSocialPost),
    read: async (id: number) => (await act(adminAddresses.getSocialPost)(id)).body.post,
    list: (query: Record<string, string> = {}) => {
      const { method, path } = adminAddresses.listSocialPosts;
      const address = { method, path: `${path}?${new URLSearchParams(query)}` };
      return call(app, address, { as: admin });
    },
    /** One that is due soon. */
    scheduled: async (changes: object = {}): Promise<number> =>
      (await create({ status: 'scheduled', scheduled_time: soon, ...changes })).body.id,
    publishDue: () => publishDuePosts({ db, clock, log, platforms }),
    /** As when its process was away for that long. */
    letLeaseRunOut: (id: number) =>
      pool.query(
        `UPDATE social_posts SET publishing_until = clock_timestamp() - interval '1 second'
         WHERE id = $1`,
        [id],
      ),
    entriesOf: async (id: number) => {
      const { rows } = await pool.query(
        `SELECT actor_id::int AS actor, action, changes, outcome, failure FROM audit_entries
         WHERE subject = 'post' AND subject_id = $1 ORDER BY id`,
        [id],
      );
      return rows;
    },
  };
}
