import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { applyRetentions } from '../platform/retention.ts';
import {
  aPerson,
  call,
  codeOf,
  confirmAddress,
  type Person,
  setRole,
  signIn,
  suspend,
  switchTwoStepOn,
} from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { accountRetentions } from './accounts.jobs.ts';

const clock = settableClock();
const mail = recordedMail();
const { app, db, pool, mailer } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
  mailTransport: mail,
});
const { deleteAccount, verify, updateProfile, register } = accountAddresses;
const dayMs = 86_400_000;

const leave = (as: Person, body: unknown = { password: as.password }) =>
  call(app, deleteAccount, { as, body });

/** Every column of every table that points at a user. */
async function references(): Promise<{ table: string; column: string }[]> {
  const { rows } = await pool.query(
    `SELECT child.table_name AS table, child.column_name AS column
     FROM information_schema.referential_constraints r
     JOIN information_schema.key_column_usage child ON child.constraint_name = r.constraint_name
     JOIN information_schema.key_column_usage parent
       ON parent.constraint_name = r.unique_constraint_name
     WHERE parent.table_name = 'users' ORDER BY 1, 2`,
  );
  return rows;
}

async function rowsOf(id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await references()) {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
      [id],
    );
    counts[`${table}.${column}`] = rows[0].count;
  }
  return counts;
}

describe('leaving', () => {
  it('asks for the password', async () => {
    const person = await aPerson(app);
    expect((await leave(person, { password: 'wrong' })).status).toBe(403);
    for (const body of [{}, { password: '' }]) expect((await leave(person, body)).status).toBe(400);
    expect((await call(app, verify, { as: person })).status).toBe(200);
  });

  it('asks for the code where two-step sign-in is on', async () => {
    const person = await aPerson(app);
    const { secret } = await switchTwoStepOn({ app, pool }, person, clock.now());
    const { password } = person;
    expect((await leave(person)).body.code).toBe('totp_required');
    expect((await leave(person, { password, totp: '000000' })).body.code).toBe('totp_invalid');
    expect((await call(app, verify, { as: person })).status).toBe(200);
    clock.advance(30_000);
    const totp = codeOf(secret, clock.now());
    expect((await leave(person, { password, totp })).status).toBe(200);
  });

  it('takes everything along, from every table that knows the person', async () => {
    const [person, stranger] = [await aPerson(app), await aPerson(app)];
    for (const { id, token, password } of [person, stranger]) {
      const body = { email: `new-${id}@example.com`, current_password: password };
      expect((await call(app, updateProfile, { as: token, body })).status).toBe(200);
    }
    await switchTwoStepOn({ app, pool }, person, clock.now());
    const { recoveryCodes } = await switchTwoStepOn({ app, pool }, stranger, clock.now());
    for (const { id } of [person, stranger]) {
      await pool.query(
        `INSERT INTO tier_grants (user_id, tier, reason, granted_by, granted_at)
         VALUES ($1, 'basic', 'kind', $1, $2)`,
        [id, clock.now()],
      );
    }
    await mailer.deliverNow();
    const accounts = [
      'account_links.user_id',
      'email_changes.user_id',
      'recovery_codes.user_id',
      'sessions.user_id',
      'tier_grants.granted_by',
      'tier_grants.user_id',
      'two_step_secrets.user_id',
    ];
    const before = await rowsOf(person.id);
    for (const place of accounts) expect(before[place]).toBeGreaterThan(0);
    const ofStranger = await rowsOf(stranger.id);

    await pool.query('UPDATE two_step_secrets SET confirmed_at = NULL WHERE user_id = $1', [
      person.id,
    ]);
    const left = await leave(person);
    expect(left.body).toEqual({ message: 'Your account and your data have been deleted.' });
    expect(left.cookie?.value).toBe('');
    expect(new Set(Object.values(await rowsOf(person.id)))).toEqual(new Set([0]));
    expect(await rowsOf(stranger.id)).toEqual(ofStranger);
    expect(recoveryCodes).toHaveLength(10);
    const { rows } = await pool.query('SELECT id FROM users WHERE id = $1', [person.id]);
    expect(rows).toEqual([]);
    expect((await call(app, verify, { as: person })).body.code).toBe('session_ended');
  });

  it('a grant that a leaver gave to someone else stays', async () => {
    const [giver, taker] = [await aPerson(app), await aPerson(app)];
    await pool.query(
      `INSERT INTO tier_grants (user_id, tier, reason, granted_by, granted_at)
       VALUES ($1, 'premium', 'kind', $2, $3)`,
      [taker.id, giver.id, clock.now()],
    );
    await leave(giver);
    const { body } = await call(app, verify, { as: taker });
    expect(body.user.subscription_tier).toBe('premium');
  });

  it('frees username and email address, and says goodbye by mail', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    await mailer.deliverNow();
    mail.mails.splice(0);
    await leave(person);
    await mailer.deliverNow();
    expect(mail.mails).toMatchObject([
      { to: person.email, subject: 'Your account has been deleted' },
    ]);
    const { username, email } = person;
    const body = { username, email, password: 'another password' };
    const again = await call(app, register, { body });
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(person.id);
    // What was the former account's does not open the new one.
    expect((await call(app, verify, { as: person })).status).toBe(401);
  });

  it('leaves a row with the name and the address, which are forgotten later', async () => {
    const person = await aPerson(app);
    clock.advance(dayMs);
    await leave(await withNewSession(person));
    const rowOf = async () => {
      const { rows } = await pool.query('SELECT * FROM deleted_accounts WHERE deleted_at = $1', [
        leftAt,
      ]);
      return rows;
    };
    const leftAt = clock.now();
    const { username, email } = person;
    expect(await rowOf()).toMatchObject([{ username, email, deleted_by: 'owner' }]);
    clock.advance(31 * dayMs);
    await applyRetentions(accountRetentions, { db, now: clock.now() });
    expect(await rowOf()).toMatchObject([{ username: null, email: null, deleted_by: 'owner' }]);
  });
});

async function withNewSession(person: Person): Promise<Person> {
  return { ...person, ...(await signIn(app, person)) };
}

describe('the last super admin', () => {
  it('cannot leave; one of two can, and of two at once one does', async () => {
    const [one, two] = [await aPerson(app), await aPerson(app)];
    await setRole(pool, one, 'super_admin');
    const refused = await leave(one);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain('The last super admin cannot be deleted');
    expect((await call(app, verify, { as: one })).status).toBe(200);
    await setRole(pool, two, 'super_admin');
    const replies = await Promise.all([leave(one), leave(two)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is also the last where another one is suspended', async () => {
    const [one, two] = [await aPerson(app), await aPerson(app)];
    await pool.query("UPDATE users SET role = 'user'");
    for (const person of [one, two]) await setRole(pool, person, 'super_admin');
    await suspend(pool, two, clock.now());
    expect((await leave(one)).status).toBe(409);
  });
});
