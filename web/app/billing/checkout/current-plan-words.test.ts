import { expect, it } from 'vitest';
import { anOwnPlan, aSubscription } from '../builders.fixture.ts';
import { type KnownPlan, planSentences, refundSentence } from './current-plan-words.ts';

const free = anOwnPlan({ tier: 'free', source: 'free' });
const none = { subscription: null, ended: null };
const end = '2027-03-05T10:00:00.000Z';

const cases: readonly [KnownPlan, string][] = [
  [{ own: free, state: none }, 'You are on the Free Plan.'],
  [
    { own: anOwnPlan(), state: { subscription: aSubscription(), ended: null } },
    'You are on the Premium Plan. It renews on 5 March 2027, at £9.99 a month.',
  ],
  [
    { own: anOwnPlan(), state: { subscription: aSubscription({ trial_end: end }), ended: null } },
    'You are on the Premium Plan. It is free until 5 March 2027. Then it costs £9.99 a month, until you cancel.',
  ],
  [
    {
      own: anOwnPlan(),
      state: {
        subscription: aSubscription({ cancel_at_period_end: true, end_date: end }),
        ended: null,
      },
    },
    'You have the Premium Plan until 5 March 2027. Nothing more will be charged.',
  ],
  [
    {
      own: anOwnPlan(),
      state: {
        subscription: aSubscription({ status: 'past_due', past_due_until: end }),
        ended: null,
      },
    },
    'The last payment for your Premium Plan did not go through. If it is not paid, your plan stops on 5 March 2027 at the latest.',
  ],
  [
    {
      own: free,
      state: {
        subscription: aSubscription({ status: 'past_due', past_due_until: end }),
        ended: null,
      },
    },
    'The last payment for your Premium Plan did not go through. Your paid plan has stopped, and goes on once it is paid.',
  ],
  [
    {
      own: free,
      state: { subscription: null, ended: aSubscription({ status: 'cancelled', end_date: end }) },
    },
    'Your Premium Plan ended on 5 March 2027. You are on the Free Plan.',
  ],
  [
    { own: anOwnPlan({ source: 'grant', granted_until: end }), state: none },
    'Our team has given you the Premium Plan until 5 March 2027.',
  ],
];

it.each(cases)('says what is so and no more (%#)', (known, said) => {
  expect(planSentences(known).join(' ')).toBe(said);
});

it('a refund is said only where a receipt of that plan shows it', () => {
  const ended = aSubscription({ start_date: '2027-01-05T10:00:01.000Z' });
  const own = { date: '2027-01-05T10:00:00.000Z', refunded: 9.99 };
  const older = { date: '2026-06-05T10:00:00.000Z', refunded: 4.99 };
  expect(refundSentence(ended, [own, older])).toMatch(/^£9\.99 goes back to your card\./);
  expect(refundSentence(ended, [{ ...own, refunded: 0 }, older])).toBeNull();
});
