import { expect, it } from 'vitest';
import { writeStanding } from './subscriptions.wire.ts';

const now = new Date('2026-11-14T09:00:00Z');
const periodEnd = new Date('2026-12-14T09:00:00Z');
const end = periodEnd.toISOString();

it.each([
  [{ status: 'active' }, { status: 'active', end_date: null, next_billing_date: end }],
  [{ status: 'past_due' }, { status: 'active', end_date: null, next_billing_date: end }],
  // They live at Stripe, which has stopped collecting for them.
  [{ status: 'unpaid' }, { status: 'active', end_date: null, next_billing_date: null }],
  [{ status: 'paused' }, { status: 'active', end_date: null, next_billing_date: null }],
  [
    { status: 'active', endsAt: periodEnd },
    { status: 'cancelled', end_date: end, next_billing_date: null },
  ],
] as const)(
  'a subscription that is %o stands as %o, on its page and in the record of an act',
  (facts, standing) => {
    expect(writeStanding({ endsAt: null, endedAt: null, periodEnd, ...facts }, now)).toEqual(
      standing,
    );
  },
);
