import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  aStaffMember,
  call,
  confirmAddress,
  type Person,
  signIn,
  switchTwoStepOn,
} from '../../testing/people.ts';
import { createStaffedApp, staffedVariables } from '../../testing/staff.ts';
import { connectUntilEnd, createTestApp } from '../../testing/test-app.ts';

const test = await createStaffedApp();
const { app, pool, clock, mail, admin, superAdmin, url } = test;
const { show, suspendAs, activate, resetPassword, removeTwoStep, remove } = test;
const { entriesAbout, newMails, tokenFor } = test;
const { verify, login, refresh, forgotPassword, updateProfile, confirmEmail } = accountAddresses;
/** Another process on the same database. */
const other = await createTestApp({
  variables: staffedVariables,
  clock,
  database: connectUntilEnd(url),
});

const statusOf = async (as: Person) => (await call(app, verify, { as })).status;
const recordedAbout = async (person: Person) =>
  (await entriesAbout(person)).map(({ action, changes, reason }) => ({ action, changes, reason }));

async function aCalendarLink(as: Person): Promise<string> {
  const { body } = await call(app, portfolioAddresses.create, { as, body: { name: 'Cards' } });
  const { id } = body;
  const made = await call(app, scheduleAddresses.setCalendar, {
    ...{ as, id },
    body: { shows_amounts: true },
  });
  return new URL(made.body.url).pathname;
}
const readCalendar = async (path: string) => (await call(app, { method: 'GET', path })).status;

describe('suspending', () => {
  it('ends every session at once, on every process, and says so by mail without the reason', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    const calendar = await aCalendarLink(person);
    const elsewhere = await signIn(other.app, person);
    await newMails();
    const { status, body } = await suspendAs(admin, person, { reason: '  Sells the data  ' });
    expect([status, body.message]).toEqual([200, 'User suspended successfully']);
    expect(body.user).toMatchObject({
      is_suspended: true,
      suspended_at: clock.now().toISOString(),
      suspended_reason: 'Sells the data',
      devices: [],
    });
    for (const process of [app, other.app]) {
      for (const as of [person, elsewhere]) {
        expect((await call(process, verify, { as })).status).toBe(401);
        const { refreshToken } = as;
        expect((await call(process, refresh, { refreshToken })).status).toBe(401);
      }
      expect((await call(process, login, { body: person })).body.code).toBe('account_suspended');
    }
    expect(await readCalendar(calendar)).toBe(404);
    expect(await newMails()).toEqual([{ to: person.email, subject: 'Your account is suspended' }]);
    const told = mail.mails.at(-1)?.text ?? '';
    expect(told).toContain(`Hello ${person.username},`);
    expect(told).toContain('write to us at hello@debtpayoff.example');
    expect(told).not.toContain('Sells the data');
    expect(await recordedAbout(person)).toEqual([
      {
        action: 'user_suspended',
        changes: [{ field: 'is_suspended', before: false, after: true }],
        reason: 'Sells the data',
      },
    ]);
  });

  it('again changes nothing: one record without changes, the first reason and time, no mail', async () => {
    const person = await aPerson(app);
    await suspendAs(admin, person, { reason: 'first' });
    const suspendedAt = clock.now().toISOString();
    await newMails();
    clock.advance(60_000);
    const { status, body } = await suspendAs(admin, person, { reason: 'second' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ suspended_at: suspendedAt, suspended_reason: 'first' });
    expect(await recordedAbout(person)).toMatchObject([
      { reason: 'first' },
      { changes: [], reason: 'second' },
    ]);
    expect(await newMails()).toEqual([]);
  });

  it('by two at once is one suspension with one mail', async () => {
    const person = await aPerson(app);
    await newMails();
    const replies = await Promise.all(
      [admin, superAdmin, admin, superAdmin].map((as) => suspendAs(as, person, {})),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await newMails()).toEqual([{ to: person.email, subject: 'Your account is suspended' }]);
    const changed = (await recordedAbout(person)).filter(({ changes }) => changes.length > 0);
    expect(changed).toHaveLength(1);
  });

  it('is undone by activating, after which they sign in anew', async () => {
    const person = await aPerson(app);
    await suspendAs(admin, person, {});
    await newMails();
    const { status, body } = await activate(admin, person);
    expect([status, body.message]).toEqual([200, 'User activated successfully']);
    expect(body.user).toMatchObject({
      is_suspended: false,
      suspended_at: null,
      suspended_reason: null,
    });
    // Former sessions do not come back to life.
    expect(await statusOf(person)).toBe(401);
    await signIn(app, person);
    expect(await newMails()).toEqual([{ to: person.email, subject: 'Your account is open again' }]);
    // Nobody has confirmed the address.
    expect(mail.mails.at(-1)?.text).not.toContain(person.username);
    await activate(admin, person);
    expect(await newMails()).toEqual([]);
    expect(await recordedAbout(person)).toMatchObject([
      { action: 'user_suspended' },
      { changes: [{ field: 'is_suspended', before: true, after: false }] },
      { action: 'user_activated', changes: [] },
    ]);
  });
});

