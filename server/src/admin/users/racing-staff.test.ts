import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { describe, expect, it } from 'vitest';
import { untilOneWaits } from '../../testing/lock-waits.ts';
import { aPerson, aStaffMember, call, type Person, setRole } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const rounds = process.env.PROOF === 'full' ? 25 : 2;

const test = await createStaffedApp();
const { app, pool, clock, admin, superAdmin, entriesAbout } = test;
const { update, remove, suspendAs, resetPassword } = test;

const acts = {
  demote: (as: Person, whom: Person) => update(as, whom, { role: 'user' }),
  'make an admin of': (as: Person, whom: Person) => update(as, whom, { role: 'admin' }),
  suspend: (as: Person, whom: Person) => suspendAs(as, whom, {}),
  delete: remove,
} as const;
type ActName = keyof typeof acts;
const pairs: readonly (readonly [ActName, ActName])[] = [
  ['demote', 'demote'],
  ['suspend', 'suspend'],
  ['delete', 'delete'],
  ['demote', 'delete'],
  ['make an admin of', 'suspend'],
];

async function countSuperAdmins(of: typeof pool): Promise<number> {
  const { rows } = await of.query(
    `SELECT count(*)::int AS count FROM users WHERE role = 'super_admin' AND suspended_at IS NULL`,
  );
  return rows[0].count;
}

describe(`two super admins who act on each other at once, ${rounds} times`, () => {
  it.each(pairs)('%s and %s: one succeeds, and one super admin stays', async (oneAct, otherAct) => {
    for (let round = 0; round < rounds; round += 1) {
      // Of all others who could act, nobody is left.
      await pool.query(`UPDATE users SET role = 'user' WHERE role = 'super_admin'`);
      const [one, other] = [
        await aStaffMember(test, 'super_admin', clock.now()),
        await aStaffMember(test, 'super_admin', clock.now()),
      ];
      const replies = await Promise.all([acts[oneAct](one, other), acts[otherAct](other, one)]);
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.every((status) => [200, 401, 403].includes(status))).toBe(true);
      expect(await countSuperAdmins(pool)).toBe(1);
      const recorded = [...(await entriesAbout(one)), ...(await entriesAbout(other))];
      expect(recorded).toHaveLength(1);
    }
    await setRole(pool, superAdmin, 'super_admin');
  });
});

/** Somebody else changes the row of the one who acts, and has not committed when they act. */
async function whileChanging(
  person: Person,
  change: string,
  act: () => Promise<{ status: number; body: { code: string } }>,
) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`UPDATE users SET ${change} WHERE id = $1`, [person.id]);
    const reply = act();
    await untilOneWaits(pool);
    await client.query('COMMIT');
    return await reply;
  } finally {
    client.release();
  }
}

describe('somebody who acts and is, at that moment,', () => {
  it.each([
    ['demoted', `role = 'user'`, 'admin', 403, 'not_allowed'],
    ['suspended', `suspended_at = now()`, 'admin', 401, 'session_ended'],
    ['demoted, as a super admin,', `role = 'user'`, 'super_admin', 403, 'not_allowed'],
    ['suspended, as a super admin,', `suspended_at = now()`, 'super_admin', 401, 'session_ended'],
  ] as const)('%s does nothing more', async (_, change, role, status, code) => {
    const actor = await aStaffMember(test, role, clock.now());
    const person = await aPerson(app);
    const reply = await whileChanging(actor, change, () =>
      resetPassword(actor, person, { new_password: 'too late for it' }),
    );
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await entriesAbout(person)).toEqual([]);
  });

  it('made an admin of gives no roles any more, and touches no staff', async () => {
    const person = await aPerson(app);
    for (const whom of [person, admin]) {
      const actor = await aStaffMember(test, 'super_admin', clock.now());
      const reply = await whileChanging(actor, `role = 'admin'`, () =>
        update(actor, whom, { role: 'super_admin' }),
      );
      expect(reply.status).toBe(403);
    }
    expect(await entriesAbout(person)).toEqual([]);
  });
});

describe('the last super admin', async () => {
  const local = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '1000' } });
  const aSuperAdmin = async () => {
    const person = await aPerson(local.app);
    await setRole(local.pool, person, 'super_admin');
    return person;
  };
  const { deleteUser, suspendUser, updateUser } = adminAddresses;
  const tries = [
    [deleteUser, undefined],
    [suspendUser, {}],
    [updateUser, { role: 'admin' }],
  ] as const;
  /** By the built-in staff. */
  const attempt = ({ id }: Person, turn: number) => {
    const [address, body] = tries[turn % tries.length] ?? tries[0];
    return call(local.app, address, { id, ...(body !== undefined && { body }) });
  };

  it('stays, no matter who asks', async () => {
    const last = await aSuperAdmin();
    for (const turn of tries.keys()) {
      const { status, body } = await attempt(last, turn);
      expect([status, body.error]).toEqual([
        409,
        'The last super admin stays. Make someone else one first.',
      ]);
    }
    // All else about them can be changed, and one who is suspended is not the last.
    const { body } = await call(local.app, updateUser, {
      id: last.id,
      body: { role: 'super_admin', admin_notes: 'Stays' },
    });
    expect(body.message).toBe('User updated successfully');
    const other = await aSuperAdmin();
    expect((await attempt(other, 1)).status).toBe(200);
    expect((await attempt(last, 0)).status).toBe(409);
    expect((await attempt(other, 0)).status).toBe(200);
    const { rows } = await local.pool.query('SELECT DISTINCT actor_id FROM audit_entries');
    expect(rows).toEqual([{ actor_id: null }]);
  });

  it(`stays when all are asked for at once, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await local.pool.query(`UPDATE users SET role = 'user'`);
      const all = [await aSuperAdmin(), await aSuperAdmin(), await aSuperAdmin()];
      const replies = await Promise.all(all.map((one, turn) => attempt(one, turn + round)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect(await countSuperAdmins(local.pool)).toBe(1);
    }
  });
});
