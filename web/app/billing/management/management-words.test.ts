import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { describe, expect, it } from 'vitest';
import { anOwnPlan, aSubscription } from '../builders.fixture.ts';
import type { OwnPlan } from '../queries.ts';
import { grantNotice, noticesOf, offersOf } from './management-words.ts';
import { statusLabel, subscriptionFacts } from './subscription-facts.ts';

const trial = { trial_end: '2027-03-05T10:00:00.000Z' };
const setToEnd = {
  cancel_at_period_end: true,
  end_date: '2027-03-05T10:00:00.000Z',
  next_billing_date: null,
};
const openPayment = {
  amount: 9.99,
  currency: 'GBP',
  url: 'https://pay.example/1',
  new_plan_type: null,
  expires_at: null,
} as const;
const pastDue = {
  status: 'past_due',
  past_due_until: '2027-02-26T10:00:00.000Z',
  payment_to_finish: openPayment,
} as const;
const pendingChange = {
  plan_type: 'basic',
  current_amount: 4.99,
  payment_to_finish: {
    ...openPayment,
    amount: 3.12,
    new_plan_type: 'premium',
    expires_at: '2027-02-21T09:30:00.000Z',
  },
} as const;
const granted = { source: 'grant', granted_until: '2027-06-01T10:00:00.000Z' } as const;
const basic = { plan_type: 'basic', current_amount: 4.99 } as const;
const refund = { amount: 7.45, currency: 'GBP', until: '2027-03-14' };

type Case = readonly [
  state: string,
  subscription: Partial<SubscriptionView>,
  own: Partial<OwnPlan>,
  titles: readonly string[],
  offered: readonly string[],
];

/** The names of what is offered. */
function offered(subscription: SubscriptionView, own: OwnPlan): string[] {
  const offers = offersOf(subscription, own);
  const keeps = noticesOf({ subscription, own, today: '2027-02-20' }).some(
    ({ canKeep }) => canKeep,
  );
  return [
    ...(offers.upgradeTo === null ? [] : ['upgrade']),
    ...(offers.downgradeTo === null ? [] : ['downgrade']),
    ...(offers.canCancel ? ['cancel'] : []),
    ...(offers.refund === null ? [] : ['refund']),
    ...(keeps ? ['keep'] : []),
    ...(offers.hasPortal ? ['portal'] : []),
  ];
}

const cases: readonly Case[] = [
  ['active on Premium', {}, {}, [], ['downgrade', 'cancel', 'portal']],
  ['active on Basic', basic, { tier: 'basic' }, [], ['upgrade', 'cancel', 'portal']],
  [
    'in the days for a refund',
    { refund_offer: refund },
    {},
    [],
    ['downgrade', 'cancel', 'refund', 'portal'],
  ],
  [
    'in a trial',
    trial,
    {},
    ['Your free trial lasts until 5 March 2027'],
    ['downgrade', 'cancel', 'portal'],
  ],
  ['set to end', setToEnd, {}, ['Your Premium Plan ends on 5 March 2027'], ['keep', 'portal']],
  [
    'a trial that is set to end',
    { ...trial, ...setToEnd },
    {},
    ['Your Premium Plan ends on 5 March 2027'],
    ['keep', 'portal'],
  ],
  [
    'past due',
    pastDue,
    {},
    ['A payment for your Premium Plan did not go through'],
    ['cancel', 'portal'],
  ],
  [
    'past due and set to end',
    { ...pastDue, ...setToEnd },
    {},
    [
      'A payment for your Premium Plan did not go through',
      'Your Premium Plan ends on 5 March 2027 at the latest',
    ],
    ['keep', 'portal'],
  ],
  [
    'with a change that waits for its payment',
    pendingChange,
    { tier: 'basic' },
    ['A payment is waiting for you'],
    ['cancel', 'portal'],
  ],
  [
    'not begun, as its first payment is open',
    { status: 'incomplete', payment_to_finish: openPayment },
    { tier: 'free', source: 'free' },
    ['Your first payment has not gone through yet'],
    ['cancel', 'portal'],
  ],
  [
    'given up after a payment was missed',
    { status: 'unpaid', payment_to_finish: openPayment },
    { tier: 'free', source: 'free' },
    ['A payment for your Premium Plan did not go through'],
    ['cancel', 'portal'],
  ],
  ['in a state that Stripe has added', { status: 'resting' }, {}, [], ['cancel', 'portal']],
  [
    'on Basic beside a grant of Premium',
    basic,
    granted,
    ['Our team has given you the Premium Plan'],
    ['cancel', 'portal'],
  ],
  [
    'where card payments are switched off',
    setToEnd,
    { is_billing_on: false },
    ['Your Premium Plan ends on 5 March 2027', 'Card payments are switched off here'],
    [],
  ],
];

