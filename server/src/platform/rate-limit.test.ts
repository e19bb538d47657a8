import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectUntilEnd, createTestApp } from '../testing/test-app.ts';

const local = await createTestApp();

describe('a use that counts only where it fails', () => {
  const limit = { name: 'test-hold', points: 3, seconds: 600 };

  it('is counted while it lasts, in all processes, and no longer once it is given back', async () => {
    const one = local.rateLimit;
    const { rateLimit: two } = await createTestApp({ database: connectUntilEnd(local.url) });
    const holds = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? one : two).hold(limit, 'someone'),
      ),
    );
    const held = holds.flatMap((hold) => (hold.status === 'fulfilled' ? [hold.value] : []));
    expect(held).toHaveLength(3);
    for (const hold of held) await hold.giveBack();
    // Those that were refused left nothing behind.
    for (let time = 0; time < 3; time += 1) await two.hold(limit, 'someone');
    await expect(one.hold(limit, 'someone')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please wait and try again. You can try again in 10 minutes.',
      details: { headers: { 'retry-after': expect.stringMatching(/^(600|59\d)$/) } },
    });
    await one.hold(limit, 'somebody else');
  });

  it('is forgotten with its window, into which nothing is given back later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { rateLimit } = local;
    const first = await rateLimit.hold(limit, 'later');
    for (let time = 0; time < 2; time += 1) await rateLimit.hold(limit, 'later');
    await expect(rateLimit.hold(limit, 'later')).rejects.toThrow();
    vi.setSystemTime(Date.now() + limit.seconds * 1000);
    for (let time = 0; time < 3; time += 1) await rateLimit.hold(limit, 'later');
    await first.giveBack();
    await expect(rateLimit.hold(limit, 'later')).rejects.toThrow();
  });
});

describe('a use that is counted in a transaction', () => {
  const limit = { name: 'test-within', points: 3, seconds: 600 };

  it('counts if the transaction commits, and exactly as often as is allowed at once', async () => {
    const { db, rateLimit } = local;
    const use = (outcome: 'stored' | 'not stored') =>
      db.transaction(async (tx) => {
        await rateLimit.within(tx)(limit, 'someone');
        if (outcome === 'not stored') throw new Error('Something else went wrong');
      });
    await expect(use('not stored')).rejects.toThrow('Something else');
    const uses = await Promise.allSettled(Array.from({ length: 12 }, () => use('stored')));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(use('stored')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
