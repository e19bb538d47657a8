import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { AdminSubscription } from '@debt-payoff/contract/admin-subscriptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { insertUser } from '../../people/people.store.ts';
import { call } from '../../testing/people.ts';
import { testNow as now } from '../../testing/settable-clock.ts';
import { aStoredSubscription, aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { adminStatusOf } from './admin-status.ts';
import { statusInSql } from './subscription-list.store.ts';

const { app, db, pool } = await createTestApp();
const stripeAccountId = await aStripeAccount(db);
const foreignAccountId = await aStripeAccount(db, { isCurrent: false });
const later = new Date('2026-12-01T00:00:00Z');
const earlier = new Date('2026-11-01T00:00:00Z');

async function list(query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([key, to]) => [key, String(to)]));
  const path = `${adminAddresses.listSubscriptions.path}?${search}`;
  const { status, body, text } = await call(app, { method: 'GET', path });
  expect(status, text).toBe(200);
  return { subscriptions: body.subscriptions as AdminSubscription[], pagination: body.pagination };
}

async function subscribe(username: string, facts: Partial<Omit<SubscriptionRow, 'userId'>> = {}) {
  const email = `${username.toLowerCase()}@example.com`;
  const user = await insertUser(db, { username, email, passwordHash: 'none', now });
  return aStoredSubscription(db, { stripeAccountId, userId: user.id, ...facts });
}

const started = (day: number) => ({ startedAt: new Date(Date.UTC(2026, 9, day)) });
const amy = await subscribe('Amy_1', { tier: 'premium', amountPence: 999, ...started(5) });
await subscribe('Ben', { status: 'trialing', ...started(3), trialEnd: later });
await subscribe('Cat', { endsAt: later, ...started(4) });
await subscribe('Dan', { status: 'canceled', endedAt: earlier, tier: 'premium', ...started(1) });
await subscribe('Eve', { status: 'past_due', pastDueSince: earlier, ...started(2) });
await subscribe('Never', { status: 'incomplete' });
await subscribe('Neither', { status: 'incomplete_expired' });
await subscribe('Elsewhere', { stripeAccountId: foreignAccountId });
const left = await subscribe('Left');
await pool.query('DELETE FROM users WHERE id = $1', [left.userId]);

const namesOf = (page: { subscriptions: AdminSubscription[] }) =>
  page.subscriptions.map(({ user }) => user.username);

it('shows those that have begun, of people who are here, with their owner', async () => {
  const page = await list();
  expect(namesOf(page)).toEqual(['Eve', 'Dan', 'Cat', 'Ben', 'Amy_1']);
  expect(page.pagination).toEqual({
    ...{ page: 1, per_page: 50, total: 5, pages: 1, has_prev: false, has_next: false },
  });
  expect(page.subscriptions[4]).toMatchObject({
    ...{ id: amy.id, plan_type: 'premium', status: 'active', stripe_status: 'active' },
    ...{ amount: 9.99, currency: 'GBP', start_date: '2026-10-05T00:00:00.000Z', end_date: null },
    user: { id: amy.userId, username: 'Amy_1', email: 'amy_1@example.com', is_suspended: false },
  });
});

describe('what is asked for is found', () => {
  it.each([
    [{ search: 'AMY' }, ['Amy_1']],
    [{ search: '_' }, ['Amy_1']],
    [{ search: 'cat@exam' }, ['Cat']],
    [{ search: '%' }, []],
    [{ search: 'left' }, []],
    [{ plan_type: 'premium' }, ['Amy_1', 'Dan']],
    [{ plan_type: 'basic' }, ['Ben', 'Cat', 'Eve']],
    [{ plan_type: 'free' }, []],
    [{ search: '', plan_type: '', status: '' }, ['Amy_1', 'Ben', 'Cat', 'Dan', 'Eve']],
    [{ status: 'active' }, ['Amy_1', 'Ben', 'Eve']],
    [{ status: 'cancelled' }, ['Cat']],
    [{ status: 'expired' }, ['Dan']],
    [{ status: 'active', plan_type: 'basic', search: 'e' }, ['Ben', 'Eve']],
  ])('%j: %j', async (query, expected) => {
    const page = await list(query);
    expect(namesOf(page).sort()).toEqual(expected);
    expect(page.pagination.total).toBe(expected.length);
  });
});

describe('the order', () => {
  it.each([
    ['created_at', ['Amy_1', 'Ben', 'Cat', 'Dan', 'Eve']],
    ['start_date', ['Dan', 'Eve', 'Ben', 'Cat', 'Amy_1']],
    ['plan_type', ['Ben', 'Cat', 'Eve', 'Amy_1', 'Dan']],
    ['status', ['Amy_1', 'Ben', 'Eve', 'Cat', 'Dan']],
  ])('by %s, either way, page by page', async (sort_by, expected) => {
    for (const [sort_order, names] of [
      ['asc', expected],
      ['desc', expected.toReversed()],
    ] as const) {
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        seen.push(...namesOf(await list({ sort_by, sort_order, page, per_page: 2 })));
      }
      expect(seen).toEqual(names);
    }
  });
});

it('the database and the code have the same word for each, whatever Stripe and the clock say', async () => {
  const instant = fc.option(
    fc.constantFrom(-1, 0, 1, 86_400_000).map((ms) => new Date(now.getTime() + ms)),
    { freq: 2 },
  );
  const facts = fc.record({
    status: fc.constantFrom(
      ...['active', 'trialing', 'past_due', 'canceled', 'unpaid', 'paused', 'another'],
    ),
    endsAt: instant,
    endedAt: instant,
  });
  for (const one of fc.sample(facts, { numRuns: 150, seed: 20 })) {
    await aStoredSubscription(db, { stripeAccountId, userId: amy.userId ?? 0, ...one });
  }
  const rows = await db
    .select({ row: subscriptions, status: statusInSql(now) })
    .from(subscriptions);
  const begun = rows.filter(({ row }) => adminStatusOf(row, now) !== null);
  expect(begun.length).toBeGreaterThan(150);
  expect(begun.map(({ status }) => status)).toEqual(
    begun.map(({ row }) => adminStatusOf(row, now)),
  );
});