describe('a subscription', () => {
  it.each(cases)('%s', (_, facts, ownFacts, titles, offers) => {
    const subscription = aSubscription(facts);
    const own = anOwnPlan(ownFacts);
    const notices = noticesOf({ subscription, own, today: '2027-02-20' });
    expect(notices.map(({ title }) => title)).toEqual(titles);
    expect(offered(subscription, own)).toEqual(offers);
  });
});

/** What the first notice says. */
function firstNotice(facts: Partial<SubscriptionView>, today = '2027-02-20') {
  const [first] = noticesOf({ subscription: aSubscription(facts), own: anOwnPlan({}), today });
  return first;
}

describe('what is said', () => {
  it('of a trial names the first payment and that leaving before costs nothing', () => {
    expect(firstNotice(trial)?.text).toBe(
      'The first payment of £9.99 is due then, and the same each month after that. Cancel before then and you pay nothing.',
    );
  });

  it('of a late payment names the amount and until when the plan lasts, and leads to it', () => {
    const notice = firstNotice(pastDue);
    expect(notice?.text).toContain('A payment of £9.99 is still open');
    expect(notice?.text).toContain('until 26 February 2027 at the latest');
    expect(notice?.paymentUrl).toBe('https://pay.example/1');
  });

  it('of a late payment whose days are over is that the plan has stopped', () => {
    expect(firstNotice(pastDue, '2027-02-27')?.text).toContain(
      'Your paid plan stopped on 26 February 2027',
    );
  });

  it('of a change that waits names both plans, the amount and the moment until which it waits', () => {
    expect(firstNotice(pendingChange)?.text).toBe(
      'Your change from the Basic Plan to the Premium Plan waits for a payment of £3.12, which your bank declined or asks you to confirm. You can finish it until 21 February 2027 at 09:30. If you no longer want the change, you need not do anything: you keep the Basic Plan, and nothing is charged for the change.',
    );
  });

  it('of a plan that is set to end while a payment is open does not promise that nothing is charged', () => {
    const texts = noticesOf({
      subscription: aSubscription({ ...pastDue, ...setToEnd }),
      own: anOwnPlan({}),
      today: '2027-02-20',
    }).map(({ text }) => text);
    expect(texts.join(' ')).not.toContain('Nothing more will be charged');
  });

  it.each([
    [granted.granted_until, 'It lasts until 1 June 2027, and you pay nothing for it.'],
    [null, 'It has no end date, and you pay nothing for it.'],
  ])('of a grant until %s', (until, text) => {
    expect(grantNotice(anOwnPlan({ source: 'grant', granted_until: until }), null)?.text).toBe(
      text,
    );
  });

  it.each([
    [
      'is paid for',
      basic,
      'Your own subscription to the Basic Plan goes on beside it, and costs £4.99 a month until you cancel it.',
    ],
    [
      'is in its trial',
      { ...basic, ...trial },
      'Your own subscription to the Basic Plan goes on beside it, and costs £4.99 a month after its free trial, unless you cancel it.',
    ],
    [
      'is set to end',
      { ...basic, ...setToEnd },
      'Your own subscription to the Basic Plan is set to end.',
    ],
  ])('of a grant beside a subscription that %s', (_, facts, sentence) => {
    const notice = grantNotice(anOwnPlan(granted), aSubscription(facts));
    expect(notice?.text).toBe(
      `It lasts until 1 June 2027, and you pay nothing for it. ${sentence}`,
    );
  });
});

describe('the facts', () => {
  it.each([
    ['active', {}, ['Status: Active', 'Renews on: 5 March 2027']],
    ['trial', trial, ['Free trial until: 5 March 2027', 'First payment: 5 March 2027']],
    ['set to end', setToEnd, ['Ends on: 5 March 2027']],
    [
      'past due',
      pastDue,
      ['Status: Past due', 'Stops if not paid: 26 February 2027 at the latest'],
    ],
  ] as const)('of one that is %s', (_, facts, lines) => {
    const said = subscriptionFacts(aSubscription(facts)).map(
      ({ label, figure }) => `${label}: ${figure}`,
    );
    for (const line of lines) expect(said).toContain(line);
    expect(said).toContain('Price: £9.99 a month, including any VAT');
  });

  it('of one that is past due promise no renewal, which may come after the plan has stopped', () => {
    expect(subscriptionFacts(aSubscription(pastDue)).map(({ label }) => label)).not.toContain(
      'Renews on',
    );
  });

  it('show a state that we do not know as it is', () => {
    expect(['cancelled', 'resting'].map(statusLabel)).toEqual(['Cancelled', 'resting']);
  });
});
