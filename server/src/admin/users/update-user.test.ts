import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { grantTier } from '../../testing/debts.ts';
import { aPerson, aStaffMember, call, confirmAddress, type Person } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';
import { aStoredSubscription, aStripeAccount } from '../../testing/stored-subscriptions.ts';

const test = await createStaffedApp();
const { app, db, pool, clock, admin, superAdmin } = test;
const { show, update, entriesAbout, newMails, tokenFor } = test;
const stripeAccountId = await aStripeAccount(db);

const subscribe = ({ id: userId }: Person, tier: 'basic' | 'premium') =>
  aStoredSubscription(db, { stripeAccountId, userId, tier });

/** As the web's form does it: every field, and what it was opened with. */
async function formOf(as: Person, person: { readonly id: number }) {
  const { user } = (await show(as, person)).body;
  const { username, email, role, subscription_tier, admin_notes, version } = user;
  return { username, email, role, subscription_tier, admin_notes, version };
}

const grantsOf = async ({ id }: Person) =>
  (
    await pool.query(
      'SELECT tier, reason, granted_by::int, until, withdrawn_at FROM tier_grants WHERE user_id = $1 ORDER BY id',
      [id],
    )
  ).rows;

const changesAbout = async (person: Person) =>
  (await entriesAbout(person)).map(({ action, changes }) => [action, changes]);

describe('saving the form', () => {
  it('changes what is different, and records each with what it was', async () => {
    const person = await aPerson(app);
    const form = await formOf(admin, person);
    const username = `${person.username}-x`;
    const saved = await update(admin, person, { ...form, username, admin_notes: '  Rang us  ' });
    expect(saved.status).toBe(200);
    expect(saved.body.message).toBe('User updated successfully');
    expect(saved.body.user).toMatchObject({ username, admin_notes: 'Rang us' });
    expect(await entriesAbout(person)).toMatchObject([
      {
        actorId: admin.id,
        action: 'user_updated',
        subject: 'user',
        subjectId: person.id,
        outcome: 'done',
        at: clock.now(),
        changes: [
          { field: 'username', before: person.username, after: username },
          { field: 'admin_notes', before: null, after: 'Rang us' },
        ],
      },
    ]);
    await update(admin, person, { admin_notes: ' ' });
    expect((await show(admin, person)).body.user.admin_notes).toBeNull();
  });

  it('unchanged changes nothing: one record without changes, no grant, no mail', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'premium');
    await newMails();
    const before = await pool.query('SELECT * FROM users WHERE id = $1', [person.id]);
    const form = await formOf(admin, person);
    for (const body of [form, { ...form, admin_notes: '' }, {}]) {
      expect((await update(admin, person, body)).status).toBe(200);
    }
    expect(await changesAbout(person)).toEqual(Array(3).fill(['user_updated', []]));
    expect(await grantsOf(person)).toHaveLength(1);
    expect(await newMails()).toEqual([]);
    const after = await pool.query('SELECT * FROM users WHERE id = $1', [person.id]);
    expect(after.rows).toEqual(before.rows);
  });

  it('from an older state is refused, and saves nothing', async () => {
    const person = await aPerson(app);
    const older = await formOf(admin, person);
    await update(superAdmin, person, { ...older, admin_notes: 'newer' });
    const late = await update(admin, person, { ...older, username: 'late' });
    expect(late.status).toBe(409);
    expect(late.body.error).toBe(
      'This user has changed since you opened the form. Nothing was saved: look at what is there now, then save again.',
    );
    // The plan that is in effect is part of what it shows.
    const withPlan = await formOf(admin, person);
    await grantTier(pool, person.id, 'basic');
    expect((await update(admin, person, withPlan)).status).toBe(409);
    expect((await show(admin, person)).body.user).toMatchObject({
      username: person.username,
      admin_notes: 'newer',
    });
    expect(await entriesAbout(person)).toHaveLength(1);
  });

  it('takes nothing that the form does not have', async () => {
    const person = await aPerson(app);
    const before = await pool.query('SELECT * FROM users WHERE id = $1', [person.id]);
    const body = {
      ...{ id: 1, password: 'x', password_hash: 'x', passwordHash: 'x', is_suspended: true },
      ...{ suspended_at: clock.now(), suspendedAt: clock.now(), suspended_reason: 'x' },
      ...{ email_confirmed: true, emailConfirmedAt: clock.now(), created_at: clock.now() },
      ...{ two_step_enabled: true, login_attempts: 9, last_login_ip: 'x', max_portfolios: 9 },
    };
    expect((await update(superAdmin, person, body)).status).toBe(200);
    const after = await pool.query('SELECT * FROM users WHERE id = $1', [person.id]);
    expect(after.rows).toEqual(before.rows);
    expect(await changesAbout(person)).toEqual([['user_updated', []]]);
  });

  it.each([
    ['username', 'a@b', /./],
    ['email', 'nowhere', /./],
    ['subscription_tier', 'gold', /./],
    ['role', 'owner', /./],
    ['admin_notes', 'x'.repeat(5_001), /Notes.*5,?000/],
  ])('with a wrong %s is refused at that field', async (field, value, message) => {
    const person = await aPerson(app);
    const { status, body } = await update(superAdmin, person, { [field]: value });
    expect(status).toBe(400);
    expect(body.fields[field]).toMatch(message);
    expect(await entriesAbout(person)).toEqual([]);
  });

  it.each([
    ['username', 'This username is already in use. Please choose another.'],
    ['email', 'Another account has this email address, or gave it up a few days ago.'],
  ] as const)('with the %s of somebody else is refused', async (field, text) => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const { status, body } = await update(admin, person, {
      [field]: other[field],
      admin_notes: 'not kept',
    });
    expect(status).toBe(409);
    expect([body.error, body.fields[field]]).toEqual([text, text]);
    expect((await show(admin, person)).body.user).toMatchObject({
      [field]: person[field],
      admin_notes: null,
    });
    expect(await entriesAbout(person)).toEqual([]);
  });
});

