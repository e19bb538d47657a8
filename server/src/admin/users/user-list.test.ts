import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt, grantTier } from '../../testing/debts.ts';
import { aPerson, call, setRole } from '../../testing/people.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { aStoredSubscription, aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestApp } from '../../testing/test-app.ts';

const clock = settableClock();
const { app, db, pool } = await createTestApp({
  clock,
  variables: { RATE_LIMIT_FACTOR: '1000' },
});

async function list(query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([key, to]) => [key, String(to)]));
  const path = `${adminAddresses.listUsers.path}?${search}`;
  const { status, body, text } = await call(app, { method: 'GET', path });
  expect(status, text).toBe(200);
  return { users: body.users as ListedUser[], pagination: body.pagination };
}

const namesOf = ({ users }: { users: ListedUser[] }) => users.map(({ username }) => username);
const found = async (query: Record<string, string | number>) => namesOf(await list(query)).sort();

async function someone(username: string, changes: { email?: string } = {}) {
  clock.advance(60_000);
  return aPerson(app, { username, email: `${username.length}@example.com`, ...changes });
}

const anna = await someone('Anna', { email: 'anna.smith@example.com' });
const bob = await someone('bob_100%', { email: 'bob@else.example' });
const cleo = await someone('Cléo\\k', { email: 'cleo@example.com' });
const dora = await someone('Dora', { email: 'dora@example.com' });
await someone('Zoë', { email: 'zoe@example.com' });
await grantTier(pool, anna.id, 'premium');
await call(app, portfolioAddresses.create, {
  as: anna,
  body: { name: 'Mine', description: '', debts: [aDebt(), aDebt({ balance: 100.5 })] },
});
await call(app, portfolioAddresses.create, {
  as: anna,
  body: { name: 'Empty', description: '', debts: [] },
});
await pool.query(
  `UPDATE debts SET balance_pence = 0, paid_off_on = '2026-11-15' WHERE balance_pence = 120000`,
);
const stripeAccountId = await aStripeAccount(db);
await aStoredSubscription(db, { stripeAccountId, userId: bob.id, tier: 'basic' });
await setRole(pool, cleo, 'admin');
await pool.query(
  `UPDATE users SET suspended_at = $1, suspended_reason = 'Spam', admin_notes = 'Wrote twice',
     failed_logins = 3 WHERE id = $2`,
  [clock.now(), dora.id],
);
const goneId = 900;
await pool.query(
  `INSERT INTO deleted_accounts (user_id, role, tier, username, email, registered_at, deleted_at, deleted_by)
   VALUES (900, 'user', 'basic', 'Gone.Anna', 'gone@example.com', '2025-01-01', $1, 'staff'),
     (901, 'user', 'free', NULL, NULL, '2025-01-01', '2026-01-01', 'owner'),
     (NULL, 'user', 'free', 'Before', 'before@example.com', '2025-01-01', $1, 'owner')`,
  [clock.now()],
);
/** The demo accounts are made by the start of the process, and so are not here. */
const everyone = ['Anna', 'Cléo\\k', 'Dora', 'Gone.Anna', 'Zoë', 'bob_100%'];
const all = { is_suspended: 'all' };

