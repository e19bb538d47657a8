import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantTier } from '../../testing/debts.ts';
import { call, suspend } from '../../testing/people.ts';
import { testNow as now, settableClock } from '../../testing/settable-clock.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { noon, stories, tell } from './revenue-stories.fixture.ts';

/** It is 15 November 2026: the last 30 days began on 17 October, while the clocks showed summer time. */
const clock = settableClock();
const world = await createTestApp({ clock });
const withVat = await createTestApp({
  ...{ clock, database: world },
  variables: { VAT_NUMBER: 'GB 123 4567 89' },
});
const nothing = await createTestApp({ clock });

const revenueOf = async ({ app }: Pick<TestApp, 'app'>, days = 30) => {
  const path = `${adminAddresses.analyticsRevenue.path}?days=${days}`;
  return (await call(app, { method: 'GET', path })).body;
};

beforeAll(async () => {
  const people = await tell(world, await aStripeAccount(world.db), stories);
  // What was bought at another account at Stripe is not counted, and neither is what was given.
  await tell(world, await aStripeAccount(world.db, { isCurrent: false }), {
    'in another account': { states: [['active', noon('01-01')]] },
  });
  await suspend(world.pool, { id: people.get('of somebody who is suspended') ?? 0 }, now);
  await grantTier(world.pool, people.get('ended in September') ?? 0, 'premium');
});

/** What is paid at the end of each stretch: seven of £4.99 throughout, as the rest comes and goes. */
const overTime = [
  // Of those below, six more of £4.99 each; Premium's £9.99 is late in time.
  ['2026-10-19', 6_488],
  ['2026-10-22', 6_488],
  // One left,
  ['2026-10-25', 5_989],
  ['2026-10-28', 5_989],
  ['2026-10-31', 5_989],
  // deleted their account; one came back, and a trial became paid.
  ['2026-11-03', 6_488],
  // One ended.
  ['2026-11-06', 5_989],
  // One changed to Premium.
  ['2026-11-09', 6_489],
  ['2026-11-12', 6_489],
  // One has been late for too long, and one has reached its end.
  ['2026-11-15', 5_491],
] as const;

describe('on a small history', () => {
  it('counts and sums what is paid for', async () => {
    expect(await revenueOf(world)).toEqual({
      date_range: { start_date: '2026-10-17', end_date: '2026-11-15' },
      generated_at: now.toISOString(),
      // All but the three that never were paid for the first time.
      total_subscriptions: 17,
      // The nine that are paid for, and one trial.
      active_subscriptions: 10,
      paying_subscriptions: 9,
      // 7 x 4.99 + 2 x 9.99
      mrr: 54.91,
      arr: 658.92,
      // 54.91 / 9 = 6.1011...
      arpu: 6.1,
      // (54.91 / 9) / (4 / 12 x 30 / 30) = 18.3033...
      clv: 18.3,
      churn_rate: 33.3,
      paying_at_start: 12,
      // Too late; at its end; ended; account deleted.
      churned: 4,
      // Both trials of these weeks, the one that became paid, and the one who came back.
      new_subscriptions: 4,
      plan_distribution: { basic: 8, premium: 2 },
      is_without_vat: false,
      mrr_over_time: overTime.map(([date, pence]) => ({ date, mrr: pence / 100 })),
    });
  });

  it('takes the VAT off where there is one, once from each sum', async () => {
    const revenue = await revenueOf(withVat);
    expect(revenue).toMatchObject({
      is_without_vat: true,
      // 54.91 / 1.2 = 45.7583...
      mrr: 45.76,
      arr: 549.12,
      // 45.76 / 9 = 5.0844...
      arpu: 5.08,
      // (45.76 / 9) x 3 = 15.2533...
      clv: 15.25,
      churn_rate: 33.3,
      paying_subscriptions: 9,
    });
    // 64.88 / 1.2 = 54.0666..., 59.89 / 1.2 = 49.9083..., 64.89 / 1.2 = 54.075
    expect(revenue.mrr_over_time.map(({ mrr }: { mrr: number }) => mrr)).toEqual([
      ...[54.07, 54.07, 49.91, 49.91, 49.91],
      ...[54.07, 49.91, 54.08, 54.08, 45.76],
    ]);
  });

  it('asks of other days who paid when they began', async () => {
    // On 8 November's last moment: the two who are gone since, among eleven.
    expect(await revenueOf(world, 7)).toMatchObject({
      date_range: { start_date: '2026-11-09', end_date: '2026-11-15' },
      ...{ paying_at_start: 11, churned: 2, churn_rate: 18.2, new_subscriptions: 1, mrr: 54.91 },
      // (54.91 / 9) / (2 / 11 x 30 / 7) = 7.8299...
      clv: 7.83,
    });
    // A year ago nobody paid.
    expect(await revenueOf(world, 365)).toMatchObject({
      ...{ paying_at_start: 0, churned: 0, churn_rate: 0, clv: 0, new_subscriptions: 17 },
    });
  });
});

it('is all noughts without subscribers', async () => {
  expect(await revenueOf(nothing, 7)).toEqual({
    date_range: { start_date: '2026-11-09', end_date: '2026-11-15' },
    generated_at: now.toISOString(),
    ...{ total_subscriptions: 0, active_subscriptions: 0, paying_subscriptions: 0 },
    ...{ mrr: 0, arr: 0, arpu: 0, clv: 0, churn_rate: 0, paying_at_start: 0, churned: 0 },
    new_subscriptions: 0,
    plan_distribution: { basic: 0, premium: 0 },
    is_without_vat: false,
    mrr_over_time: ['09', '10', '11', '12', '13', '14', '15'].map((day) => ({
      date: `2026-11-${day}`,
      mrr: 0,
    })),
  });
});
