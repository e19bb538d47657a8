import { describe, expect, it } from 'vitest';
import { insertUser } from '../people/people.store.ts';
import { testNow as now } from '../testing/settable-clock.ts';
import { createTestDatabase } from '../testing/test-app.ts';
import { forgetPersonIn } from './audit.store.ts';
import { type Act, beginAct, changesBetween, failAct, finishAct, recordAct } from './audit.ts';

const { db, pool } = await createTestDatabase();
let people = 0;

async function aUser(): Promise<number> {
  people += 1;
  const username = `person${people}`;
  const names = { username, email: `${username}@example.com`, passwordHash: 'none' };
  return (await insertUser(db, { ...names, now })).id;
}

const role = { field: 'role', before: 'user', after: 'admin' };

function anAct(userId: number, facts: Partial<Act> = {}): Act {
  const about = { subject: 'user', subjectId: userId, userId } as const;
  return { ...about, actorId: 1, action: 'user_updated', changes: [role], now, ...facts };
}

async function entriesAbout(userId: number) {
  const { rows } = await pool.query(
    `SELECT action, changes, reason, outcome, failure FROM audit_entries
     WHERE user_id = $1 ORDER BY id`,
    [userId],
  );
  return rows;
}

async function roleOf(userId: number): Promise<string> {
  return (await pool.query('SELECT role FROM users WHERE id = $1', [userId])).rows[0].role;
}

/** An act of which `then` is the last part. */
function makeAdmin(userId: number, act: Act, then: () => void = () => {}): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(`UPDATE users SET role = 'admin' WHERE id = ${userId}`);
    await recordAct(tx, act);
    then();
  });
}

describe('an act and its entry', () => {
  it('are there together', async () => {
    const userId = await aUser();
    await makeAdmin(userId, anAct(userId, { reason: 'New in support' }));
    expect(await roleOf(userId)).toBe('admin');
    expect(await entriesAbout(userId)).toEqual([
      {
        ...{ action: 'user_updated', changes: [role], reason: 'New in support' },
        ...{ outcome: 'done', failure: null },
      },
    ]);
  });

  it('are both gone where the act fails after all', async () => {
    const userId = await aUser();
    const failing = makeAdmin(userId, anAct(userId), () => {
      throw new Error('The mail could not be queued');
    });
    await expect(failing).rejects.toThrow('The mail could not be queued');
    expect(await roleOf(userId)).toBe('user');
    expect(await entriesAbout(userId)).toEqual([]);
  });

  it('are both gone where the entry cannot be written', async () => {
    const userId = await aUser();
    const failing = makeAdmin(userId, anAct(userId, { now: new Date(Number.NaN) }));
    await expect(failing).rejects.toThrow();
    expect(await roleOf(userId)).toBe('user');
    expect(await entriesAbout(userId)).toEqual([]);
  });
});

describe('a secret', () => {
  const secrets = ['new_password', 'passwordHash', 'reset_token', 'totp_secret', 'recovery_codes'];

  it.each(secrets)('such as %s is refused, and the act with it', async (field) => {
    const userId = await aUser();
    const changes = [role, { field, before: null, after: 'x' }];
    const asserted = `${field} is no field for the audit log`;
    await expect(makeAdmin(userId, anAct(userId, { changes }))).rejects.toThrow(asserted);
    await expect(async () => beginAct(db, anAct(userId, { changes }))).rejects.toThrow(asserted);
    const entry = await beginAct(db, anAct(userId));
    await expect(finishAct(db, entry, changes)).rejects.toThrow(asserted);
    expect(await roleOf(userId)).toBe('user');
    expect(await entriesAbout(userId)).toMatchObject([{ outcome: 'pending', changes: [role] }]);
  });
});

describe('an act at Stripe', () => {
  const extended = [{ field: 'days', before: null, after: 30 }];

  it('is pending until it is known how it went', async () => {
    const [one, other] = [await aUser(), await aUser()];
    const done = await beginAct(db, anAct(one, { changes: [] }));
    const failed = await beginAct(db, anAct(other, { changes: [] }));
    expect(await entriesAbout(one)).toMatchObject([{ outcome: 'pending', changes: [] }]);
    await finishAct(db, done, extended);
    await failAct(db, failed, 'Stripe could not be reached.');
    expect(await entriesAbout(one)).toMatchObject([{ outcome: 'done', changes: extended }]);
    expect(await entriesAbout(other)).toMatchObject([
      { outcome: 'failed', changes: [], failure: 'Stripe could not be reached.' },
    ]);
  });

  it('ends once, and what is recorded stays as it is', async () => {
    const userId = await aUser();
    const entry = await beginAct(db, anAct(userId));
    await finishAct(db, entry, extended);
    await expect(failAct(db, entry, 'No.')).rejects.toThrow('is not pending');
    await expect(finishAct(db, entry, [])).rejects.toThrow('is not pending');
    expect(await entriesAbout(userId)).toMatchObject([{ outcome: 'done', changes: extended }]);
  });

  it('that ends after the person has left says nothing about them', async () => {
    const userId = await aUser();
    const entry = await beginAct(db, anAct(userId, { changes: [] }));
    await pool.query('DELETE FROM users WHERE id = $1', [userId]);
    await finishAct(db, entry, extended);
    expect(await entriesAbout(userId)).toMatchObject([
      { outcome: 'done', changes: [{ field: 'days', before: null, after: null }] },
    ]);
  });

  it('on what belongs to nobody ends as well', async () => {
    const nobodys = { subject: 'message', subjectId: 5, userId: null } as const;
    const entry = await beginAct(db, anAct(0, { ...nobodys, changes: [] }));
    await finishAct(db, entry, extended);
    const { rows } = await pool.query('SELECT changes FROM audit_entries WHERE id = $1', [entry]);
    expect(rows).toEqual([{ changes: extended }]);
  });
});

it('the acts about somebody who leaves stay, without what was written of them', async () => {
  const [leaver, other] = [await aUser(), await aUser()];
  const email = { field: 'email', before: 'a@example.com', after: 'b@example.com' };
  const reason = 'Sam called';
  await db.transaction(async (tx) => {
    await recordAct(tx, anAct(leaver, { changes: [role, email], reason }));
    await recordAct(tx, anAct(leaver, { changes: [] }));
    await recordAct(tx, anAct(other, { actorId: leaver, reason }));
    await forgetPersonIn(tx, leaver);
  });
  expect(await entriesAbout(leaver)).toMatchObject([
    {
      changes: [
        { field: 'role', before: null, after: null },
        { field: 'email', before: null, after: null },
      ],
      reason: null,
      outcome: 'done',
    },
    { changes: [], reason: null },
  ]);
  expect(await entriesAbout(other)).toMatchObject([{ changes: [role], reason }]);
});

it('only what differs is a change', () => {
  const before = { username: 'sam', notes: null, is_suspended: false };
  expect(changesBetween(before, { ...before, notes: null })).toEqual([]);
  expect(
    changesBetween<Record<string, string | boolean | null>>(before, { ...before, notes: 'Called' }),
  ).toEqual([{ field: 'notes', before: null, after: 'Called' }]);
});
