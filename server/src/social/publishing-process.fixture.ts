/** A process that publishes what is due, to a platform that a test serves, until nothing is left to do. */
import { setTimeout as pause } from 'node:timers/promises';
import { type SocialPlatform, socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { count, eq, isNotNull, or } from 'drizzle-orm';
import { systemClock } from '../platform/clock.ts';
import { connect } from '../platform/database/database.ts';
import { backgroundBounds } from '../platform/database/pool.ts';
import { createLog } from '../platform/logging.ts';
import { type Platform, PlatformError } from './platforms/platform.ts';
import { publishDuePosts } from './publish-due.ts';
import { socialPosts } from './social.tables.ts';

const { DATABASE_URL = '', PLATFORM_URL = '', PROCESS_NAME = '', LEASE_MS = '' } = process.env;
const { db, pool, availability } = connect(DATABASE_URL, () => {}, backgroundBounds);

const platformOf = (name: SocialPlatform): Platform => ({
  name,
  isSandbox: false,
  publish: async ({ text }, { beforeSending }) => {
    await beforeSending();
    try {
      const headers = { 'x-process': PROCESS_NAME };
      const reply = await fetch(PLATFORM_URL, { method: 'POST', body: text, headers });
      return { platformPostId: await reply.text(), postUrl: null };
    } catch (cause) {
      throw new PlatformError({ obstacle: 'unknown', message: 'No reply', cause });
    }
  },
  fetchMetrics: async () => ({ likes: 0, retweets: 0, comments: 0, shares: 0 }),
});
const [twitter, linkedin, instagram, facebook] = socialPlatforms;
const platforms = {
  [twitter]: platformOf(twitter),
  [linkedin]: platformOf(linkedin),
  [instagram]: platformOf(instagram),
  [facebook]: platformOf(facebook),
};
const deps = {
  ...{ db, platforms, clock: systemClock(), log: createLog('silent') },
  leaseMs: Number(LEASE_MS),
};

async function isSettled(): Promise<boolean> {
  const [open] = await db
    .select({ total: count() })
    .from(socialPosts)
    .where(or(eq(socialPosts.status, 'scheduled'), isNotNull(socialPosts.publishingUntil)));
  return open?.total === 0;
}

while (!(await isSettled())) {
  await publishDuePosts(deps);
  await pause(50);
}
await Promise.all([pool.end(), availability.stop()]);
