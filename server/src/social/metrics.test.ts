import { beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from './platforms/platform.ts';
import { createSocialWorld } from './social.fixture.ts';

const world = await createSocialWorld();
const { pool, clock, manner, asked, create, publish, refreshMetrics, read } = world;
const { metrics: well } = manner;
const wait = 'Please wait 15 minutes before trying again.';

beforeEach(() => {
  clock.set('2026-11-15T09:00:00Z');
  asked.length = 0;
  Object.assign(manner, { metrics: well, isSandbox: false });
});

async function published(): Promise<number> {
  const { id } = (await create()).body;
  await publish(id);
  return id;
}

/** As if the platform had been asked so long ago. */
const letPass = (id: number, seconds: number) =>
  pool.query(
    `UPDATE social_posts SET metrics_asked_at = metrics_asked_at - make_interval(secs => $2) WHERE id = $1`,
    [id, seconds],
  );

describe('metrics', () => {
  it('are fetched and kept', async () => {
    const id = await published();
    const { status, body: reply } = await refreshMetrics(id);
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      ...{ id, message: 'Metrics refreshed successfully!' },
      post: {
        ...{ likes_count: 3, retweets_count: 2, comments_count: 1, shares_count: 4 },
        metrics_at: '2026-11-15T09:00:00.000Z',
      },
    });
    expect(await read(id)).toEqual(reply.post);
  });

  it('are fetched once in 15 minutes', async () => {
    const id = await published();
    await refreshMetrics(id);
    await letPass(id, 15 * 60 - 90);
    const refused = await refreshMetrics(id);
    expect([refused.status, refused.body.error]).toEqual([
      429,
      `${wait} You can try again in 2 minutes.`,
    ]);
    expect(refused.headers['retry-after']).toBe('90');
    await letPass(id, 90);
    expect((await refreshMetrics(id)).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('are fetched once by two tabs', async () => {
    const id = await published();
    const replies = await Promise.all([refreshMetrics(id), refreshMetrics(id), refreshMetrics(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(asked).toHaveLength(1);
  });

  it('are of published posts alone', async () => {
    const { id } = (await create()).body;
    const refused = await refreshMetrics(id);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Only a published post has metrics.',
    ]);
  });

  it.each([
    [true, 'This post went to the sandbox. Facebook knows nothing of it.'],
    [false, 'No keys are set up for Facebook, so its metrics cannot be fetched.'],
  ])(
    'are never asked of the other world: posted to the sandbox is %s',
    async (isSandbox, error) => {
      manner.isSandbox = isSandbox;
      const id = await published();
      manner.isSandbox = !isSandbox;
      const refused = await refreshMetrics(id);
      expect([refused.status, refused.body.error]).toEqual([409, error]);
      manner.isSandbox = isSandbox;
      expect((await refreshMetrics(id)).status).toBe(200);
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    ['refused', 409, 'Facebook did not tell the metrics: It is gone', 429],
    [
      ...(['reconnect', 409] as const),
      'Facebook no longer accepts our token. Reconnect Facebook: set a new token, then try again.',
      200,
    ],
    ['busy', 503, 'Facebook asks us to wait. Try again later.', 429],
    ['unreachable', 503, 'Facebook cannot be reached. Try again in a few minutes.', 200],
    ['unknown', 503, 'Facebook cannot be reached. Try again in a few minutes.', 200],
  ] as const)('that do not come say why: %s', async (obstacle, status, error, next) => {
    const id = await published();
    manner.metrics = async () => {
      throw new PlatformError({ obstacle, message: 'It is gone' });
    };
    const failed = await refreshMetrics(id);
    expect([failed.status, failed.body.error]).toEqual([status, error]);
    expect(await read(id)).toMatchObject({ status: 'published', likes_count: 0, metrics_at: null });
    manner.metrics = well;
    expect((await refreshMetrics(id)).status).toBe(next);
  });

  it('that no table can hold are bounded', async () => {
    const id = await published();
    manner.metrics = async () => ({ likes: 5e12, retweets: -1, comments: 1.5, shares: Number.NaN });
    expect((await refreshMetrics(id)).body.post).toMatchObject({
      ...{ likes_count: 2_147_483_647, retweets_count: 0, comments_count: 1, shares_count: 0 },
    });
  });

  it('given back after a failure are those of before', async () => {
    const id = await published();
    await refreshMetrics(id);
    await letPass(id, 15 * 60);
    manner.metrics = async () => {
      throw new PlatformError({ obstacle: 'unreachable', message: '' });
    };
    await refreshMetrics(id);
    const { rows } = await pool.query('SELECT metrics_asked_at FROM social_posts WHERE id = $1', [
      id,
    ]);
    expect(rows[0].metrics_asked_at.toISOString()).toBe('2026-11-15T08:45:00.000Z');
    expect((await read(id)).likes_count).toBe(3);
  });
});
