import { expect, it } from 'vitest';
import { aSubscription, cancelled, expired, inTrial, late } from './builders.fixture.ts';
import { standingOf, statusNote, subscriptionFacts } from './subscription-words.ts';

const extended = { ...inTrial, extended_until: '2026-12-14T09:00:00.000Z' } as const;
const keeps = 'alice keeps access until then, and nothing more is charged.';

it.each([
  [{}, null, 'The next payment, £9.99, is due on 14 December 2026.'],
  [
    inTrial,
    'Free trial until 14 Dec 2026',
    'The first payment, £9.99, is due on 14 December 2026.',
  ],
  [extended, 'Extended to 14 Dec 2026', 'The next payment, £9.99, is due on 14 December 2026.'],
  [
    late,
    'Payment late since 10 Nov 2026',
    'A payment has been late since 10 November 2026. The plan stops on 1 December 2026 at the latest, unless it is paid by then.',
  ],
  [
    { stripe_status: 'unpaid', next_billing_date: null },
    'Unpaid',
    'Stripe no longer collects payments for it, and it gives no access.',
  ],
  [cancelled, null, `It ends on 14 December 2026. ${keeps}`],
  [{ ...cancelled, end_date: null }, null, `It is set to end. ${keeps}`],
  [expired, null, 'It ended on 14 October 2026.'],
  [{ ...expired, end_date: null }, null, 'It has ended.'],
  [{ next_billing_date: null }, null, 'No further payment is due.'],
])('one that is %o has the note %j, and stands so: %s', (given, note, standing) => {
  const subscription = aSubscription(given);
  expect(statusNote(subscription)).toBe(note);
  expect(standingOf(subscription)).toBe(standing);
});

it('lists the days that there are', () => {
  const labels = (given: Parameters<typeof aSubscription>[0]) =>
    subscriptionFacts(aSubscription(given)).map(({ label }) => label);
  const always = ['Email', 'Price', 'Started'];
  expect(labels({})).toEqual([...always, 'Next payment']);
  expect(labels(inTrial)).toEqual([...always, 'Free trial until', 'Next payment']);
  expect(labels(extended)).toEqual([...always, 'Extended to', 'Next payment']);
  expect(labels(late)).toEqual([...always, 'Payment late since', 'Next payment']);
  expect(labels(cancelled)).toEqual([...always, 'Ends on']);
  expect(labels(expired)).toEqual([...always, 'Ended on']);
});
