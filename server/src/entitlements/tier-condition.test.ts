import { tiers } from '@debt-payoff/contract/plans';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertUser } from '../people/people.store.ts';
import { users } from '../people/people.tables.ts';
import { testNow as now } from '../testing/settable-clock.ts';
import { aStoredSubscription, aStripeAccount } from '../testing/stored-subscriptions.ts';
import { createTestDatabase } from '../testing/test-app.ts';
import { tierGrants } from './entitlements.tables.ts';
import { tiersOf } from './entitlements.ts';
import { hasTierInEffect } from './tier-condition.ts';

const { db } = await createTestDatabase();
const accountIds = [await aStripeAccount(db), await aStripeAccount(db, { isCurrent: false })];

const dayMs = 86_400_000;
/** Around now, and to the millisecond. */
const instant = (days = 0) =>
  fc.constantFrom(-2 * dayMs, -1, 0, 1, 2 * dayMs).map((ms) => new Date(+now - days * dayMs + ms));
const perhaps = (of: fc.Arbitrary<Date>) => fc.option(of, { freq: 2 });

const aSubscription = fc.record({
  stripeAccountId: fc.constantFrom(...accountIds),
  status: fc.constantFrom(
    ...['active', 'trialing', 'past_due', 'past_due', 'canceled', 'incomplete'],
    ...['incomplete_expired', 'unpaid', 'paused', 'a word that Stripe adds later'],
  ),
  tier: fc.constantFrom('basic' as const, 'premium' as const),
  endsAt: perhaps(instant()),
  endedAt: perhaps(instant()),
  pastDueSince: perhaps(instant(21)),
});
const aGrant = fc.record({
  tier: fc.constantFrom(...tiers),
  until: perhaps(instant()),
  withdrawnAt: perhaps(instant()),
});
const aPerson = fc.record({
  bought: fc.array(aSubscription, { maxLength: 3 }),
  granted: fc.array(aGrant, { maxLength: 3 }),
});

it('finds those of a tier that have it, one by one, whatever was bought and granted', async () => {
  const people = fc.sample(aPerson, { numRuns: 300, seed: 20 });
  const userIds: number[] = [];
  for (const [index, { bought, granted }] of people.entries()) {
    const username = `person${index}`;
    const email = `${username}@example.com`;
    const { id: userId } = await insertUser(db, { username, email, passwordHash: 'none', now });
    userIds.push(userId);
    for (const facts of bought) await aStoredSubscription(db, { ...facts, userId });
    for (const grant of granted) {
      await db.insert(tierGrants).values({ ...grant, userId, reason: 'kind', grantedAt: now });
    }
  }
  // What is left of somebody who has gone gives nothing to anybody, and hides nobody.
  const [gone = 0] = userIds.splice(0, 1);
  await aStoredSubscription(db, { stripeAccountId: accountIds[0] ?? 0, userId: gone });
  await db.delete(users).where(eq(users.id, gone));
  const tierOf = await tiersOf(db, { userIds, now });
  for (const tier of tiers) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(hasTierInEffect(users.id, { tier, now }))
      .orderBy(users.id);
    const expected = userIds.filter((id) => tierOf(id) === tier);
    expect(expected.length, `some who are on ${tier}`).toBeGreaterThan(30);
    expect(found.map(({ id }) => id)).toEqual(expected);
  }
});
