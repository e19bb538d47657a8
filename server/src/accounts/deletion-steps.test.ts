import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tierOf } from '../entitlements/entitlements.ts';
import { mailOutbox } from '../mail/mail.tables.ts';
import { findUser } from '../people/people.store.ts';
import { loadKeys } from '../sessions/keys.ts';
import { aPerson } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { deleteOwnAccount, type LeaveStep } from './deletion.ts';
import { createPasswords } from './passwords.ts';

const clock = settableClock();
const { app, db, rateLimit, mailer } = await createTestApp({ clock });
const deps = {
  ...{ db, clock, rateLimit, mailer },
  keys: await loadKeys(db, null),
  passwords: createPasswords(),
  tierOf,
};

/** A step that writes something, and sees whether the one who leaves is still there. */
function leavesNote(template: string) {
  const told: { userId: number; isThere: boolean }[] = [];
  const step: LeaveStep = async (tx, { userId, now }) => {
    told.push({ userId, isThere: (await findUser(tx, userId)) !== null });
    await tx.insert(mailOutbox).values({ template, createdAt: now, nextAttemptAt: now });
  };
  const countNotes = () => db.$count(mailOutbox, eq(mailOutbox.template, template));
  return { step, told, countNotes };
}

it('each step is taken before the account goes, and what it writes stays', async () => {
  const person = await aPerson(app);
  const [one, other] = [leavesNote('one'), leavesNote('other')];
  const proof = { userId: person.id, password: person.password, totp: undefined };
  await deleteOwnAccount({ ...deps, leaveSteps: [one.step, other.step] }, proof);
  for (const { told, countNotes } of [one, other]) {
    expect(told).toEqual([{ userId: person.id, isThere: true }]);
    expect(await countNotes()).toBe(1);
  }
  expect(await findUser(db, person.id)).toBeNull();
});

it('a step that fails keeps the account, and undoes the steps before it', async () => {
  const person = await aPerson(app);
  const { step, told, countNotes } = leavesNote('undone');
  const failing: LeaveStep = () => Promise.reject(new Error('The subscription cannot be ended'));
  const proof = { userId: person.id, password: person.password, totp: undefined };
  await expect(deleteOwnAccount({ ...deps, leaveSteps: [step, failing] }, proof)).rejects.toThrow(
    'The subscription cannot be ended',
  );
  expect(told).toHaveLength(1);
  expect(await countNotes()).toBe(0);
  expect(await findUser(db, person.id)).not.toBeNull();
});

it('nothing is done for someone who does not prove who they are', async () => {
  const person = await aPerson(app);
  const { step, told } = leavesNote('early');
  const proof = { userId: person.id, password: 'wrong', totp: undefined };
  await expect(deleteOwnAccount({ ...deps, leaveSteps: [step] }, proof)).rejects.toMatchObject({
    code: 'wrong_password',
  });
  expect(told).toEqual([]);
});
