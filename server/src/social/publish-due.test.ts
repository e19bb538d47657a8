import { beforeEach, describe, expect, it } from 'vitest';
import { nextTry, publishDuePosts } from './publish-due.ts';
import { createSocialWorld, failing, soon } from './social.fixture.ts';

const world = await createSocialWorld();
const { pool, clock, manner, posted, create, update, read, remove, scheduled, publishDue } = world;

beforeEach(async () => {
  await pool.query('DELETE FROM social_posts');
  clock.set('2026-11-15T09:00:00Z');
  posted.length = 0;
  world.entries.length = 0;
  world.goWell();
});

const minutes = (count: number) => clock.advance(count * 60_000);
const row = async (id: number) =>
  (await pool.query('SELECT * FROM social_posts WHERE id = $1', [id])).rows[0];

describe('a scheduled post', () => {
  it('is posted when its time has come and not before, once, with mentions and hashtags', async () => {
    const id = await scheduled({
      hashtags: 'debt #uk debt',
      mentions: 'mse',
      platform: 'linkedin',
    });
    await publishDue();
    clock.set('2026-11-15T09:04:59Z');
    await publishDue();
    expect(posted).toEqual([]);
    clock.set('2026-11-15T09:05:00Z');
    await publishDue();
    await publishDue();
    expect(posted).toEqual(['Pay the dearest debt first.\n\n@mse #debt #uk']);
    expect(await read(id)).toMatchObject({
      ...{ status: 'published', published_at: soon, scheduled_time: soon, is_publishing: false },
      ...{ post_url: 'https://platform.example/p1', is_sandbox: false, failure: null, version: 2 },
    });
  });

  it('is posted to the sandbox as such', async () => {
    const id = await scheduled();
    minutes(5);
    manner.isSandbox = true;
    await publishDue();
    manner.isSandbox = false;
    expect(await read(id)).toMatchObject({ status: 'published', is_sandbox: true });
  });

  it('is left alone once it is a draft again, or deleted', async () => {
    const [id, gone] = [await scheduled(), await scheduled()];
    expect((await update(id, { scheduled_time: soon })).body.post.status).toBe('draft');
    await remove(gone);
    minutes(5);
    await publishDue();
    expect(posted).toEqual([]);
  });

  it('is posted after those that were due before it', async () => {
    await scheduled({ content: 'Second', scheduled_time: '2026-11-15T09:03' });
    await scheduled({ content: 'First', scheduled_time: '2026-11-15T09:02' });
    await create({ content: 'A draft', scheduled_time: '2026-11-15T09:01' });
    minutes(5);
    await publishDue();
    expect(posted).toEqual(['First', 'Second']);
  });

  it('waits while the process stops', async () => {
    await scheduled();
    minutes(5);
    const { db, log, platforms } = world;
    await publishDuePosts({ db, clock, log, platforms, stopping: AbortSignal.abort() });
    expect(posted).toEqual([]);
  });
});

