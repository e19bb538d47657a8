import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deletedAccounts } from '../../accounts/accounts.tables.ts';
import { aDebt, grantTier } from '../../testing/debts.ts';
import { aPayment } from '../../testing/payments.ts';
import { aPerson, call } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';

const { app, db, pool, clock, admin, suspendAs } = await createStaffedApp();
const { analyticsUsers, analyticsDeletedUsers, analyticsRevenue, analyticsEngagement } =
  adminAddresses;
const all = [analyticsUsers, analyticsDeletedUsers, analyticsRevenue, analyticsEngagement];

const read = ({ path }: { readonly path: string }, query = '') =>
  call(app, { method: 'GET', path: `${path}${query}` }, { as: admin });

describe('the days that are asked for', () => {
  it.each([
    ['', '2026-10-17'],
    ['?days=', '2026-10-17'],
    ['?days=7', '2026-11-09'],
    ['?days=30', '2026-10-17'],
    ['?days=90', '2026-08-18'],
    ['?days=365', '2025-11-16'],
  ])('with "%s" begin on %s', async (query, startDate) => {
    for (const address of all) {
      const { status, body } = await read(address, query);
      expect([status, body.date_range, body.generated_at]).toEqual([
        200,
        { start_date: startDate, end_date: '2026-11-15' },
        '2026-11-15T09:00:00.000Z',
      ]);
    }
  });

  it.each(['0', '-7', '366', '7.5', 'x', '1e3'])('cannot be %s', async (days) => {
    for (const address of all) {
      const { status, body } = await read(address, `?days=${days}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['days']]);
    }
  });
});

it('says of accounts who is here, who is new, who was seen, and on which plan they are', async () => {
  const long = await aPerson(app);
  const recent = await aPerson(app);
  const unseen = await aPerson(app);
  const paying = await aPerson(app);
  await grantTier(pool, paying.id, 'premium');
  await suspendAs(admin, recent, { reason: 'A test' });
  await db.execute(sql`
    UPDATE users SET created_at = '2026-01-01', last_login_at = '2026-01-01'
    WHERE id IN (${long.id}, ${unseen.id})`);
  await db.execute(sql`DELETE FROM sessions WHERE user_id = ${unseen.id}`);
  const made = await call(app, portfolioAddresses.create, {
    as: paying,
    body: { name: 'Mine', description: '', debts: [aDebt({ balance: 100 }), aDebt()] },
  });
  const [debt] = made.body.debts;
  await call(app, portfolioAddresses.create, { as: paying, body: { name: 'Empty' } });
  await call(app, portfolioAddresses.create, { as: long, body: { name: 'Empty' } });
  for (const [amount, day] of [
    [100.01, '2026-11-15'],
    [20, '2026-11-09'],
    [5, '2026-11-08'],
  ] as const) {
    const body = aPayment(debt.id, { payment_amount: amount, payment_date: day });
    const reply = await call(
      app,
      { method: 'POST', path: `/api/portfolios/${made.body.id}/payments` },
      { as: paying, body },
    );
    expect(reply.status).toBe(201);
  }

  // With an admin and a super admin, both new.
  expect((await read(analyticsUsers, '?days=7')).body).toMatchObject({
    ...{ total_users: 6, active_users: 5, suspended_users: 1, new_users: 4, signed_in_users: 5 },
    role_distribution: { user: 4, admin: 1, super_admin: 1 },
    tier_distribution: { free: 5, basic: 0, premium: 1 },
    ...{ users_with_portfolios: 2, users_with_payments: 1 },
    new_users_over_time: [0, 0, 0, 0, 0, 0, 4].map((count, index) => {
      const day = `2026-11-${String(9 + index).padStart(2, '0')}`;
      return { start_date: day, end_date: day, count };
    }),
  });
  const { body } = await read(analyticsEngagement, '?days=7');
  expect(body).toMatchObject({
    // The empty ones owe nothing.
    portfolios: { total: 3, active: 1 },
    debts: { total: 2, paid_off: 1, total_amount: 1200 },
    // 120.01 / 2 = 60.005
    payments: { total: 2, total_amount: 120.01, avg_amount: 60.01 },
    user_metrics: {
      most_active_users: [
        { id: paying.id, username: paying.username, portfolio_count: 2 },
        { id: long.id, username: long.username, portfolio_count: 1 },
      ],
      users_with_most_debts: [{ id: paying.id, username: paying.username, debt_count: 2 }],
    },
  });
  expect(body.payments_over_time.map(({ count }: { count: number }) => count)).toEqual([
    ...[1, 0, 0, 0, 0, 0, 1],
  ]);
});

it('says of those who left how long they stayed, and who they were while that is kept', async () => {
  const leaver = await aPerson(app);
  await db.execute(
    sql`UPDATE users SET created_at = '2026-11-12T10:00:00Z' WHERE id = ${leaver.id}`,
  );
  await grantTier(pool, leaver.id, 'basic');
  const { status } = await call(app, accountAddresses.deleteAccount, {
    as: leaver,
    body: { password: leaver.password },
  });
  expect(status).toBe(200);
  await db.insert(deletedAccounts).values([
    {
      ...{ userId: null, role: 'admin', tier: 'free', deletedBy: 'staff' },
      registeredAt: new Date('2025-11-14T23:30:00Z'),
      deletedAt: new Date('2026-10-15T23:30:00Z'),
    },
  ]);
  const { body } = await read(analyticsDeletedUsers, '?days=30');
  expect(body).toMatchObject({
    // 2 days and 23 hours, and 335 days: 168.97... on average. The second left on 16 October in London.
    ...{ total_deleted: 2, recently_deleted: 1, avg_lifetime_days: 169 },
    role_distribution: { user: 1, admin: 1, super_admin: 0 },
    tier_distribution: { free: 1, basic: 1, premium: 0 },
    recently_deleted_users: [
      {
        ...{ id: leaver.id, username: leaver.username, email: leaver.email },
        ...{ subscription_tier: 'basic', days_as_user: 2, deleted_at: '2026-11-15T09:00:00.000Z' },
      },
    ],
  });
  const longer = (await read(analyticsDeletedUsers, '?days=31')).body;
  expect(longer.recently_deleted).toBe(2);
  expect(longer.recently_deleted_users[1]).toEqual({
    ...{ id: null, username: null, email: null, subscription_tier: 'free' },
    ...{ days_as_user: 335, deleted_at: '2026-10-15T23:30:00.000Z' },
  });
});

it('lists the last fifty who left, newest first', async () => {
  const moment = clock.now();
  await db.insert(deletedAccounts).values(
    Array.from({ length: 60 }, (_, index) => ({
      ...{ userId: 10_000 + index, username: `gone-${index}`, deletedBy: 'owner' as const },
      registeredAt: moment,
      deletedAt: new Date(moment.getTime() - (60 - index) * 1_000),
    })),
  );
  const { recently_deleted: count, recently_deleted_users: listed } = (
    await read(analyticsDeletedUsers, '?days=1')
  ).body;
  expect([count, listed.length]).toEqual([61, 50]);
  expect(listed.map(({ username }: { username: string }) => username).slice(1, 4)).toEqual([
    ...['gone-59', 'gone-58', 'gone-57'],
  ]);
});
