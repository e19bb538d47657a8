/** Interleavings: what two who are at the same post do to each other. */
import { beforeEach, describe, expect, it } from 'vitest';
import { claimDuePost } from './claims.store.ts';
import { createSocialWorld, pausing, soon } from './social.fixture.ts';

const world = await createSocialWorld();
const { pool, clock, manner, posted, update, read, remove, publish, scheduled, create } = world;
const { publishDue, letLeaseRunOut } = world;
const isPublishing = 'This post is being published right now. Look again in a minute.';
const checkFirst = {
  ...{ status: 'failed', needs_check: true, is_publishing: false },
  failure: 'Check on the platform before you try again',
};

beforeEach(async () => {
  await pool.query('DELETE FROM social_posts');
  clock.set('2026-11-15T09:00:00Z');
  posted.length = 0;
  world.goWell();
});

/** A due post with which a process has come so far and no further. */
async function startSlowly(where: 'before' | 'after') {
  const id = await scheduled();
  clock.set('2026-11-15T09:05:00Z');
  const pause = pausing(where);
  manner.publish = pause.publish;
  const slow = publishDue();
  await pause.reached;
  world.goWell();
  return {
    id,
    goOn: async () => {
      pause.goOn();
      await slow;
    },
    failWith: async (error: Error) => {
      pause.fail(error);
      await slow;
    },
  };
}

describe('while a post is being published', () => {
  it.each(['before', 'after'] as const)('%s sending, nobody else is at it', async (where) => {
    const { id, goOn } = await startSlowly(where);
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'scheduled', is_publishing: true });
    for (const refused of [
      await update(id, { content: 'Changed' }),
      await remove(id),
      await publish(id),
      await world.schedule(id),
    ]) {
      expect([refused.status, refused.body.error]).toEqual([409, isPublishing]);
    }
    await goOn();
    expect(posted).toEqual(['Pay the dearest debt first.']);
    expect(await read(id)).toMatchObject({ status: 'published', is_publishing: false });
  });

  it('the claims of many at once are for a post each', async () => {
    const ids = await Promise.all([scheduled(), scheduled(), scheduled()]);
    clock.set('2026-11-15T09:05:00Z');
    const now = clock.now();
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => claimDuePost(world.db, { platform: 'facebook', now })),
    );
    const claimed = claims.flatMap((claim) => (claim === null ? [] : [claim.id]));
    expect(claimed.toSorted()).toEqual(ids.toSorted());
  });
});