describe('what the platform says', () => {
  it.each([
    ['refused', 'Facebook refused this post: No duplicates', false],
    [
      'reconnect',
      'Facebook no longer accepts our token. Reconnect Facebook: set a new token, then try again.',
      false,
    ],
    ['unknown', 'Check on the platform before you try again', true],
  ] as const)('%s ends it, with the reason in words', async (obstacle, failure, needs_check) => {
    const id = await scheduled();
    minutes(5);
    manner.publish = failing(obstacle);
    await publishDue();
    world.goWell();
    minutes(5);
    await publishDue();
    expect(posted).toEqual([]);
    expect(await read(id)).toMatchObject({
      ...{ status: 'failed', failure, needs_check, is_publishing: false, version: 2 },
    });
    expect(world.entries).toMatchObject([{ post: id, platform: 'facebook', obstacle }]);
    expect(JSON.stringify(world.entries)).not.toContain('dearest');
  });

  it.each([
    ['busy', 'after'],
    ['unreachable', 'after'],
    ['unknown', 'before'],
  ] as const)('%s, %s sending, means that it is tried again', async (obstacle, when) => {
    const id = await scheduled();
    minutes(5);
    manner.publish = failing(obstacle, { when });
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'scheduled', failure: null, version: 1 });
    world.goWell();
    await publishDue();
    expect(posted).toEqual([]);
    minutes(1);
    await publishDue();
    expect(posted).toHaveLength(1);
    expect((await read(id)).status).toBe('published');
  });

  it('busy is heeded for as long as it asks', async () => {
    const id = await scheduled();
    minutes(5);
    manner.publish = failing('busy', { retryAt: new Date('2026-11-15T09:08:00Z') });
    await publishDue();
    world.goWell();
    clock.set('2026-11-15T09:07:59Z');
    await publishDue();
    expect(posted).toEqual([]);
    clock.set('2026-11-15T09:08:00Z');
    await publishDue();
    expect((await read(id)).status).toBe('published');
  });

  it.each([
    ['busy', 'Facebook asks us to wait. Nothing was posted. Try again later.'],
    ['unreachable', 'Facebook cannot be reached. Nothing was posted. Try again in a few minutes.'],
  ] as const)('%s for hours ends it', async (obstacle, failure) => {
    const id = await scheduled();
    manner.publish = failing(obstacle);
    let tries = 0;
    for (; tries < 100 && (await row(id)).status === 'scheduled'; tries += 1) {
      const { next_attempt_at: next, scheduled_for: first } = await row(id);
      clock.set((next ?? first).toISOString());
      await publishDue();
    }
    // At once, then 1, 2, 4, 8, 16, 32, 64 and 124 minutes late, and each hour until it is six late.
    expect(tries).toBe(13);
    expect(await row(id)).toMatchObject({ status: 'failed', failure, needs_check: false });
    expect(clock.now().toISOString()).toBe('2026-11-15T15:09:00.000Z');
  });

  it('on one platform is nothing to another, nor to what comes after a refusal', async () => {
    await scheduled({ content: 'No' });
    const away = await scheduled({ content: 'Away', platform: 'linkedin' });
    await scheduled({ content: 'Yes' });
    minutes(5);
    manner.publish = async (post, beforeSending, postIt) => {
      if (post.text === 'No') return failing('refused')(post, beforeSending, postIt);
      if (post.text === 'Away') return failing('unreachable')(post, beforeSending, postIt);
      await beforeSending();
      return postIt(post);
    };
    await publishDue();
    expect(posted).toEqual(['Yes']);
    expect((await read(away)).status).toBe('scheduled');
  });

  it('may be too long, or nothing that can be stored', async () => {
    const id = await scheduled();
    minutes(5);
    manner.publish = async (_post, beforeSending) => {
      await beforeSending();
      const { PlatformError } = await import('./platforms/platform.ts');
      throw new PlatformError({ obstacle: 'refused', message: `\0\ud800${'x'.repeat(5_000)}` });
    };
    await publishDue();
    const { failure } = await read(id);
    expect(failure).toMatch(/^Facebook refused this post: \ufffdx+$/);
    expect(failure.length).toBeLessThan(600);
  });
});

describe('something of ours that breaks', () => {
  it('before it was sent is logged, and it is tried again', async () => {
    const id = await scheduled();
    minutes(5);
    manner.publish = async () => {
      throw new TypeError('A bug');
    };
    await publishDue();
    expect(await row(id)).toMatchObject({ status: 'scheduled', publishing_until: null });
    expect(world.entries).toMatchObject([
      { level: 50, obstacle: 'fault', err: { message: 'A bug' } },
    ]);
    clock.set('2026-11-15T16:00:00Z');
    await publishDue();
    expect((await row(id)).failure).toBe(
      'Publishing was interrupted. Nothing was posted. Try again.',
    );
  });

  it('after it was sent leaves nobody who knows', async () => {
    const id = await scheduled();
    minutes(5);
    manner.publish = async (_post, beforeSending) => {
      await beforeSending();
      throw new TypeError('A bug');
    };
    await publishDue();
    expect(await read(id)).toMatchObject({
      ...{ status: 'failed', needs_check: true },
      failure: 'Check on the platform before you try again',
    });
  });
});

it('a slow platform holds up no other', async () => {
  const slow = await scheduled({ content: 'Slow' });
  const quick = await scheduled({ content: 'Quick', platform: 'twitter' });
  minutes(5);
  const { promise, resolve } = Promise.withResolvers<void>();
  manner.publish = async (post, beforeSending, postIt) => {
    if (post.text === 'Slow') await promise;
    await beforeSending();
    return postIt(post);
  };
  const run = publishDue();
  await expect.poll(async () => (await read(quick)).status).toBe('published');
  expect(await read(slow)).toMatchObject({ status: 'scheduled', is_publishing: true });
  resolve();
  await run;
  expect((await read(slow)).status).toBe('published');
});

describe('the next try', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}Z`);
  const scheduledFor = at('09:00:00');
  it.each([
    ['the first, a minute later', null, '09:00:00', null, '09:01:00'],
    ['then after as long as it is late', at('09:04:00'), '09:04:00', null, '09:08:00'],
    ['an hour at most', at('11:00:00'), '11:00:00', null, '12:00:00'],
    ['not before the platform said', at('09:04:00'), '09:04:00', at('10:00:00'), '10:00:00'],
    [
      'not sooner than usual, whatever it said',
      at('09:04:00'),
      '09:04:00',
      at('09:05:00'),
      '09:08:00',
    ],
    ['never after six hours', at('15:00:00'), '15:00:00', null, null],
    ['never where it would be too long', null, '09:00:00', at('15:01:00'), null],
    ['one more for what nobody was there to post', null, '19:00:00', null, '19:01:00'],
  ])('%s', (_when, nextAttemptAt, now, retryAt, expected) => {
    const next = nextTry({ scheduledFor, nextAttemptAt }, { now: at(now), retryAt });
    expect(next).toEqual(expected === null ? null : at(expected));
  });
});
