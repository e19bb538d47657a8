import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { accountRetentions } from '../../accounts/accounts.jobs.ts';
import { applyRetentions } from '../../platform/retention.ts';
import { aDebt } from '../../testing/debts.ts';
import { aPayment } from '../../testing/payments.ts';
import {
  aPerson,
  aStaffMember,
  call,
  confirmAddress,
  setRole,
  signIn,
} from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';
import { aStoredSubscription, aStripeAccount } from '../../testing/stored-subscriptions.ts';

const test = await createStaffedApp();
const { app, db, pool, clock, admin, superAdmin, show, remove } = test;
const dayMs = 86_400_000;

describe('the detail', () => {
  it('holds all that staff may know', async () => {
    const person = await aPerson(app);
    await confirmAddress(pool, person, clock.now());
    const stripeAccountId = await aStripeAccount(db);
    const userId = person.id;
    const bought = await aStoredSubscription(db, { stripeAccountId, userId });
    const former = await aStoredSubscription(db, {
      ...{ stripeAccountId, userId, status: 'canceled', endedAt: clock.now() },
      startedAt: new Date(clock.now().getTime() - 90 * dayMs),
    });
    await aStoredSubscription(db, { stripeAccountId, userId, status: 'incomplete' });
    const { body: home } = await call(app, portfolioAddresses.create, {
      as: person,
      body: { name: 'Home', debts: [aDebt(), aDebt({ creditor: 'Loan', balance: 100 })] },
    });
    await call(app, portfolioAddresses.create, { as: person, body: { name: 'Empty' } });
    const [, paidOff] = home.debts;
    const payment = aPayment(paidOff.id, { payment_amount: 100 });
    await call(app, paymentAddresses.add, { as: person, id: home.id, body: payment });
    await call(app, accountAddresses.login, { body: { ...person, password: 'wrong' } });

    const { status, body } = await show(admin, person);
    expect(status).toBe(200);
    const now = clock.now().toISOString();
    expect(body.user).toEqual({
      ...{ id: userId, username: person.username, email: person.email, role: 'user' },
      ...{ subscription_tier: 'basic', tier_source: 'subscription' },
      ...{ is_suspended: false, suspended_at: null, suspended_reason: null },
      ...{ account_deleted_at: null, created_at: now, admin_notes: null },
      ...{ last_login_at: now, last_login_ip: '127.0.0.1', login_attempts: 1 },
      ...{ portfolios_count: 2, total_debts: 1, total_debt_amount: 1200 },
      ...{ max_portfolios: 3, max_debts_per_portfolio: 10 },
      ...{ email_confirmed: true, pending_email: null, two_step_enabled: false },
      version: expect.any(String),
      portfolios: [
        { id: home.id, name: 'Home', debts_count: 2, total_debt: 1200, created_at: now },
        { id: home.id + 1, name: 'Empty', debts_count: 0, total_debt: 0, created_at: now },
      ],
      subscriptions: [
        expect.objectContaining({ id: bought.id, plan_type: 'basic', status: 'active' }),
        expect.objectContaining({ id: former.id, status: 'expired' }),
      ],
      grants: [],
      devices: [
        {
          ...{ id: expect.any(Number), created_at: now, last_used_at: now },
          ...{ ip_address: '127.0.0.1', device: expect.any(String), is_staff_session: false },
        },
      ],
      can_be_changed: true,
      can_change_role: false,
    });
  });

  it('of one who has nothing shows nothing, and devices that have signed out no more', async () => {
    const person = await aPerson(app);
    const former = await signIn(app, person);
    await call(app, accountAddresses.logout, { as: former });
    const { user } = (await show(superAdmin, person)).body;
    expect(user).toMatchObject({
      ...{ subscription_tier: 'free', tier_source: 'free', max_portfolios: 1 },
      ...{ portfolios: [], subscriptions: [], grants: [], can_change_role: true },
      ...{ total_debts: 0, total_debt_amount: 0 },
    });
    expect(user.devices).toHaveLength(1);
  });

  it('holds no hash and no secret', async () => {
    const colleague = await aStaffMember(test, 'admin', clock.now());
    const { text, body } = await show(superAdmin, colleague);
    expect(text).not.toMatch(/argon2|hash|secret|token/i);
    expect(body.user).toMatchObject({ two_step_enabled: true, can_change_role: true });
  });

  it('says whom the reader can change', async () => {
    const colleague = await aStaffMember(test, 'admin', clock.now());
    const canChange = async (as: typeof admin, whom: { id: number }) =>
      (await show(as, whom)).body.user.can_be_changed;
    expect(await canChange(admin, colleague)).toBe(false);
    expect(await canChange(admin, admin)).toBe(false);
    expect(await canChange(superAdmin, colleague)).toBe(true);
    expect(await canChange(superAdmin, superAdmin)).toBe(false);
  });

  it('of nobody is not found', async () => {
    for (const id of [999_999, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await show(admin, { id });
      expect([status, body.error]).toEqual([404, 'User not found']);
    }
  });
});

it('of an account that has been deleted, what is left can be read, and changed by nobody', async () => {
  const person = await aPerson(app);
  await setRole(pool, person, 'admin');
  await test.grant(superAdmin, person, { tier: 'premium', reason: 'A friend', until: null });
  await remove(superAdmin, person);
  const { status, body } = await show(superAdmin, person);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    ...{ id: person.id, username: person.username, email: person.email },
    ...{ role: 'admin', subscription_tier: 'premium', is_suspended: false },
    account_deleted_at: clock.now().toISOString(),
    ...{ portfolios_count: 0, total_debts: 0, total_debt_amount: 0, login_attempts: 0 },
    ...{ portfolios: [], subscriptions: [], grants: [], devices: [] },
    ...{ can_be_changed: false, can_change_role: false },
  });
  const { update, suspendAs, activate, resetPassword, removeTwoStep, grant } = test;
  const acts = [update, suspendAs, activate, resetPassword, removeTwoStep, grant];
  const given = { new_password: 'long enough', tier: 'basic', reason: 'x', until: null };
  for (const act of [...acts, remove]) {
    const refused = await act(superAdmin, person, act === remove ? undefined : given);
    expect([refused.status, refused.body.error]).toEqual([404, 'User not found']);
  }
  clock.advance(31 * dayMs);
  await applyRetentions(accountRetentions, { db, now: clock.now() });
  const fresh = await aStaffMember(test, 'super_admin', clock.now());
  expect((await show(fresh, person)).body.user).toMatchObject({
    ...{ id: person.id, username: null, email: null, subscription_tier: 'premium' },
  });
});
