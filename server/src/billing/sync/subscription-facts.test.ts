import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { SubscriptionState } from '../../entitlements/subscriptions.store.ts';
import { countNewAndLost, type History, monthlyPence } from '../../testing/paid-times.ts';
import { endedFacts, nextStatesOf } from './subscription-facts.ts';

const now = new Date('2026-11-15T09:00:00.700Z');
const startedAt = new Date('2026-11-01T09:00:00Z');

const row: SubscriptionRow = {
  ...{ id: 1, stripeAccountId: 1, userId: 1, customerId: 'cus_1', subscriptionId: 'sub_1' },
  ...{ status: 'active', tier: 'basic', priceId: 'price_1', amountPence: 499 },
  ...{ currency: 'gbp', interval: 'month', startedAt, periodStart: startedAt, periodEnd: now },
  ...{ trialStart: null, trialEnd: null, extendedUntil: null, endsAt: null, endedAt: null },
  ...{ pastDueSince: null, pendingTier: null, pendingUntil: null, startNowAt: null },
  ...{ openInvoiceId: null, openInvoiceUrl: null, openInvoicePence: null },
  ...{ openInvoiceNeedsAction: false, syncedAt: now },
};
const last: SubscriptionState = {
  ...{ id: 5, subscriptionId: 1, since: startedAt, recordedAt: startedAt },
  ...{ status: 'active', tier: 'basic', amountPence: 499, endsAt: null, position: 3 },
};
const endedAt = new Date('2026-11-15T08:00:00Z');

it('nothing is added where nothing that counts has changed', () => {
  expect(nextStatesOf({ ...row, periodEnd: startedAt }, { last, now })).toEqual([]);
  const ending = { ...row, endsAt: new Date(now) };
  expect(nextStatesOf(ending, { last: { ...last, endsAt: new Date(now) }, now })).toEqual([]);
});

it.each([
  ['its status', { status: 'unpaid' }],
  ['its plan', { tier: 'premium' as const }],
  ['its price', { amountPence: 599 }],
  ['its end', { endsAt: now }],
])('a state is added where %s is another', (_, change) => {
  const states = nextStatesOf({ ...row, ...change }, { last, now });
  expect(states).toMatchObject([{ ...change, since: now, recordedAt: now, position: 4 }]);
});

const pastDueSince = new Date('2026-11-12T10:00:00Z');
const pastDue = { ...row, status: 'past_due', pastDueSince };
const trialEnd = new Date('2026-11-14T09:00:00Z');
const trialing = { ...last, status: 'trialing' };

it.each([
  ['one that begins, with the subscription', row, null, [startedAt]],
  ['a later one, when it is seen', { ...row, status: 'unpaid' }, last, [now]],
  ['an end, when Stripe says', { ...row, status: 'canceled', endedAt }, last, [endedAt]],
  ['a late payment, when it was due', pastDue, last, [pastDueSince]],
  [
    'another plan while a payment is late, when it is seen',
    { ...pastDue, tier: 'premium' as const },
    { ...last, status: 'past_due' },
    [now],
  ],
  ['a trial that turned paid, at its end', { ...row, trialEnd }, trialing, [trialEnd]],
  [
    'what is paid again after an extension, at its end',
    { ...row, extendedUntil: trialEnd },
    trialing,
    [trialEnd],
  ],
  ['a recovery, when it is seen', row, { ...last, status: 'past_due' }, [now]],
  [
    'an end in the second in which the last was seen, not before it',
    { ...row, status: 'canceled', endedAt: new Date('2026-11-15T09:00:00Z') },
    { ...last, since: now },
    [now],
  ],
  [
    'an end that is the first we see, after its beginning',
    { ...row, status: 'canceled', endedAt },
    null,
    [startedAt, endedAt],
  ],
  ['a late payment that is the first we see', pastDue, null, [startedAt, pastDueSince]],
  ['what is unpaid when we first see it', { ...row, status: 'unpaid' }, null, [startedAt, now]],
] satisfies [string, SubscriptionRow, SubscriptionState | null, Date[]][])(
  'a state begins: %s',
  (_, after, before, since) => {
    const states = nextStatesOf(after, { last: before, now });
    expect(states.map((state) => state.since)).toEqual(since);
    expect(states.at(-1)).toMatchObject({ status: after.status, tier: after.tier });
  },
);

it('one that was never paid is not told as if it had been', () => {
  const expired = { ...row, status: 'incomplete_expired', endedAt };
  const states = nextStatesOf(expired, { last: null, now });
  expect(states.map(({ status }) => status)).toEqual(['incomplete', 'incomplete_expired']);
});

