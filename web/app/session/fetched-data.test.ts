import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchAgain, replaceFetched, untilFetched } from './fetched-data.ts';

const queryKey = ['payments'];

/** A list that is shown, and whose replies come when the test says so. */
function aShownList() {
  const queries = new QueryClient();
  const replies: ((payments: readonly string[]) => void)[] = [];
  const list = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<readonly string[]>((resolve) => replies.push(resolve)),
  });
  list.subscribe(() => {});
  const reply = async (call: number, payments: readonly string[]) => {
    replies[call]?.(payments);
    // The client passes a reply on a few turns later.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queries, replies, reply, shown: () => list.getCurrentResult().data };
}

it('a first reply that is older than a change is not shown: the list is fetched again', async () => {
  const { queries, replies, reply, shown } = aShownList();
  const fetched = fetchAgain(queries, queryKey);
  expect(replies).toHaveLength(2);
  await reply(0, []);
  expect(shown()).toBeUndefined();
  await reply(1, ['£85.00']);
  await fetched;
  expect(shown()).toEqual(['£85.00']);
});

it('a list that is there stays until its newer reply comes', async () => {
  const { queries, reply, shown } = aShownList();
  await reply(0, ['£85.00']);
  const fetched = fetchAgain(queries, queryKey);
  expect(shown()).toEqual(['£85.00']);
  await reply(1, ['£85.00', '£90.00']);
  await fetched;
  expect(shown()).toEqual(['£85.00', '£90.00']);
});

it.each([
  ['a first reply', false],
  ['a later reply', true],
])('%s that is older than what a change replied does not overwrite it', async (_, isThere) => {
  const { queries, replies, reply, shown } = aShownList();
  if (isThere) {
    await reply(0, ['£85.00']);
    void queries.invalidateQueries({ queryKey });
  }
  replaceFetched(queries, queryKey, ['£90.00']);
  await reply(replies.length - 1, ['£85.00']);
  expect(shown()).toEqual(['£90.00']);
});

it('what waits for a list to be fetched goes on when its reply is there, and at once where none is on its way', async () => {
  const { queries, reply, shown } = aShownList();
  let isFetched = false;
  const waiting = untilFetched(queries, queryKey).then(() => {
    isFetched = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isFetched).toBe(false);
  await reply(0, ['£85.00']);
  await waiting;
  expect(shown()).toEqual(['£85.00']);
  await untilFetched(queries, queryKey);
});

it('nor does a fetch that fails stop it', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failing = queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('No')) });
  await Promise.all([untilFetched(queries, queryKey), expect(failing).rejects.toThrow('No')]);
});