describe('who may', () => {
  const notAllowed = 'Only a super admin can change an account of staff.';

  it('an admin changes users alone, and gives no roles', async () => {
    const person = await aPerson(app);
    for (const role of ['admin', 'super_admin']) {
      const { status, body } = await update(admin, person, { role, admin_notes: 'not kept' });
      expect([status, body.error]).toEqual([403, 'Only a super admin can give or take roles.']);
    }
    const colleague = await aStaffMember(test, 'admin', clock.now());
    for (const other of [colleague, superAdmin]) {
      const { status, body } = await update(admin, other, { admin_notes: 'not kept' });
      expect([status, body.error]).toEqual([403, notAllowed]);
    }
    expect((await show(admin, person)).body.user).toMatchObject({
      role: 'user',
      admin_notes: null,
    });
    expect(await entriesAbout(person)).toEqual([]);
  });

  it('a super admin gives and takes roles, and nobody changes themselves here', async () => {
    const person = await aPerson(app);
    for (const role of ['admin', 'super_admin', 'user']) {
      expect((await update(superAdmin, person, { role })).body.user.role).toBe(role);
    }
    for (const self of [admin, superAdmin]) {
      const { status, body } = await update(self, self, {});
      expect([status, body.error]).toEqual([
        403,
        'You cannot do this to your own account. Your profile is the place for that.',
      ]);
    }
    expect((await update(superAdmin, { id: 999_999 }, {})).body).toMatchObject({
      error: 'User not found',
      code: 'not_found',
    });
  });
});

