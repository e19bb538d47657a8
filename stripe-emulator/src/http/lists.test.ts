import { expect, it } from 'vitest';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('a list goes from the newest to the oldest, page by page, both ways', async () => {
  const { stripe } = await createTestEmulator();
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await stripe.customers.create({ name });
  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
  expect(namesOf(first)).toEqual(['e', 'd']);

  const second = await stripe.customers.list({ limit: 2, starting_after: lastOf(first) });
  expect(namesOf(second)).toEqual(['c', 'b']);
  const third = await stripe.customers.list({ limit: 2, starting_after: lastOf(second) });
  expect(namesOf(third)).toEqual(['a']);
  expect(third.has_more).toBe(false);

  const back = await stripe.customers.list({ limit: 2, ending_before: lastOf(third) });
  expect(namesOf(back)).toEqual(['c', 'b']);
  expect(back.has_more).toBe(true);
  const start = await stripe.customers.list({ limit: 2, ending_before: back.data[0]?.id ?? '' });
  expect(namesOf(start)).toEqual(['e', 'd']);
  expect(start.has_more).toBe(false);
});

it('the SDK walks all pages by itself', async () => {
  const { stripe } = await createTestEmulator();
  for (let at = 0; at < 7; at += 1) await stripe.customers.create({ name: String(at) });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 3 })) names.push(name);
  expect(names).toEqual(['6', '5', '4', '3', '2', '1', '0']);
});

it('a list is narrowed by the time of creation', async () => {
  const { stripe, setTime } = await createTestEmulator();
  const early = await stripe.customers.create();
  setTime('2026-11-16T09:00:00Z');
  const late = await stripe.customers.create();
  const ids = async (created: number | { gt?: number; lte?: number }) =>
    (await stripe.customers.list({ created })).data.map(({ id }) => id);
  expect(await ids(early.created)).toEqual([early.id]);
  expect(await ids({ gt: early.created })).toEqual([late.id]);
  expect(await ids({ lte: late.created })).toEqual([late.id, early.id]);
});

it('a limit out of bounds and two cursors at once are refused', async () => {
  const { stripe } = await createTestEmulator();
  const { id } = await stripe.customers.create();
  for (const limit of [0, 101, -1]) {
    await expect(stripe.customers.list({ limit })).rejects.toMatchObject({ param: 'limit' });
  }
  await expect(
    stripe.customers.list({ starting_after: id, ending_before: id }),
  ).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('both starting_after and ending_before'),
  });
});

type NamedList = {
  readonly data: readonly { readonly id: string; readonly name?: string | null }[];
};

function namesOf({ data }: NamedList): (string | null | undefined)[] {
  return data.map(({ name }) => name);
}

function lastOf({ data }: NamedList): string {
  return data.at(-1)?.id ?? '';
}
