import { expect, it } from 'vitest';
import { newCustomer } from '../objects/customer.ts';
import { schemaName } from '../store/schema.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';
import { createTimeKeeper } from './due-work.ts';

const dueTimes = { customer: () => 1 };

/** Two objects are due, and the work of the first one fails. */
async function setUp(fail: (emulator: TestEmulator) => Promise<Error>, generation: string | null) {
  const emulator = await createTestEmulator();
  const { pool, clock } = emulator.store;
  await pool.query(`UPDATE ${schemaName}.leadership SET generation = 1`);
  const store = createStore({ pool, clock, dueTimes, generation });
  const [first, second] = [newCustomer({ now: 1 }), newCustomer({ now: 1 })];
  await store.write(async (tx) => {
    await tx.insert('customer', first);
    await tx.insert('customer', second);
  });
  const reported: unknown[] = [];
  const keeper = createTimeKeeper({
    store,
    dueWork: {
      customer: async (tx: Transaction, id: string) => {
        if (id === first.id) throw await fail(emulator);
        await tx.remove('customer', id);
      },
    },
    onError: (error) => reported.push(error),
  });
  const dueIds = async () => {
    const { rows } = await pool.query<{ readonly id: string }>(
      `SELECT id FROM ${schemaName}.objects WHERE due_at IS NOT NULL ORDER BY seq`,
    );
    return rows.map(({ id }) => id);
  };
  return { keeper, reported, dueIds, all: [first.id, second.id] };
}

it.each([
  ['a fault of its own', new Error('no first invoice')],
  ['a value that the database refuses', Object.assign(new Error('twice'), { code: '23505' })],
])('an object that cannot go on by %s holds up no other', async (_, error) => {
  const { keeper, reported, dueIds } = await setUp(async () => error, '1');
  await keeper.catchUp();
  expect(reported).toEqual([error]);
  expect(await dueIds()).toEqual([]);
});

it.each([
  ['the driver', new Error('Connection terminated unexpectedly')],
  ['the server', Object.assign(new Error('stopping'), { code: '57P01' })],
])('a connection that ends during a step leaves it due, as %s says it', async (_, error) => {
  const { keeper, reported, dueIds, all } = await setUp(async () => error, '1');
  await expect(keeper.catchUp()).rejects.toBe(error);
  expect(reported).toEqual([]);
  expect(await dueIds()).toEqual(all);
});

it('a leader that has been followed during a step changes nothing about what is due', async () => {
  const { keeper, dueIds, all } = await setUp(async ({ store }) => {
    await store.pool.query(`UPDATE ${schemaName}.leadership SET generation = 2`);
    return new Error('a fault');
  }, '1');
  await expect(keeper.catchUp()).rejects.toMatchObject({ status: 503 });
  expect(await dueIds()).toEqual(all);
});

it('a long time that is caught up with ends when the process does, and those who wait are told', async () => {
  const { store, ids } = await storeWithDueCustomers(3);
  const stopping = new AbortController();
  let count = 0;
  const { catchUp } = createTimeKeeper({
    store,
    dueWork: {
      customer: async (tx, id) => {
        count += 1;
        stopping.abort();
        await tx.update('customer', { ...(await tx.get('customer', id)), name: 'done' });
      },
    },
    onError: (error) => expect(error).toBeUndefined(),
    stopping: stopping.signal,
  });
  await expect(catchUp()).rejects.toMatchObject({ status: 503 });
  expect(count).toBe(1);
  const left = await store.read((tx) => tx.all('customer', { name: null }));
  expect(left.map(({ id }) => id)).toEqual(ids.slice(1));
});

/** Customers change by time alone until they have a name: enough to see in which order things are done. */
async function storeWithDueCustomers(
  count: number,
): Promise<{ readonly store: Store; readonly ids: readonly string[] }> {
  const { pool } = (await createTestEmulator()).store;
  const store = createStore({
    pool,
    clock: { now: () => new Date('2026-11-15T09:00:00Z') },
    dueTimes: { customer: ({ name, created }) => (name === null ? created : null) },
    generation: null,
  });
  const ids: string[] = [];
  for (let now = 1; now <= count; now += 1) {
    ids.push((await store.write((tx) => tx.insert('customer', newCustomer({ now })))).id);
  }
  return { store, ids };
}
