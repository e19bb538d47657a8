import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { describe, expect, it } from 'vitest';
import { anOwnPlan, aSubscription } from '../builders.fixture.ts';
import type { OwnPlan } from '../queries.ts';
import { type CancelManner, cancelledMessage, cancelWords } from './cancel-words.ts';

const short = 'Are you sure you want to cancel your subscription?';
const { confirm, succeeded } = billingTexts.cancellation;
const offer = { amount: 7.45, currency: 'GBP', until: '2027-03-14' };
const openPayment = {
  amount: 9.99,
  currency: 'GBP',
  url: null,
  new_plan_type: null,
  expires_at: null,
};

type Case = readonly [
  state: string,
  subscription: Partial<SubscriptionView>,
  own: Partial<OwnPlan>,
  manner: CancelManner,
  question: string,
  firstFact: string,
];

const cases: readonly Case[] = [
  [
    'a plan that is paid for stays until the end of its month',
    {},
    {},
    'at end',
    confirm,
    'You keep your Premium Plan until 5 March 2027. Nothing more will be charged.',
  ],
  [
    'a trial stays until its end, and costs nothing',
    { trial_end: '2027-03-05T10:00:00.000Z' },
    {},
    'at end',
    confirm,
    'You keep your Premium Plan until your free trial ends on 5 March 2027, and nothing is charged.',
  ],
  [
    'with a refund it ends at once',
    { refund_offer: offer },
    {},
    'with refund',
    short,
    '£7.45 goes back to the card that you paid with. Banks usually take 5 to 10 working days to show it.',
  ],
  [
    'one that is past due may end sooner, and promises nothing about the open payment',
    { status: 'past_due', payment_to_finish: openPayment },
    {},
    'at end',
    short,
    'If you have not paid for your Premium Plan yet, it ends at once and nothing is charged. Otherwise it does not renew: it ends on 5 March 2027 at the latest.',
  ],
  [
    'one that has not started costs nothing',
    { status: 'incomplete', next_billing_date: null },
    { tier: 'free', source: 'free' },
    'at end',
    short,
    'Your Premium Plan has not started. It ends at once, and nothing is charged.',
  ],
  [
    'beside a grant nothing is lost',
    { plan_type: 'basic' },
    { source: 'grant' },
    'at end',
    short,
    'You keep your Basic Plan until 5 March 2027. Nothing more will be charged.',
  ],
];

describe('before cancelling', () => {
  it.each(cases)('%s', (_, facts, ownFacts, manner, question, firstFact) => {
    const subscription = aSubscription(facts);
    const words = cancelWords({ subscription, own: anOwnPlan(ownFacts), manner });
    expect([words.question, words.facts[0]]).toEqual([question, firstFact]);
  });

  it('a payment that is open is said to be one that may yet be charged', () => {
    const subscription = aSubscription({ status: 'past_due', payment_to_finish: openPayment });
    const { facts } = cancelWords({ subscription, own: anOwnPlan({}), manner: 'at end' });
    expect(facts[1]).toBe(
      'The payment of £9.99 that did not go through stays open until then, and your card may yet be charged for it. Nothing else will be charged.',
    );
  });

  it('a grant is said to stay, and else what the free plan holds', () => {
    const last = (own: OwnPlan) =>
      cancelWords({ subscription: aSubscription(), own, manner: 'at end' }).facts.at(-1);
    expect(last(anOwnPlan({ source: 'grant', granted_until: '2027-06-01T10:00:00.000Z' }))).toBe(
      'You still have the Premium Plan that our team has given you until 1 June 2027.',
    );
    expect(last(anOwnPlan({}))).toContain('What you have saved stays.');
  });
});

describe('after the reply to a cancellation was lost', () => {
  const set = aSubscription({ cancel_at_period_end: true });
  it.each([
    ['it is set to end', { subscription: set, ended: null }, 'at end', succeeded],
    ['it goes on', { subscription: aSubscription(), ended: null }, 'at end', null],
    [
      'it was set to end before, and not refunded',
      { subscription: set, ended: null },
      'with refund',
      null,
    ],
    [
      'it has ended with a refund',
      { subscription: null, ended: set },
      'with refund',
      'Your subscription has ended. We will tell you by email what goes back to your card.',
    ],
    ['it has ended', { subscription: null, ended: set }, 'at end', 'Your subscription has ended.'],
  ] as const)('%s', (_, state, manner, message) => {
    expect(cancelledMessage(state, manner)).toBe(message);
  });
});
