import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { AuditEntry } from '@debt-payoff/contract/audit';
import { describe, expect, it } from 'vitest';
import { type Act, recordAct } from '../../audit/audit.ts';
import { aPerson, aStaffMember, call } from '../../testing/people.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createTestApp } from '../../testing/test-app.ts';

const clock = settableClock();
const test = await createTestApp({ clock });
const { app, db, pool } = test;
const staff = await aStaffMember(test, 'admin', clock.now());
const sam = await aPerson(app, { username: 'sam' });

async function record(at: string, facts: Partial<Act> = {}): Promise<void> {
  const act = { action: 'user_updated', subject: 'user', subjectId: sam.id } as const;
  const people = { actorId: staff.id, userId: sam.id };
  await db.transaction((tx) =>
    recordAct(tx, { ...act, ...people, changes: [], now: new Date(at), ...facts }),
  );
}

async function list(query = ''): Promise<{ entries: AuditEntry[]; pagination: object }> {
  const path = `${adminAddresses.listAudit.path}${query}`;
  const { status, text, body } = await call(app, { method: 'GET', path }, { as: staff });
  if (status !== 200) throw new Error(`The log replied ${status}: ${text}`);
  return body;
}

/** By the minute in which each was done, which tells them apart. */
const timesOf = ({ entries }: { entries: AuditEntry[] }) =>
  entries.map(({ at }) => at.slice(0, 16));

const change = { field: 'role', before: 'user', after: 'admin' };
// Sam's name is known for a while after they left, that of the other no more.
const left = 900_001;
const longGone = 900_002;
await pool.query(
  `INSERT INTO deleted_accounts (user_id, username, email, registered_at, deleted_at, deleted_by)
   VALUES ($1, 'alex', 'alex@example.com', now(), now(), 'staff'),
          ($2, NULL, NULL, now(), now(), 'owner')`,
  [left, longGone],
);
const first = '2026-07-01T22:30';
const second = '2026-07-01T23:30';
const third = '2026-11-14T09:00';
const fourth = '2026-11-14T23:59';
await record(`${first}:00Z`, { changes: [change], reason: 'New in support' });
await record(`${second}:00Z`, {
  ...{ actorId: null, action: 'subscription_cancelled', subject: 'subscription', subjectId: 41 },
  userId: left,
});
await record(`${third}:00Z`, {
  ...{ actorId: longGone, action: 'message_answered', subject: 'message', subjectId: 41 },
  userId: null,
});
await record(`${fourth}:00Z`, { actorId: left, action: 'user_suspended', userId: longGone });

describe('the audit log', () => {
  it('tells who did what, to whom, when and why, the newest first', async () => {
    const { entries, pagination } = await list();
    expect(timesOf({ entries })).toEqual([fourth, third, second, first]);
    expect(entries.at(-1)).toEqual({
      id: expect.any(Number),
      at: `${first}:00.000Z`,
      actor: { id: staff.id, username: staff.username },
      ...{ action: 'user_updated', subject: 'user', subject_id: sam.id },
      user: { id: sam.id, username: 'sam' },
      ...{ changes: [change], reason: 'New in support', outcome: 'done', failure: null },
    });
    expect(pagination).toEqual({
      ...{ page: 1, per_page: 50, total: 4, pages: 1, has_prev: false, has_next: false },
    });
  });

  it('names local staff, people who left a short time ago, and nobody who left long ago', async () => {
    const { entries } = await list();
    expect(entries.map(({ actor, user }) => [actor, user])).toEqual([
      [
        { id: left, username: 'alex' },
        { id: longGone, username: null },
      ],
      [{ id: longGone, username: null }, null],
      [
        { id: null, username: 'local' },
        { id: left, username: 'alex' },
      ],
      [expect.anything(), expect.anything()],
    ]);
  });

  it('shows acts of the same instant in the order in which they were recorded', async () => {
    await record('2026-03-01T12:00:00Z', { reason: 'one', action: 'tier_granted' });
    await record('2026-03-01T12:00:00Z', { reason: 'two', action: 'tier_granted' });
    const { entries } = await list('?action=tier_granted');
    expect(entries.map(({ reason }) => reason)).toEqual(['two', 'one']);
    await pool.query(`DELETE FROM audit_entries WHERE action = 'tier_granted'`);
  });

  it.each([
    ['what was done', '?action=user_suspended', [fourth]],
    ['the kind of subject', '?subject=message', [third]],
    ['one subject', '?subject=subscription&subject_id=41', [second]],
    ['whom it concerned', `?user_id=${sam.id}`, [first]],
    ['who did it', `?actor_id=${left}`, [fourth]],
    // 23:30 in July is half past midnight of the next day in London.
    ['the first day', '?from=2026-07-02', [fourth, third, second]],
    ['the last day', '?to=2026-07-01', [first]],
    ['one day, to its end', '?from=2026-11-14&to=2026-11-14', [fourth, third]],
    ['days in the wrong order', '?from=2026-11-15&to=2026-11-14', []],
    ['all at once', `?action=user_updated&user_id=${sam.id}&to=2026-07-01`, [first]],
    [
      'days at the ends of the calendar',
      '?from=0001-01-01&to=9999-12-31',
      [fourth, third, second, first],
    ],
  ])('can be asked by %s', async (_, query, times) => {
    const found = await list(query);
    expect(timesOf(found)).toEqual(times);
    expect(found.pagination).toMatchObject({ total: times.length });
  });

  it('comes by pages', async () => {
    const found = await list('?page=2&per_page=3');
    expect(timesOf(found)).toEqual([first]);
    expect(found.pagination).toEqual({
      ...{ page: 2, per_page: 3, total: 4, pages: 2, has_prev: true, has_next: false },
    });
  });

  it.each([
    '?action=renamed',
    '?user_id=0',
    '?user_id=sam',
    '?from=2026-02-30',
    '?to=yesterday',
    '?from=0000-01-01',
    '?per_page=101',
  ])('refuses %s', async (query) => {
    const path = `${adminAddresses.listAudit.path}${query}`;
    const { status } = await call(app, { method: 'GET', path }, { as: staff });
    expect(status).toBe(400);
  });
});
