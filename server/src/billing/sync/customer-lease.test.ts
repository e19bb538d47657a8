import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { insertUser } from '../../people/people.store.ts';
import { users } from '../../people/people.tables.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { testNow } from '../../testing/settable-clock.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { connectUntilEnd, createTestDatabase } from '../../testing/test-app.ts';
import { stripeCustomers } from '../billing.tables.ts';
import {
  acquireLease,
  LeaseBusyError,
  LeaseLostError,
  lockLeased,
  withCustomerLease,
} from './customer-lease.ts';
import { type CustomerRow, ensureCustomerRow, findCustomerRowById } from './customers.store.ts';

const { db, url } = await createTestDatabase();
const other = connectUntilEnd(url);
const { log } = recordedLog();
const deps = { db, log };
const otherDeps = { db: other.db, log };
const stripeAccountId = await aStripeAccount(db);

let count = 0;
async function aCustomerRow(): Promise<CustomerRow> {
  count += 1;
  const name = `person${count}`;
  const person = { username: name, email: `${name}@example.com`, passwordHash: 'none' };
  const { id: userId } = await insertUser(db, { ...person, now: testNow });
  const row = await ensureCustomerRow(db, { userId, stripeAccountId, now: testNow });
  if (row === null) throw new Error('no row');
  return row;
}

/** As if its process had died a minute ago. */
async function letRunOut(id: number): Promise<void> {
  await db
    .update(stripeCustomers)
    .set({ leasedUntil: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(stripeCustomers.id, id));
}

it('a person has one row, however many want it at the same time', async () => {
  const { userId } = await aCustomerRow();
  const wanted = { userId, stripeAccountId, now: testNow };
  const rows = await Promise.all([ensureCustomerRow(db, wanted), ensureCustomerRow(db, wanted)]);
  expect(new Set(rows.map((row) => row?.creationKey)).size).toBe(1);
});

it('work on one customer is done one after the other, by whichever process', async () => {
  const { id } = await aCustomerRow();
  let inside = 0;
  let most = 0;
  const generations: number[] = [];
  const work = async ({ generation }: { generation: number }): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    generations.push(generation);
    await db.execute(sql`SELECT pg_sleep(0.02)`);
    inside -= 1;
  };
  const all = [deps, otherDeps, deps, otherDeps, deps, otherDeps];
  await Promise.all(all.map((one) => withCustomerLease(one, id, work)));
  expect(most).toBe(1);
  expect(generations).toEqual([1, 2, 3, 4, 5, 6]);
});

it('work on another customer does not wait', async () => {
  const [one, another] = [await aCustomerRow(), await aCustomerRow()];
  const reached = await withCustomerLease(deps, one.id, () =>
    withCustomerLease(otherDeps, another.id, async () => 'both'),
  );
  expect(reached).toBe('both');
});

it('is given back when the work fails', async () => {
  const { id } = await aCustomerRow();
  const failing = withCustomerLease(deps, id, async () => {
    throw new Error('Stripe said no');
  });
  await expect(failing).rejects.toThrow('Stripe said no');
  expect(await findCustomerRowById(db, id)).toMatchObject({ leasedUntil: null });
});

it('says that payments cannot be reached where somebody holds it for too long', async () => {
  const { id } = await aCustomerRow();
  await acquireLease(deps, id);
  await expect(acquireLease(otherDeps, id, 0)).rejects.toMatchObject({
    code: 'payments_unavailable',
  });
});

it('ten wait for it and no more', async () => {
  const { id } = await aCustomerRow();
  const held = Promise.withResolvers<void>();
  const holder = withCustomerLease(otherDeps, id, () => held.promise);
  await vi.waitUntil(async () => (await findCustomerRowById(db, id))?.leasedUntil !== null);
  const all = Array.from({ length: 15 }, () => withCustomerLease(deps, id, async () => 'done'));
  const results = Promise.allSettled(all);
  await expect(all.at(-1)).rejects.toThrow(LeaseBusyError);
  held.resolve();
  await holder;
  const done = (await results).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(10);
  expect(await withCustomerLease(deps, id, async () => 'free again')).toBe('free again');
});

it('a holder who died is followed by another', async () => {
  const { id } = await aCustomerRow();
  await acquireLease(deps, id);
  await letRunOut(id);
  expect(await acquireLease(otherDeps, id, 0)).toEqual({ customerRowId: id, generation: 2 });
});

it('a holder who was overtaken can neither write nor end the lease of the next', async () => {
  const { id } = await aCustomerRow();
  const late = withCustomerLease(deps, id, async (lease) => {
    await letRunOut(id);
    await acquireLease(otherDeps, id);
    return db.transaction((tx) => lockLeased(tx, lease));
  });
  await expect(late).rejects.toThrow(LeaseLostError);
  expect(await findCustomerRowById(db, id)).toMatchObject({
    generation: 2,
    leasedUntil: expect.any(Date),
  });
});

it('there is no lease for a person who has left, neither before the work nor in it', async () => {
  const { id, userId } = await aCustomerRow();
  const row = await withCustomerLease(deps, id, async (lease) => {
    await db.delete(users).where(eq(users.id, userId));
    return db.transaction((tx) => lockLeased(tx, lease));
  });
  expect(row).toBeNull();
  expect(await acquireLease(deps, id)).toBeNull();
  const after = withCustomerLease(deps, id, async () => 'never');
  await expect(after).rejects.toMatchObject({ code: 'session_ended' });
});