describe('a process whose lease has run out', () => {
  it('before it sent anything sends nothing any more, and another does', async () => {
    const { id, goOn } = await startSlowly('before');
    await letLeaseRunOut(id);
    await publishDue();
    expect(posted).toHaveLength(1);
    await goOn();
    expect(posted).toHaveLength(1);
    expect(await read(id)).toMatchObject({
      status: 'published',
      post_url: 'https://platform.example/p1',
    });
  });

  it('sends nothing though nobody has noticed yet', async () => {
    const { id, goOn } = await startSlowly('before');
    await letLeaseRunOut(id);
    await goOn();
    expect(posted).toEqual([]);
    await publishDue();
    expect(posted).toHaveLength(1);
  });

  it('after it sent it leaves a post that nobody sends again', async () => {
    const { id } = await startSlowly('after');
    await letLeaseRunOut(id);
    await publishDue();
    await publishDue();
    expect(posted).toHaveLength(1);
    expect(await read(id)).toMatchObject({ ...checkFirst, version: 2 });
  });

  it('and comes back with good news tells the truth', async () => {
    const { id, goOn } = await startSlowly('after');
    await letLeaseRunOut(id);
    await publishDue();
    await goOn();
    expect(await read(id)).toMatchObject({
      ...{ status: 'published', needs_check: false, failure: null, version: 3 },
      post_url: 'https://platform.example/p1',
    });
  });

  it('and comes back with good news tells what was posted, whatever was typed since', async () => {
    const { id, goOn } = await startSlowly('after');
    await letLeaseRunOut(id);
    await publishDue();
    await update(id, {
      content: 'Changed',
      status: 'scheduled',
      scheduled_time: '2026-11-15T09:08',
    });
    await goOn();
    clock.set('2026-11-15T09:09:00Z');
    await publishDue();
    expect(posted).toEqual(['Pay the dearest debt first.']);
    expect(await read(id)).toMatchObject({
      ...{ status: 'published', content: 'Pay the dearest debt first.' },
    });
  });

  it('and comes back too late, after another try, changes nothing', async () => {
    const { id, goOn } = await startSlowly('after');
    await letLeaseRunOut(id);
    await publishDue();
    expect((await world.publishSeen(id, (await read(id)).version)).status).toBe(200);
    const after = await read(id);
    await goOn();
    expect(await read(id)).toEqual(after);
    expect(after.post_url).toBe('https://platform.example/p2');
  });

  it('and comes back without knowing overwrites nothing', async () => {
    const { id, failWith } = await startSlowly('after');
    await letLeaseRunOut(id);
    await publishDue();
    await update(id, { content: 'Changed' });
    const after = await read(id);
    await failWith(new Error('cut off'));
    expect(await read(id)).toEqual(after);
    expect(after).toMatchObject({ status: 'draft', needs_check: false, failure: null });
  });

  it('and whose post was deleted has nothing to write', async () => {
    const { id, goOn } = await startSlowly('after');
    await letLeaseRunOut(id);
    await publishDue();
    expect((await remove(id)).status).toBe(200);
    await goOn();
    expect(await read(id)).toBeUndefined();
  });

  it('again and again, before it sent anything, is given up in the end', async () => {
    const { id, goOn } = await startSlowly('before');
    await letLeaseRunOut(id);
    const pause = pausing('before');
    manner.publish = pause.publish;
    const second = publishDue();
    await pause.reached;
    await pool.query(`UPDATE social_posts SET scheduled_for = scheduled_for - interval '7 hours'`);
    await letLeaseRunOut(id);
    await publishDue();
    expect(await read(id)).toMatchObject({
      ...{ status: 'failed', needs_check: false },
      failure: 'Publishing was interrupted. Nothing was posted. Try again.',
    });
    pause.goOn();
    await Promise.all([goOn(), second]);
    expect(posted).toEqual([]);
  });
});

describe('staff and the clock', () => {
  it('two clicks at once post it once', async () => {
    const { id } = (await create()).body;
    const pause = pausing('before');
    manner.publish = pause.publish;
    const clicks = [publish(id), publish(id)];
    await pause.reached;
    const second = await Promise.race(clicks);
    expect([second.status, second.body.error]).toEqual([409, isPublishing]);
    pause.goOn();
    expect((await Promise.all(clicks)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(posted).toHaveLength(1);
  });

  it('a click and the due moment post it once', async () => {
    const id = await scheduled();
    clock.set('2026-11-15T09:05:00Z');
    const draft = await update(id, { scheduled_time: soon });
    expect(draft.body.post.status).toBe('draft');
    const [clicked] = await Promise.all([publish(id), publishDue(), publishDue()]);
    expect(clicked.status).toBe(200);
    expect(posted).toHaveLength(1);
  });

  it('a change at the due moment is posted, or comes too late: never half of each', async () => {
    for (let round = 0; round < 10; round += 1) {
      clock.set('2026-11-15T09:00:00Z');
      const id = await scheduled({ content: `Old ${round}` });
      clock.set('2026-11-15T09:05:00Z');
      const [saved] = await Promise.all([
        update(id, { content: `New ${round}`, status: 'scheduled', scheduled_time: soon }),
        publishDue(),
      ]);
      await publishDue();
      const { content, status } = await read(id);
      expect(status).toBe('published');
      expect(content).toBe(saved.status === 200 ? `New ${round}` : `Old ${round}`);
      expect(posted.splice(0)).toEqual([content]);
    }
  });

  it("a click's process that died is ended like any other", async () => {
    for (const [where, expected] of [
      ['before', { status: 'draft', is_publishing: false, failure: null }],
      ['after', checkFirst],
    ] as const) {
      const { id } = (await create()).body;
      const pause = pausing(where);
      manner.publish = pause.publish;
      const click = publish(id);
      await pause.reached;
      world.goWell();
      await letLeaseRunOut(id);
      await publishDue();
      expect(await read(id)).toMatchObject(expected);
      pause.goOn();
      expect((await click).status).toBe(where === 'before' ? 409 : 200);
    }
  });
});
