import { expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

it('takes each once, some at the same time, and gives the failures', async () => {
  const done: number[] = [];
  const { promise: both, resolve } = Promise.withResolvers<void>();
  const work = async (item: number): Promise<void> => {
    if (item === 3) throw new Error('three');
    // The first waits until the second has begun.
    if (item === 1) await both;
    if (item === 2) resolve();
    done.push(item);
  };
  const failures = await forEachConcurrently([1, 2, 3, 4, 5], work, 2);
  expect(failures).toEqual([new Error('three')]);
  expect(done.toSorted()).toEqual([1, 2, 4, 5]);
});

it('a list that breaks off is a failure, and what came of it is done', async () => {
  const done: string[] = [];
  async function* list() {
    yield 'one';
    throw new Error('no more');
  }
  const failures = await forEachConcurrently(list(), async (item) => {
    done.push(item);
  });
  expect(failures).toEqual([new Error('no more')]);
  expect(done).toEqual(['one']);
});
