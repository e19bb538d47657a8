/** Any small product: people with what they keep, bought and were given, and those who have left. */
import { addDays, londonStartOf } from '@debt-payoff/contract/days';
import { tiers } from '@debt-payoff/contract/plans';
import { roles } from '@debt-payoff/contract/roles';
import fc from 'fast-check';
import { testNow } from '../../testing/settable-clock.ts';
import type { PastState } from './subscription-past.fixture.ts';

const today = '2026-11-15';
const hourMs = 3_600_000;

/** Days at which ranges begin and stretches end, and those beside them. */
const aDaysAgo = fc.oneof(
  fc.constantFrom(0, 1, 5, 6, 7, 20, 21, 22, 28, 29, 30, 88, 89, 90, 363, 364, 365, 366),
  fc.integer({ min: 0, max: 800 }),
);
/** Around London's midnights, to the millisecond, and never after now. */
const anInstant = fc
  .tuple(aDaysAgo, fc.constantFrom(-1, 0, 1, hourMs, 9 * hourMs, 20 * hourMs))
  .map(([days, ms]) => new Date(Math.min(+testNow, +londonStartOf(addDays(today, -days)) + ms)));
const anyTime = fc.oneof(
  anInstant,
  fc.constantFrom(-1, 0, 1, 40 * 24 * hourMs).map((ms) => new Date(+testNow + ms)),
);
const perhaps = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { freq: 1 });

const aState: fc.Arbitrary<PastState> = fc.record({
  since: anInstant,
  status: fc.constantFrom(
    ...['active', 'active', 'trialing', 'past_due', 'past_due', 'past_due'],
    ...['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'unlisted'],
  ),
  tier: fc.constantFrom('basic' as const, 'premium' as const),
  amountPence: fc.constantFrom(499, 999, 1, 333),
  endsAt: fc.option(anyTime, { freq: 4 }),
});

const aSubscription = fc
  .record({
    isOfCurrentAccount: fc.constantFrom(true, true, true, false),
    states: fc.array(aState, { minLength: 1, maxLength: 5 }),
    trialEnd: perhaps(anyTime),
    extendedUntil: perhaps(anyTime),
    endedAt: fc.option(anyTime, { freq: 4 }),
    lateSince: anInstant,
  })
  .map(({ states, lateSince, ...facts }) => {
    const inOrder = states.toSorted((one, other) => +one.since - +other.since);
    const [first, ...others] = inOrder;
    const last = inOrder.at(-1);
    if (first === undefined || last === undefined) throw new Error('There is no state');
    const pastDueSince = last.status === 'past_due' ? lateSince : null;
    return { ...facts, states: [first, ...others] as const, last, pastDueSince };
  });

const aDebt = fc.record({
  balancePence: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000 })),
  payments: fc.array(
    fc.record({
      paidOn: aDaysAgo.map((days) => addDays(today, -days)),
      amountPence: fc.integer({ min: 0, max: 100_000 }),
    }),
    { maxLength: 3 },
  ),
});

const aPerson = fc.record({
  role: fc.constantFrom(...roles),
  createdAt: anInstant,
  suspendedAt: perhaps(anInstant),
  lastLoginAt: perhaps(anInstant),
  sessionsUsedAt: fc.array(anInstant, { maxLength: 2 }),
  grants: fc.array(
    fc.record({
      tier: fc.constantFrom(...tiers),
      until: perhaps(anyTime),
      withdrawnAt: perhaps(anyTime),
    }),
    { maxLength: 2 },
  ),
  subscriptions: fc.array(aSubscription, { maxLength: 3 }),
  portfolios: fc.array(fc.array(aDebt, { maxLength: 3 }), { maxLength: 3 }),
});

const aFormerPerson = fc.record({
  role: fc.constantFrom(...roles),
  tier: fc.constantFrom(...tiers),
  isNamed: fc.boolean(),
  registeredAt: anInstant,
  deletedAt: anInstant,
});

export const anyWorld = fc
  .record({
    people: fc.array(aPerson, { maxLength: 14 }),
    formerPeople: fc.array(aFormerPerson, { maxLength: 8 }),
    leftSubscriptions: fc.array(aSubscription, { maxLength: 3 }),
  })
  .map(({ people, formerPeople, leftSubscriptions }) => ({
    leftSubscriptions,
    // Ids are given by us, so that what was made up can be told before it is stored.
    people: people.map((person, index) => ({
      ...person,
      ...{ id: 1_000 + index, username: `person-${index}` },
    })),
    deleted: formerPeople.map(({ isNamed, ...one }, index) => ({
      ...one,
      userId: 500 + index,
      username: isNamed ? `former-${index}` : null,
    })),
  }));

export type World = typeof anyWorld extends fc.Arbitrary<infer Made> ? Made : never;
export type Person = World['people'][number];
export type Subscription = World['leftSubscriptions'][number];
