import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertUser, type User, updateUser } from '../people/people.store.ts';
import { users } from '../people/people.tables.ts';
import { applyRetentions } from '../platform/retention.ts';
import { testNow } from '../testing/settable-clock.ts';
import { createTestDatabase } from '../testing/test-app.ts';
import { trialUses } from './billing.tables.ts';
import { billingRetentions } from './leaving/retentions.ts';
import { hasTrialLeft, leaveTrialMemory, recordTrialUse } from './trial-memory.ts';

const { db } = await createTestDatabase();
const addressKey = new Uint8Array(32).fill(7);
const now = testNow;
const dayMs = 86_400_000;

let count = 0;
async function aUser(email?: string): Promise<User> {
  count += 1;
  const name = `person${count}`;
  return insertUser(db, {
    username: name,
    email: email ?? `${name}@example.com`,
    passwordHash: 'none',
    now,
  });
}

const hasLeft = ({ id, email }: Pick<User, 'id' | 'email'>) =>
  hasTrialLeft(db, { userId: id, email, addressKey });

const use = ({ id, email }: User, at = now) =>
  db.transaction((tx) => recordTrialUse(tx, { userId: id, email, addressKey, now: at }));

async function leave({ id, email }: User, at = now): Promise<void> {
  await db.transaction(async (tx) => {
    await leaveTrialMemory(tx, { userId: id, email, addressKey, now: at });
    await tx.delete(users).where(eq(users.id, id));
  });
}

it('each person has one, and someone else still has theirs', async () => {
  const [person, other] = [await aUser(), await aUser()];
  expect(await hasLeft(person)).toBe(true);
  await use(person);
  expect(await hasLeft(person)).toBe(false);
  expect(await hasLeft(other)).toBe(true);
});

it('is remembered once, however often it is seen and whatever the address is by then', async () => {
  const person = await aUser();
  await Promise.all([use(person), use(person)]);
  await updateUser(db, { userId: person.id, email: 'later@example.com', now });
  await use({ ...person, email: 'later@example.com' }, new Date(now.getTime() + dayMs));
  const rows = await db.select().from(trialUses).where(eq(trialUses.userId, person.id));
  expect(rows).toMatchObject([{ usedAt: now, leftAt: null }]);
  expect(await hasLeft({ id: person.id, email: 'later@example.com' })).toBe(false);
});

it('no address can be read from what is kept, nor found without the key', async () => {
  const person = await aUser();
  await use(person);
  const rows = await db.select().from(trialUses);
  expect(JSON.stringify(rows)).not.toContain('@');
  const stranger = { userId: 0, email: person.email };
  expect(await hasTrialLeft(db, { ...stranger, addressKey })).toBe(false);
  const otherKey = new Uint8Array(32).fill(8);
  expect(await hasTrialLeft(db, { ...stranger, addressKey: otherKey })).toBe(true);
});

it('outlives the account by both addresses, typed in any way, for a year', async () => {
  const person = await aUser('first.address@example.com');
  await use(person);
  await leave({ ...person, email: 'second.address@example.com' });
  const again = await aUser('first.address@example.com');
  const withSecond = { id: again.id, email: 'second.address@example.com' };
  expect(await hasLeft(again)).toBe(false);
  expect(await hasLeft({ id: again.id, email: ' First.Address@Example.com' })).toBe(false);
  expect(await hasLeft(withSecond)).toBe(false);

  const lastDay = new Date(now.getTime() + billingLimits.trialMemoryDays * dayMs);
  await applyRetentions(billingRetentions, { db, now: lastDay });
  expect(await hasLeft(again)).toBe(false);
  await applyRetentions(billingRetentions, { db, now: new Date(lastDay.getTime() + 1) });
  expect(await hasLeft(again)).toBe(true);
  expect(await hasLeft(withSecond)).toBe(true);
});

it('is never forgotten while the account lives, and of one who had none nothing is kept', async () => {
  const [person, other] = [await aUser(), await aUser()];
  await use(person);
  await leave(other);
  const inTenYears = new Date(now.getTime() + 3_653 * dayMs);
  await applyRetentions(billingRetentions, { db, now: inTenYears });
  expect(await hasLeft(person)).toBe(false);
  expect(await hasLeft(other)).toBe(true);
});

it('an account is remembered by itself where its former address is used by another', async () => {
  const [first, second] = [await aUser('passed-on@example.com'), await aUser()];
  await use(first);
  await use({ ...second, email: first.email });
  expect(await hasLeft({ ...first, email: 'elsewhere@example.com' })).toBe(false);
  expect(await hasLeft({ ...second, email: 'nowhere@example.com' })).toBe(false);
});