describe('the revenue of each day can be told by the history', () => {
  const at = (day: string) => new Date(`2027-${day}T09:00:00Z`);
  const premium = { tier: 'premium', amountPence: 999 } as const;
  const trial = { status: 'trialing', trialStart: at('01-01'), trialEnd: at('01-15') };

  /** As the sync has seen it on these days. */
  function seen(...rows: readonly [day: string, facts: Partial<SubscriptionRow>][]): History {
    const states: Omit<SubscriptionState, 'id'>[] = [];
    let current: SubscriptionRow = { ...row, startedAt: at('01-01') };
    for (const [day, facts] of rows) {
      current = { ...current, ...facts };
      const before = states.at(-1);
      const then = before === undefined ? null : { ...before, id: 0 };
      states.push(...nextStatesOf(current, { last: then, now: at(day) }));
    }
    return { row: current, states };
  }

  const paidTrial = { ...trial, status: 'active' };
  const late = { status: 'past_due', pastDueSince: at('02-01') };

  it.each<[string, History, string, string]>([
    ['paid from the start', seen(['01-01', {}]), '01-01', ''],
    [
      'a trial, seen to be paid two days late',
      seen(['01-01', trial], ['01-17', paidTrial]),
      '01-15',
      '',
    ],
    ['a trial, first seen when it was paid', seen(['03-01', paidTrial]), '01-15', ''],
    [
      'a trial that was cancelled',
      seen(['01-01', trial], ['01-05', { endsAt: at('01-15') }]),
      '',
      '',
    ],
    ['a trial that goes on', seen(['01-01', { ...trial, trialEnd: at('12-31') }]), '12-31', ''],
    ['set to end', seen(['01-01', {}], ['01-20', { endsAt: at('02-01') }]), '01-01', '02-01'],
    [
      'set to end and kept',
      seen(['01-01', {}], ['01-20', { endsAt: at('02-01') }], ['01-25', { endsAt: null }]),
      '01-01',
      '',
    ],
    [
      'ended, seen late',
      seen(['01-01', {}], ['02-09', { status: 'canceled', endedAt: at('02-03') }]),
      '01-01',
      '02-03',
    ],
    [
      'ended, never seen before',
      seen(['02-09', { status: 'canceled', endedAt: at('02-03') }]),
      '01-01',
      '02-03',
    ],
    [
      'a payment that is late for longer than its bound, seen late',
      seen(['01-01', {}], ['02-10', late]),
      '01-01',
      '02-22',
    ],
    [
      'the same, then ended by Stripe',
      seen(['01-01', {}], ['02-10', late], ['03-20', { status: 'canceled', endedAt: at('03-15') }]),
      '01-01',
      '02-22',
    ],
    [
      'a late payment that came',
      seen(['01-01', {}], ['02-01', late], ['02-05', { status: 'active', pastDueSince: null }]),
      '01-01',
      '',
    ],
    [
      'extended after it was paid',
      seen(['01-01', {}], ['01-10', { status: 'trialing', extendedUntil: at('06-01') }]),
      '01-01',
      '',
    ],
    [
      'never paid',
      seen(
        ['01-01', { status: 'incomplete' }],
        ['01-03', { status: 'incomplete_expired', endedAt: at('01-02') }],
      ),
      '',
      '',
    ],
    [
      'of an account that was deleted',
      seen(['01-01', {}], ['02-05', endedFacts({ ...row }, at('02-05'))]),
      '01-01',
      '02-05',
    ],
  ])('%s', (_, history, from, until) => {
    for (const day of [
      '01-01',
      '01-14',
      '01-15',
      '01-31',
      '02-02',
      '02-04',
      '02-21',
      '02-22',
      '05-01',
    ]) {
      const isPaid = from !== '' && day >= from && (until === '' || day < until);
      const sums = monthlyPence([history], at(day));
      expect({ day, sums }).toEqual({ day, sums: new Map(isPaid ? [['basic', 499]] : []) });
    }
    const months = [
      ['01-01', '02-01'],
      ['02-01', '03-01'],
    ] as const;
    for (const [first, next] of months) {
      const isWithin = (day: string) => day >= first && day < next;
      expect(countNewAndLost([history], { from: at(first), until: at(next) })).toEqual({
        new: isWithin(from) ? 1 : 0,
        lost: isWithin(until) ? 1 : 0,
      });
    }
  });

  it('a change of plan counts from when it was made, beside what others pay', () => {
    const histories = [seen(['01-01', {}], ['01-20', premium]), seen(['01-01', {}])];
    expect(monthlyPence(histories, at('01-19'))).toEqual(new Map([['basic', 998]]));
    const both = new Map([
      ['premium', 999],
      ['basic', 499],
    ]);
    expect(monthlyPence(histories, at('01-20'))).toEqual(both);
    expect(countNewAndLost(histories, { from: at('01-02'), until: at('12-31') })).toEqual({
      ...{ new: 0, lost: 0 },
    });
  });
});
