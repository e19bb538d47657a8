import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertUser } from '../../people/people.store.ts';
import { applyRetentions } from '../../platform/retention.ts';
import { testNow as now } from '../../testing/settable-clock.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestDatabase } from '../../testing/test-app.ts';
import {
  changePreviews,
  checkouts,
  stripeCustomers,
  stripeEvents,
  stripeTasks,
} from '../billing.tables.ts';
import { billingRetentions } from './retentions.ts';

const { db } = await createTestDatabase();
const dayMs = 86_400_000;
const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);

const stripeAccountId = await aStripeAccount(db);
const { id: userId } = await insertUser(db, {
  ...{ username: 'person', email: 'person@example.com', passwordHash: 'none' },
  now,
});
const [customer] = await db
  .insert(stripeCustomers)
  .values({ stripeAccountId, userId, creationKey: 'key', createdAt: now })
  .returning();
const customerRowId = customer?.id ?? 0;

const theRest = { stripeAccountId, customerId: 'cus_1', nextAttemptAt: now };

it("Stripe's events and tasks go 90 days after they were done, and never before", async () => {
  const moments = { done: daysAgo(91), late: daysAgo(89), waiting: null };
  for (const [name, doneAt] of Object.entries(moments)) {
    const createdAt = daysAgo(1_000);
    const event = { eventId: name, type: 'x', createdAt, receivedAt: createdAt, handledAt: doneAt };
    await db.insert(stripeEvents).values({ ...theRest, ...event });
    const task = { kind: name, facts: {}, createdAt, doneAt };
    await db.insert(stripeTasks).values({ ...theRest, ...task });
  }
  await applyRetentions(billingRetentions, { db, now });
  const events = await db.select().from(stripeEvents).orderBy(asc(stripeEvents.eventId));
  expect(events.map(({ eventId }) => eventId)).toEqual(['late', 'waiting']);
  const tasks = await db.select().from(stripeTasks).orderBy(asc(stripeTasks.kind));
  expect(tasks.map(({ kind }) => kind)).toEqual(['late', 'waiting']);
});

it('a checkout goes after 30 days, but for what was agreed to there, which is kept for six years', async () => {
  const visit = async (
    sessionId: string,
    times: { closedAt?: Date; expiresAt: Date; startNowAt?: Date },
  ) => {
    const startNowWording = times.startNowAt === undefined ? null : 'Start at once';
    const order = { tier: 'basic', pricePence: 499, trialDays: 14 } as const;
    const createdAt = times.expiresAt;
    await db
      .insert(checkouts)
      .values({ ...order, ...times, startNowWording, customerRowId, sessionId, createdAt });
  };
  await visit('closed', { closedAt: daysAgo(31), expiresAt: daysAgo(31) });
  await visit('closed lately', { closedAt: daysAgo(29), expiresAt: daysAgo(31) });
  await visit('never closed', { expiresAt: daysAgo(31) });
  await visit('open', { expiresAt: daysAgo(-1) });
  const agreed = (days: number) => ({ startNowAt: daysAgo(days), expiresAt: daysAgo(days) });
  await visit('agreed to', { closedAt: daysAgo(2_191), ...agreed(2_191) });
  await visit('agreed to, long ago', { closedAt: daysAgo(2_193), ...agreed(2_193) });
  await applyRetentions(billingRetentions, { db, now });
  const left = await db.select().from(checkouts).orderBy(asc(checkouts.sessionId));
  expect(left.map(({ sessionId }) => sessionId)).toEqual(['agreed to', 'closed lately', 'open']);
});

it('previews go after 30 days', async () => {
  for (const [tier, days] of [
    ['basic', 31],
    ['premium', 29],
  ] as const) {
    await db.insert(changePreviews).values({
      ...{ userId, tier, subscriptionId: 'sub_1', priceId: 'price_1' },
      ...{ periodEnd: now, prorationDate: now, prorationPence: 0, dueTodayPence: 0 },
      createdAt: daysAgo(days),
    });
  }
  await applyRetentions(billingRetentions, { db, now });
  expect(await db.select().from(changePreviews)).toMatchObject([{ tier: 'premium' }]);
});