describe('resetting a password', () => {
  const newPassword = 'chosen by staff';

  it('ends sessions, links, pending changes, known devices and calendar links, and tells them', async () => {
    const person = await aPerson(app);
    const calendar = await aCalendarLink(person);
    const email = `pending-${person.email}`;
    await call(app, updateProfile, {
      as: person,
      body: { email, current_password: person.password },
    });
    await call(app, forgotPassword, { body: { email: person.email } });
    const pending = await tokenFor('confirm-email', email);
    const reset = await tokenFor('reset-password', person.email);
    await newMails();
    const { status, body } = await resetPassword(admin, person, { new_password: newPassword });
    expect([status, body.message]).toEqual([200, 'Password reset successfully']);
    expect(body.user).toMatchObject({ devices: [], pending_email: null });
    expect(await statusOf(person)).toBe(401);
    expect(await readCalendar(calendar)).toBe(404);
    expect((await call(app, confirmEmail, { body: { token: pending } })).status).toBe(400);
    const byLink = { token: reset, new_password: 'by the link' };
    expect((await call(app, accountAddresses.resetPassword, { body: byLink })).status).toBe(400);
    const { rows } = await pool.query(
      'SELECT devices_trusted_from, password_hash FROM users WHERE id = $1',
      [person.id],
    );
    expect(rows[0].devices_trusted_from).toEqual(clock.now());
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    await signIn(app, { username: person.username, password: newPassword });
    expect((await call(app, login, { body: person })).status).toBe(401);
    expect(await newMails()).toEqual([{ to: person.email, subject: 'Your password was changed' }]);
    expect(mail.mails.at(-1)?.text).not.toContain(newPassword);
  });

  it('leaves two-step sign-in on, and confirms no address', async () => {
    const person = await aPerson(app);
    await switchTwoStepOn(test, person, clock.now());
    const stranger = await aPerson(app);
    for (const one of [person, stranger]) {
      await resetPassword(admin, one, { new_password: newPassword });
    }
    const body = { username: person.username, password: newPassword };
    expect((await call(app, login, { body })).body.code).toBe('totp_required');
    expect((await show(admin, stranger)).body.user.email_confirmed).toBe(false);
    await newMails();
    expect(mail.mails.at(-1)?.text).not.toContain(stranger.username);
  });

  it('is recorded, and nothing of what it is', async () => {
    const person = await aPerson(app);
    await resetPassword(admin, person, { new_password: newPassword });
    expect(await recordedAbout(person)).toEqual([
      {
        action: 'password_reset',
        changes: [{ field: 'signed_in_devices', before: 1, after: 0 }],
        reason: null,
      },
    ]);
    const { rows } = await pool.query(
      'SELECT string_agg(a::text, chr(10)) AS all FROM audit_entries a',
    );
    for (const secret of [newPassword, person.password, 'argon2', person.token]) {
      expect(rows[0].all).not.toContain(secret);
    }
  });

  it.each([
    ['seven77', 'Password must be at least 8 characters long'],
    ['x'.repeat(1_000), /Password/],
    [undefined, 'Password must be at least 8 characters long'],
  ])('%s is refused', async (new_password, message) => {
    const { status, body } = await resetPassword(admin, admin, { new_password });
    expect(status).toBe(400);
    expect(body.error).toMatch(message);
  });
});

