/** A small history of subscriptions, in the words of those who live it, up to 15 November 2026. */
import { insertUser } from '../../people/people.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { testNow as now } from '../../testing/settable-clock.ts';
import { type PastState, type SubscriptionFacts, storePast } from './subscription-past.fixture.ts';

/** In 2026. */
export const noon = (day: string) => new Date(`2026-${day}T12:00:00Z`);
/** At the hour of now, so many days ago. */
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

type State = readonly [status: string, since: Date, changes?: Partial<PastState>];
type Story = {
  readonly states: readonly [State, ...State[]];
  readonly facts?: Partial<SubscriptionFacts>;
  readonly isOwnerGone?: true;
  /** The name of another story, whose person this one's is. */
  readonly sameAs?: string;
};

const premium = { tier: 'premium', amountPence: 999 } as const;

/** Each is £4.99 a month, but where it says Premium. */
export const stories: Record<string, Story> = {
  'in a trial': {
    states: [['trialing', noon('11-10')]],
    facts: { trialEnd: noon('11-24') },
  },
  'trial became paid': {
    states: [
      ['trialing', noon('10-20')],
      ['active', noon('11-03')],
    ],
    facts: { trialEnd: noon('11-03') },
  },
  'trial left unpaid': {
    states: [
      ['trialing', noon('10-18')],
      ['canceled', noon('11-01')],
    ],
    facts: { trialEnd: noon('11-01'), endedAt: noon('11-01') },
  },
  'paid for long': { states: [['active', noon('01-01')]] },
  'paid, then refunded': { states: [['active', noon('02-02')]] },
  'extended by staff': {
    states: [
      ['trialing', noon('05-18')],
      ['active', noon('06-01')],
      ['trialing', noon('10-25')],
    ],
    facts: { trialEnd: noon('06-01'), extendedUntil: noon('12-01') },
  },
  '20 days late, Premium': {
    states: [
      ['active', noon('05-01'), premium],
      ['past_due', daysAgo(20), premium],
    ],
    facts: { pastDueSince: daysAgo(20) },
  },
  '22 days late': {
    states: [
      ['active', noon('05-01')],
      ['past_due', daysAgo(22)],
      ['past_due', noon('11-01'), { endsAt: noon('12-01') }],
    ],
    facts: { pastDueSince: daysAgo(22) },
  },
  'set to end in December': {
    states: [
      ['active', noon('04-01')],
      ['active', noon('11-01'), { endsAt: noon('12-01') }],
    ],
  },
  'set to end yesterday, of which Stripe has not told': {
    states: [
      ['active', noon('04-01')],
      ['active', noon('10-20'), { endsAt: noon('11-14') }],
    ],
  },
  'ended in November': {
    states: [
      ['active', noon('03-01')],
      ['canceled', noon('11-05')],
    ],
    facts: { endedAt: noon('11-05') },
  },
  'ended in September': {
    states: [
      ['active', noon('03-01')],
      ['canceled', noon('09-01')],
    ],
    facts: { endedAt: noon('09-01') },
  },
  'whose owner deleted their account': {
    states: [
      ['active', noon('03-01')],
      ['canceled', noon('11-02')],
    ],
    facts: { endedAt: noon('11-02') },
    isOwnerGone: true,
  },
  'changed to Premium': {
    states: [
      ['active', noon('02-01')],
      ['active', noon('11-08'), premium],
    ],
  },
  'left in October': {
    states: [
      ['active', noon('02-01')],
      ['canceled', noon('10-25')],
    ],
    facts: { endedAt: noon('10-25') },
  },
  'came back in November': { states: [['active', noon('11-01')]], sameAs: 'left in October' },
  'of somebody who is suspended': {
    states: [
      ['active', noon('03-01')],
      ['active', noon('11-10'), { endsAt: noon('12-10') }],
    ],
  },
  'never paid for the first time': { states: [['incomplete', noon('11-14')]] },
  'never paid, and given up': {
    states: [
      ['incomplete', noon('10-20')],
      ['incomplete_expired', noon('10-21')],
    ],
  },
  'never paid, and its owner is gone': {
    states: [
      ['incomplete', noon('10-20')],
      ['canceled', noon('10-20')],
    ],
    isOwnerGone: true,
  },
};

export async function tell(
  { db }: { readonly db: Database },
  stripeAccountId: number,
  told: Readonly<Record<string, Story>>,
): Promise<ReadonlyMap<string, number>> {
  const people = new Map<string, number>();
  for (const [index, [name, { states, facts, isOwnerGone, sameAs }]] of Object.entries(
    told,
  ).entries()) {
    const username = `of-${stripeAccountId}-${index}`;
    const email = `${username}@example.com`;
    const userId =
      people.get(sameAs ?? '') ??
      (await insertUser(db, { username, email, passwordHash: 'none', now })).id;
    people.set(name, userId);
    const [first, ...others] = states.map(([status, since, changes]) => ({
      ...{ status, since, tier: 'basic' as const, amountPence: 499, endsAt: null },
      ...changes,
    }));
    if (first === undefined) throw new Error(`${name} has no state`);
    await storePast(
      db,
      {
        ...{ stripeAccountId, userId: isOwnerGone ? null : userId, trialEnd: null },
        ...{ extendedUntil: null, endedAt: null, pastDueSince: null },
        ...facts,
      },
      [first, ...others],
    );
  }
  return people;
}
