import { beforeEach, describe, expect, it } from 'vitest';
import { createSocialWorld, failing, soon } from './social.fixture.ts';

const world = await createSocialWorld();
const { admin, clock, manner, posted, create, update, read, remove, publish, schedule } = world;
const { scheduled, publishDue, entriesOf } = world;

beforeEach(() => {
  clock.set('2026-11-15T09:00:00Z');
  posted.length = 0;
  world.goWell();
});

const change = { field: 'status', before: 'draft', after: 'published' };

describe('publishing by hand', () => {
  it('posts a draft at once, and is recorded', async () => {
    const { id } = (await create({ hashtags: 'debt' })).body;
    const { status, body: reply } = await publish(id);
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      ...{ id, message: 'Post published' },
      post: { status: 'published', published_at: '2026-11-15T09:00:00.000Z', version: 2 },
    });
    expect(posted).toEqual(['Pay the dearest debt first.\n\n#debt']);
    expect((await entriesOf(id)).slice(1)).toEqual([
      {
        ...{ actor: admin.id, action: 'post_published', outcome: 'done', failure: null },
        changes: [change],
      },
    ]);
  });

  it.each([
    ['refused', 409, 'conflict', 'Facebook refused this post: No duplicates'],
    [
      ...(['reconnect', 409, 'conflict'] as const),
      'Facebook no longer accepts our token. Reconnect Facebook: set a new token, then try again.',
    ],
    [
      ...(['busy', 503, 'unavailable'] as const),
      'Facebook asks us to wait. Nothing was posted. Try again later.',
    ],
    [
      ...(['unreachable', 503, 'unavailable'] as const),
      'Facebook cannot be reached. Nothing was posted. Try again in a few minutes.',
    ],
    ['unknown', 503, 'unavailable', 'Check on the platform before you try again'],
  ] as const)('that comes to nothing says why: %s', async (obstacle, status, code, error) => {
    const { id } = (await create({ scheduled_time: soon })).body;
    manner.publish = failing(obstacle);
    const failed = await publish(id);
    expect(failed.status).toBe(status);
    expect(failed.body).toMatchObject({ error, code });
    const needs_check = obstacle === 'unknown';
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: error,
      needs_check,
      version: 2,
    });
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      ...{ action: 'post_published', outcome: 'failed', failure: error, changes: [change] },
    });
    // It is not tried again by itself.
    world.goWell();
    clock.set('2026-11-15T09:10:00Z');
    await publishDue();
    expect(posted).toEqual([]);
    expect((await world.publishSeen(id, 2)).body.post).toMatchObject({
      status: 'published',
      failure: null,
      needs_check: false,
    });
    expect(posted).toHaveLength(1);
  });

  it('that breaks before anything was sent leaves the draft as it was', async () => {
    const { id } = (await create()).body;
    manner.publish = async () => {
      throw new TypeError('A bug');
    };
    const broken = await publish(id);
    expect([broken.status, broken.body.error]).toEqual([
      ...[500, 'Something went wrong. Please try again later.'],
    ]);
    expect(await read(id)).toMatchObject({ status: 'draft', is_publishing: false, version: 1 });
    expect((await entriesOf(id)).at(-1)).toMatchObject({ outcome: 'failed' });
    world.goWell();
    expect((await publish(id)).status).toBe(200);
  });

  it('is not for one that is scheduled', async () => {
    const refused = await publish(await scheduled());
    expect([refused.status, refused.body.error]).toEqual([
      ...[409, 'This post is scheduled. Make it a draft to publish it now.'],
    ]);
    expect(posted).toEqual([]);
  });
});

it('what is published can neither be changed, nor posted again, nor deleted', async () => {
  const { id } = (await create()).body;
  await publish(id);
  const after = await read(id);
  const entries = await entriesOf(id);
  for (const refused of [await update(id), await publish(id), await schedule(id)]) {
    expect([refused.status, refused.body.error]).toEqual([
      ...[409, 'This post has been published. It can no longer be changed.'],
    ]);
  }
  const kept = await remove(id);
  expect([kept.status, kept.body.error]).toEqual([409, 'A published post cannot be deleted.']);
  expect(await read(id)).toEqual(after);
  expect(await entriesOf(id)).toEqual(entries);
});

describe('one that failed', () => {
  const fail = async (obstacle: 'unknown' | 'refused' = 'unknown') => {
    const { id } = (await create({ scheduled_time: soon })).body;
    manner.publish = failing(obstacle);
    await publish(id);
    world.goWell();
    return id;
  };
  const mended = { failure: null, needs_check: false };

  it('is a draft once it is changed, or scheduled again', async () => {
    const draft = await fail();
    expect((await update(draft, { content: 'Other' })).body.post).toMatchObject({
      ...mended,
      status: 'draft',
    });
    // Nothing else is different: that it is no longer failed is the change.
    const same = await fail();
    const saved = await update(same, { scheduled_time: soon, status: 'scheduled' });
    expect(saved.body.post).toMatchObject({ ...mended, status: 'scheduled', scheduled_time: soon });
    const again = await fail('refused');
    expect((await schedule(again)).body.post).toMatchObject({ ...mended, status: 'scheduled' });
  });

  it('is not overwritten by somebody who has not seen that it failed', async () => {
    const id = await fail();
    const refused = await update(id, { content: 'Other', version: 1 });
    expect(refused.status).toBe(409);
    expect((await read(id)).needs_check).toBe(true);
  });

  it('is not posted again by somebody who has not seen that it failed', async () => {
    const id = await fail();
    const refused = await world.publishSeen(id, 1);
    expect([refused.status, refused.body.error]).toEqual([
      ...[409, 'This post has changed since you looked at it. Nothing was posted this time.'],
    ]);
    expect(posted).toEqual([]);
    expect((await world.publishSeen(id, 2)).status).toBe(200);
    expect(posted).toHaveLength(1);
  });

  it('and may be there already is not posted again by a call that does not say it was seen', async () => {
    const id = await fail();
    const checkFirst = 'Check on the platform before you try again';
    for (const refused of [await publish(id), await schedule(id)]) {
      expect(refused).toMatchObject({ status: 409, body: { error: checkFirst } });
    }
    expect(posted).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'failed', needs_check: true, version: 2 });
  });

  it('can be deleted', async () => {
    expect((await remove(await fail())).status).toBe(200);
  });
});
