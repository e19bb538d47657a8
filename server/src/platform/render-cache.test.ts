import { describe, expect, it } from 'vitest';
import { settableClock } from '../testing/settable-clock.ts';
import { createRenderCache, pagesMax } from './render-cache.ts';
import {
  type KeptPage,
  keepPage,
  type PassingPage,
  type RenderedPage,
} from './render-cache-page.ts';

const rendered: RenderedPage = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  cookies: [],
  body: Buffer.from('A page'),
};
const page = await keepPage(rendered);

function setUp() {
  const clock = settableClock();
  return { clock, cache: createRenderCache(clock) };
}

/** A rendering that ends when the test says so. */
function heldUp() {
  const { promise, resolve, reject } = Promise.withResolvers<KeptPage | PassingPage>();
  let times = 0;
  const render = () => {
    times += 1;
    return promise;
  };
  return { render, resolve, reject, times: () => times };
}

describe('a kept page', () => {
  it('is found until a minute after its rendering began', async () => {
    const { clock, cache } = setUp();
    await cache.findOrRender('/', async () => {
      clock.advance(10_000);
      return page;
    });
    clock.advance(49_999);
    expect(cache.find('/')).toBe(page);
    clock.advance(1);
    expect(cache.find('/')).toBeNull();
  });

  it('past its minute is there for anyone who would get none, until another takes its place', async () => {
    const { clock, cache } = setUp();
    await cache.findOrRender('/', async () => page);
    clock.advance(60_000);
    expect(cache.find('/')).toBeNull();
    expect(cache.find('/', { mayBeOld: true })).toBe(page);
    await cache.findOrRender('/', async () => ({ ...rendered, mayBeKept: false as const }));
    expect(cache.find('/', { mayBeOld: true })).toBeNull();
  });

  it('of yesterday is not found today', async () => {
    const { clock, cache } = setUp();
    clock.set('2026-11-15T23:59:59.500Z');
    await cache.findOrRender('/', async () => page);
    expect(cache.find('/')).toBe(page);
    clock.set('2026-11-16T00:00:00.000Z');
    expect(cache.find('/')).toBeNull();
  });

  it('is forgotten when it is the least recently used and there are too many', async () => {
    const { cache } = setUp();
    const keys = Array.from({ length: pagesMax }, (_, index) => `/articles/${index}`);
    for (const key of keys) await cache.findOrRender(key, async () => page);
    cache.find('/articles/0');
    await cache.findOrRender('/one-more', async () => page);
    expect(cache.find('/articles/0')).toBe(page);
    expect(cache.find('/articles/1')).toBeNull();
    expect(keys.filter((key) => cache.find(key) !== null)).toHaveLength(pagesMax - 1);
  });
});

describe('while a page is rendered', () => {
  it('those who ask for it wait for that rendering', async () => {
    const { cache } = setUp();
    const first = heldUp();
    const replies = Array.from({ length: 5 }, () => cache.findOrRender('/', first.render));
    first.resolve(page);
    expect(await Promise.all(replies)).toEqual(Array.from({ length: 5 }, () => page));
    expect(first.times()).toBe(1);
  });

  it('a change keeps it from being kept, and later askers from waiting for it', async () => {
    const { cache } = setUp();
    const [before, after] = [heldUp(), heldUp()];
    const replyBefore = cache.findOrRender('/', before.render);
    cache.clear();
    const replyAfter = cache.findOrRender('/', after.render);
    before.resolve(page);
    await replyBefore;
    expect(cache.find('/')).toBeNull();
    const newPage = await keepPage({ ...rendered, body: Buffer.from('A new page') });
    after.resolve(newPage);
    expect(await replyAfter).toBe(newPage);
    expect(cache.find('/')).toBe(newPage);
  });

  it('what must not be kept is not shared with those who wait', async () => {
    const { cache } = setUp();
    const first = heldUp();
    const own = await keepPage({ ...rendered, cookies: ['visitor=1'] });
    const replies = [
      cache.findOrRender('/', first.render),
      cache.findOrRender('/', async () => ({
        ...rendered,
        mayBeKept: false as const,
        body: Buffer.from('Another'),
      })),
    ];
    first.resolve(own);
    expect(await Promise.all(replies)).toMatchObject([
      { body: Buffer.from('A page') },
      { body: Buffer.from('Another') },
    ]);
    expect(cache.find('/')).toBeNull();
  });

  it('a failure reaches those who wait, and the next one renders again', async () => {
    const { cache } = setUp();
    const first = heldUp();
    const replies = [cache.findOrRender('/', first.render), cache.findOrRender('/', first.render)];
    first.reject(new Error('No database'));
    expect((await Promise.allSettled(replies)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await cache.findOrRender('/', async () => page)).toBe(page);
  });
});