describe('the plan in the form', () => {
  const setTier = (person: Person, subscription_tier: string) =>
    update(admin, person, { subscription_tier });

  it('is a grant without end where it differs, in place of those in force', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'basic');
    const { body } = await setTier(person, 'premium');
    expect(body.message).toBe('User updated successfully');
    expect(body.user).toMatchObject({
      subscription_tier: 'premium',
      tier_source: 'grant',
      max_portfolios: -1,
      max_debts_per_portfolio: -1,
    });
    expect(await grantsOf(person)).toEqual([
      expect.objectContaining({ tier: 'basic', withdrawn_at: clock.now() }),
      {
        tier: 'premium',
        reason: 'Set in the user form',
        granted_by: admin.id,
        until: null,
        withdrawn_at: null,
      },
    ]);
    expect((await setTier(person, 'basic')).body.user.subscription_tier).toBe('basic');
    expect((await setTier(person, 'free')).body).toMatchObject({
      message: 'User updated successfully',
      user: { subscription_tier: 'free', tier_source: 'free' },
    });
    expect(await changesAbout(person)).toEqual(
      [
        ['basic', 'premium'],
        ['premium', 'basic'],
        ['basic', 'free'],
      ].map(([before, after]) => ['user_updated', [{ field: 'subscription_tier', before, after }]]),
    );
  });

  it('free withdraws what was given, and the reply says what was bought', async () => {
    const person = await aPerson(app);
    await subscribe(person, 'basic');
    await grantTier(pool, person.id, 'premium');
    const { body } = await setTier(person, 'free');
    expect(body.message).toBe('User updated successfully. The subscription still gives Basic.');
    expect(body.user).toMatchObject({ subscription_tier: 'basic', tier_source: 'subscription' });
  });

  it('lower than what was bought cannot take effect, and says so at the field', async () => {
    const person = await aPerson(app);
    await subscribe(person, 'premium');
    const { status, body } = await setTier(person, 'basic');
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      subscription_tier:
        'The subscription gives Premium, so a lower plan would not take effect. Cancel the subscription first.',
    });
    expect(await grantsOf(person)).toEqual([]);
    expect(await entriesAbout(person)).toEqual([]);
  });
});

describe('an address that staff change', () => {
  const { updateProfile, confirmEmail, forgotPassword, resetPassword, revertEmail } =
    accountAddresses;

  it('counts at once as unconfirmed, and both addresses are told', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    await newMails();
    const email = `fixed-${person.email}`;
    const { body } = await update(admin, person, { email: email.toUpperCase() });
    expect(body.user).toMatchObject({ email, email_confirmed: false, pending_email: null });
    expect(await newMails()).toEqual([
      { to: person.email, subject: 'Your email address was changed' },
      { to: email, subject: 'Confirm your new email address' },
    ]);
    const told = test.mail.mails.filter(({ to }) => to.endsWith(person.email)).slice(-2);
    for (const { text } of told) expect(text).not.toContain(person.username);
    expect(told[0]?.text).not.toMatch(/token=/);
    expect(told[0]?.text).toContain('hello@debtpayoff.example');
    const token = await tokenFor('confirm-email', email);
    expect((await call(app, confirmEmail, { body: { token } })).status).toBe(200);
    expect((await show(admin, person)).body.user.email_confirmed).toBe(true);
  });

  it('ends what was on its way before: a pending change, and every link', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    const { password } = person;
    const moved = `moved-${person.email}`;
    await call(app, updateProfile, {
      as: person,
      body: { email: moved, current_password: password },
    });
    const switching = await tokenFor('confirm-email', moved);
    expect((await call(app, confirmEmail, { body: { token: switching } })).status).toBe(200);
    const revert = await tokenFor('revert-email', person.email);
    await call(app, updateProfile, {
      as: person,
      body: { email: `next-${person.email}`, current_password: password },
    });
    const pending = await tokenFor('confirm-email', `next-${person.email}`);
    await call(app, forgotPassword, { body: { email: moved } });
    const reset = await tokenFor('reset-password', moved);

    const { body } = await update(admin, person, { email: `fixed-${person.email}` });
    expect(body.user.pending_email).toBeNull();
    for (const [address, token] of [
      [confirmEmail, pending],
      [revertEmail, revert],
      [resetPassword, reset],
    ] as const) {
      expect(token).not.toBe('');
      const used = await call(app, address, { body: { token, new_password: 'in by a link' } });
      expect(used.status).toBe(400);
    }
  });

  it('is not one that somebody may still take back', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    await confirmAddress(pool, other, clock.now());
    const body = { email: `moved-${other.email}`, current_password: other.password };
    await call(app, updateProfile, { as: other, body });
    const token = await tokenFor('confirm-email', body.email);
    await call(app, confirmEmail, { body: { token } });
    const { status } = await update(admin, person, { email: other.email });
    expect(status).toBe(409);
    expect((await show(admin, person)).body.user.email).toBe(person.email);
  });
});
