import type { TierName } from '@debt-payoff/contract/plans';
import { expect, it } from 'vitest';
import { insertUser } from '../people/people.store.ts';
import { testNow } from '../testing/settable-clock.ts';
import { aStoredSubscription, aStripeAccount } from '../testing/stored-subscriptions.ts';
import { createTestDatabase } from '../testing/test-app.ts';
import { tierGrants } from './entitlements.tables.ts';
import { tierOf, tierSourceOf, tiersOf } from './entitlements.ts';

const { db } = await createTestDatabase();
const stripeAccountId = await aStripeAccount(db);
const foreignAccountId = await aStripeAccount(db, { isCurrent: false });
const now = testNow;
const tomorrow = new Date(now.getTime() + 86_400_000);
const nextWeek = new Date(now.getTime() + 7 * 86_400_000);

type Grant = { tier: TierName; until?: Date; withdrawnAt?: Date };
type Bought = { tier: TierName; status?: string; stripeAccountId?: number; endsAt?: Date };

let count = 0;
async function aPersonWith(givers: { grants?: Grant[]; bought?: Bought[] }): Promise<number> {
  count += 1;
  const name = `person${count}`;
  const person = { username: name, email: `${name}@example.com`, passwordHash: 'none', now };
  const { id: userId } = await insertUser(db, person);
  for (const grant of givers.grants ?? []) {
    await db.insert(tierGrants).values({ userId, reason: 'kind', grantedAt: now, ...grant });
  }
  for (const facts of givers.bought ?? []) {
    await aStoredSubscription(db, { stripeAccountId, userId, ...facts });
  }
  return userId;
}

const free = { tier: 'free', source: 'free', grantedUntil: null };

it.each([
  ['nothing', {}, free],
  [
    'a subscription',
    { bought: [{ tier: 'basic' }] },
    { tier: 'basic', source: 'subscription', grantedUntil: null },
  ],
  [
    'a grant until tomorrow',
    { grants: [{ tier: 'basic', until: tomorrow }] },
    { tier: 'basic', source: 'grant', grantedUntil: tomorrow },
  ],
  ['a grant that is over', { grants: [{ tier: 'basic', until: now }] }, free],
  ['a grant that was withdrawn', { grants: [{ tier: 'basic', withdrawnAt: now }] }, free],
  [
    'a higher grant',
    { bought: [{ tier: 'basic' }], grants: [{ tier: 'premium', until: tomorrow }] },
    { tier: 'premium', source: 'grant', grantedUntil: tomorrow },
  ],
  [
    'a lower grant',
    { bought: [{ tier: 'premium' }], grants: [{ tier: 'basic', until: tomorrow }] },
    { tier: 'premium', source: 'subscription', grantedUntil: null },
  ],
  [
    'a grant of what they bought',
    { bought: [{ tier: 'basic' }], grants: [{ tier: 'basic', until: tomorrow }] },
    { tier: 'basic', source: 'subscription', grantedUntil: null },
  ],
  [
    'a grant beside a subscription that has ended',
    { bought: [{ tier: 'premium', endsAt: now }], grants: [{ tier: 'basic' }] },
    { tier: 'basic', source: 'grant', grantedUntil: null },
  ],
  [
    'two grants: the later end counts',
    {
      grants: [
        { tier: 'basic', until: nextWeek },
        { tier: 'basic', until: tomorrow },
      ],
    },
    { tier: 'basic', source: 'grant', grantedUntil: nextWeek },
  ],
  [
    'two subscriptions: the higher counts',
    { bought: [{ tier: 'premium' }, { tier: 'basic' }] },
    { tier: 'premium', source: 'subscription', grantedUntil: null },
  ],
  ['one that is unpaid', { bought: [{ tier: 'basic', status: 'unpaid' }] }, free],
  [
    'one of another account at Stripe',
    { bought: [{ tier: 'premium', stripeAccountId: foreignAccountId }] },
    free,
  ],
] satisfies [string, { grants?: Grant[]; bought?: Bought[] }, object][])(
  'the tier of a person with %s',
  async (_, givers, expected) => {
    const userId = await aPersonWith(givers);
    expect(await tierSourceOf(db, { userId, now })).toEqual(expected);
    expect(await tierOf(db, { userId, now })).toBe(expected.tier);
  },
);

it('gives the tiers of many people, each their own', async () => {
  const buyer = await aPersonWith({ bought: [{ tier: 'basic' }] });
  const given = await aPersonWith({ grants: [{ tier: 'premium' }] });
  const nobody = await aPersonWith({});
  const tierOfOne = await tiersOf(db, { userIds: [buyer, given, nobody], now });
  expect([buyer, given, nobody].map(tierOfOne)).toEqual(['basic', 'premium', 'free']);
});