describe('switching two-step sign-in off', () => {
  it('needs a reason, ends all sessions and tells them', async () => {
    const person = await aStaffMember(test, 'admin', clock.now());
    await newMails();
    for (const body of [{}, { reason: ' ' }]) {
      const refused = await removeTwoStep(superAdmin, person, body);
      expect([refused.status, refused.body.error]).toEqual([400, 'Give a reason']);
    }
    const reason = 'Lost the phone, showed a passport';
    const { status, body } = await removeTwoStep(superAdmin, person, { reason });
    expect([status, body.message]).toEqual([200, 'Two-step sign-in switched off successfully']);
    expect(body.user).toMatchObject({ two_step_enabled: false, devices: [] });
    expect(await statusOf(person)).toBe(401);
    await signIn(app, person);
    expect(await newMails()).toEqual([
      { to: person.email, subject: 'Two-step sign-in was switched off' },
    ]);
    expect(mail.mails.at(-1)?.text).not.toContain('passport');
    // Where it is off already, nothing happens but the record.
    await removeTwoStep(superAdmin, person, { reason });
    expect(await newMails()).toEqual([]);
    expect(await recordedAbout(person)).toEqual([
      {
        ...{ action: 'two_step_removed', reason },
        changes: [{ field: 'two_step_enabled', before: true, after: false }],
      },
      { action: 'two_step_removed', changes: [], reason },
    ]);
    const { rows } = await pool.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('deleting', () => {
  it('takes the account with all that hangs on it, keeps what staff need, and tells them', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    await aCalendarLink(person);
    await test.grant(admin, person, { tier: 'premium', reason: 'A friend', until: null });
    await test.update(admin, person, { username: `${person.username}-x`, admin_notes: 'Kind' });
    await newMails();
    const { status, body } = await remove(admin, person);
    expect([status, body]).toEqual([200, { message: 'User deleted successfully' }]);
    expect(await statusOf(person)).toBe(401);
    const { rows } = await pool.query('SELECT * FROM deleted_accounts WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toMatchObject([
      { role: 'user', tier: 'premium', email: person.email, deleted_by: 'staff' },
    ]);
    expect(await newMails()).toEqual([
      { to: person.email, subject: 'Your account has been deleted' },
    ]);
    const told = mail.mails.at(-1)?.text ?? '';
    expect(told).not.toContain('As you asked');
    expect(told).toContain('write to us at hello@debtpayoff.example');
    // The acts stay, without what was written of the person.
    const entries = await entriesAbout(person);
    expect(entries.map(({ action }) => action)).toEqual([
      'tier_granted',
      'user_updated',
      'user_deleted',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/A friend|Kind|person-/);
    expect(entries[1]?.changes).toContainEqual({ field: 'username', before: null, after: null });
    expect(entries[2]?.changes).toEqual([{ field: 'is_deleted', before: false, after: true }]);
    expect((await remove(admin, person)).body.error).toBe('User not found');
  });

  it('of somebody who leaves by themselves, the id, the role and the plan are kept, too', async () => {
    const person = await aPerson(app);
    await test.grant(admin, person, { tier: 'basic', reason: 'A friend', until: null });
    const { password } = person;
    await call(app, accountAddresses.deleteAccount, { as: person, body: { password } });
    const { rows } = await pool.query('SELECT * FROM deleted_accounts WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toMatchObject([{ role: 'user', tier: 'basic', deleted_by: 'owner' }]);
    expect(await recordedAbout(person)).toMatchObject([{ action: 'tier_granted', reason: null }]);
  });
});

describe('who may', () => {
  const acts = {
    suspend: (as: Person, whom: { id: number }) => suspendAs(as, whom, {}),
    activate,
    reset: (as: Person, whom: { id: number }) =>
      resetPassword(as, whom, { new_password: 'long enough' }),
    'two-step': (as: Person, whom: { id: number }) => removeTwoStep(as, whom, { reason: 'Lost' }),
    grant: (as: Person, whom: { id: number }) =>
      test.grant(as, whom, { tier: 'basic', reason: 'A friend', until: null }),
    delete: remove,
  };

  it.each(Object.entries(acts))(
    '%s: an admin on users alone, nobody on themselves',
    async (_, act) => {
      const colleague = await aStaffMember(test, 'admin', clock.now());
      const errorOf = async (as: Person, whom: { id: number }) => {
        const { status, body } = await act(as, whom);
        return [status, body.error];
      };
      const staffOnly = [403, 'Only a super admin can change an account of staff.'];
      const notYourself = [
        403,
        'You cannot do this to your own account. Your profile is the place for that.',
      ];
      expect(await errorOf(admin, colleague)).toEqual(staffOnly);
      expect(await errorOf(admin, superAdmin)).toEqual(staffOnly);
      expect(await errorOf(admin, admin)).toEqual(notYourself);
      expect(await errorOf(superAdmin, superAdmin)).toEqual(notYourself);
      expect(await errorOf(superAdmin, { id: 999_999 })).toEqual([404, 'User not found']);
      expect(await entriesAbout(colleague)).toEqual([]);
      expect((await act(superAdmin, colleague)).status).toBe(200);
    },
  );
});