describe('the rows', () => {
  it('say all that the list shows of a person', async () => {
    const { users } = await list({ search: 'anna.smith' });
    expect(users).toEqual([
      {
        id: anna.id,
        username: 'Anna',
        email: 'anna.smith@example.com',
        role: 'user',
        subscription_tier: 'premium',
        is_suspended: false,
        suspended_at: null,
        suspended_reason: null,
        account_deleted_at: null,
        created_at: '2026-11-15T09:01:00.000Z',
        last_login_at: '2026-11-15T09:01:00.000Z',
        last_login_ip: expect.any(String),
        login_attempts: 0,
        admin_notes: null,
        portfolios_count: 2,
        total_debts: 1,
        total_debt_amount: 100.5,
        max_portfolios: -1,
        max_debts_per_portfolio: -1,
      },
    ]);
  });

  it('tell of a suspension', async () => {
    expect((await list({ is_suspended: 'true' })).users).toMatchObject([
      {
        ...{ id: dora.id, is_suspended: true, suspended_at: clock.now().toISOString() },
        ...{ suspended_reason: 'Spam', admin_notes: 'Wrote twice', login_attempts: 3 },
        ...{ subscription_tier: 'free', portfolios_count: 0, total_debts: 0, total_debt_amount: 0 },
        ...{ max_portfolios: 1, max_debts_per_portfolio: 3 },
      },
    ]);
  });

  it('are also those who deleted their account, for as long as it has a name', async () => {
    expect((await list({ is_deleted: 'true' })).users).toMatchObject([
      {
        ...{ id: goneId, username: 'Gone.Anna', email: 'gone@example.com', role: 'user' },
        ...{ subscription_tier: 'basic', account_deleted_at: clock.now().toISOString() },
        ...{ created_at: '2025-01-01T00:00:00.000Z', last_login_at: null, is_suspended: false },
      },
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['anna', ['Anna', 'Gone.Anna']],
    ['NN', ['Anna', 'Gone.Anna']],
    ['n', ['Anna', 'Gone.Anna']],
    ['CLÉO', ['Cléo\\k']],
    ['Cle\u0301o', ['Cléo\\k']],
    ['  dora  ', ['Dora']],
    ['@ELSE', ['bob_100%']],
    ['else.ex', ['bob_100%']],
    ['gone@', ['Gone.Anna']],
    ['_', ['bob_100%']],
    ['%', ['bob_100%']],
    ['0%', ['bob_100%']],
    ['\\', ['Cléo\\k']],
    ['o\\k', ['Cléo\\k']],
    ['before', []],
    ["' OR true --", []],
  ])('for %s finds %j', async (search, expected) => {
    expect(await found({ search, ...all })).toEqual(expected);
  });

  it('for a number finds the id too, of a deleted account as well', async () => {
    const { users } = await list({ search: cleo.id, ...all });
    expect(users.map(({ id }) => id)).toContain(cleo.id);
    expect(await found({ search: goneId })).toEqual(['Gone.Anna']);
    expect(await found({ search: 100 })).toEqual(['bob_100%']);
    expect(await found({ search: '9'.repeat(200) })).toEqual([]);
  });
});

describe('the filters', () => {
  it.each([
    [{}, ['Anna', 'Cléo\\k', 'Gone.Anna', 'Zoë', 'bob_100%']],
    [{ is_suspended: 'all' }, everyone],
    [{ search: '', subscription_tier: '', is_suspended: '', role: '' }, everyone],
    [{ is_suspended: 'true' }, ['Dora']],
    [{ is_suspended: 'true', is_deleted: 'true' }, []],
    [{ is_deleted: 'false' }, ['Anna', 'Cléo\\k', 'Zoë', 'bob_100%']],
    [{ subscription_tier: 'premium' }, ['Anna']],
    [{ subscription_tier: 'basic' }, ['Gone.Anna', 'bob_100%']],
    [{ subscription_tier: 'free', ...all }, ['Cléo\\k', 'Dora', 'Zoë']],
    [{ role: 'admin' }, ['Cléo\\k']],
    [{ role: 'super_admin' }, []],
    [{ role: 'user', subscription_tier: 'basic', search: 'bob' }, ['bob_100%']],
  ])('%j leave %j', async (query, expected) => {
    const { users, pagination } = await list(query);
    expect(namesOf({ users }).sort()).toEqual(expected);
    expect(pagination).toMatchObject({ total: expected.length, has_next: false });
  });

  it.each([
    { subscription_tier: 'gold' },
    { sort_by: 'password_hash' },
    { is_suspended: 'maybe' },
    { search: 'x'.repeat(201) },
    { per_page: 101 },
    { page: 0 },
  ])('%j are refused', async (query) => {
    const path = `${adminAddresses.listUsers.path}?${new URLSearchParams(Object.entries(query).map(([key, to]) => [key, String(to)]))}`;
    expect((await call(app, { method: 'GET', path })).status).toBe(400);
  });
});

describe('the order', () => {
  const byName = ['Anna', 'bob_100%', 'Cléo\\k', 'Dora', 'Gone.Anna', 'Zoë'];
  it.each([
    ['created_at', 'asc', ['Gone.Anna', 'Anna', 'bob_100%', 'Cléo\\k', 'Dora', 'Zoë']],
    ['created_at', 'desc', ['Zoë', 'Dora', 'Cléo\\k', 'bob_100%', 'Anna', 'Gone.Anna']],
    ['username', 'asc', byName],
    ['username', 'desc', byName.toReversed()],
    ['email', 'asc', ['Anna', 'bob_100%', 'Cléo\\k', 'Dora', 'Gone.Anna', 'Zoë']],
    ['last_login_at', 'asc', ['Anna', 'bob_100%', 'Cléo\\k', 'Dora', 'Zoë', 'Gone.Anna']],
    ['last_login_at', 'desc', ['Zoë', 'Dora', 'Cléo\\k', 'bob_100%', 'Anna', 'Gone.Anna']],
  ])('by %s, %s', async (sort_by, sort_order, expected) => {
    expect(namesOf(await list({ ...all, sort_by, sort_order }))).toEqual(expected);
  });

  it('is the newest first where nothing is said', async () => {
    expect(namesOf(await list())[0]).toBe('Zoë');
    expect((await list()).pagination).toMatchObject({ page: 1, per_page: 50, total: 5 });
  });
});

it('pages share nobody and leave nobody out, even where all are equal', async () => {
  await pool.query('UPDATE users SET created_at = $1, last_login_at = NULL', [clock.now()]);
  await pool.query('UPDATE deleted_accounts SET registered_at = $1', [clock.now()]);
  const ids = [...[anna, bob, cleo, dora].map(({ id }) => id), dora.id + 1, goneId];
  for (const sort_by of ['created_at', 'last_login_at']) {
    for (const [sort_order, expected] of [
      ['asc', ids],
      ['desc', ids.toReversed()],
    ] as const) {
      const seen: number[] = [];
      for (const page of [1, 2, 3]) {
        const { users, pagination } = await list({
          ...all,
          sort_by,
          sort_order,
          per_page: 2,
          page,
        });
        seen.push(...users.map(({ id }) => id));
        expect(pagination).toEqual({
          ...{ page, per_page: 2, total: 6, pages: 3 },
          ...{ has_prev: page > 1, has_next: page < 3 },
        });
      }
      expect(seen).toEqual(expected);
    }
  }
  expect(await list({ ...all, page: 4, per_page: 2 })).toMatchObject({
    users: [],
    pagination: { page: 4, total: 6, has_prev: true, has_next: false },
  });
});
