import { describe, expect, it } from 'vitest';
import { anOwnPlan, aSubscription } from '../builders.fixture.ts';
import { offerOf, offersTrial, type PlanFacts } from './offer-rules.ts';

type Case = {
  readonly when: string;
  readonly facts: PlanFacts;
  /** What the cards of Free, Basic and Premium offer: the action, and what is said above it. */
  readonly cards: readonly [string, string, string];
};

const free = anOwnPlan({ tier: 'free', source: 'free', has_trial: true });
const had = anOwnPlan({ tier: 'free', source: 'free' });
const basic = anOwnPlan({ tier: 'basic', source: 'subscription' });
const premium = anOwnPlan({ tier: 'premium', source: 'subscription' });
const ofBasic = { plan_type: 'basic', current_amount: 4.99 } as const;
const open = {
  amount: 3.12,
  currency: 'GBP',
  url: 'https://pay.example/1',
  new_plan_type: null,
  expires_at: null,
};
const staysFree = 'It costs nothing, and it stays free.';
const comeBack = 'Cancel your plan to come back to this one. Your debts stay. [Go to cancelling]';
const seesCost = 'You see what it costs today before you confirm.';

const cases: readonly Case[] = [
  {
    when: 'nothing was ever bought',
    facts: { own: free, subscription: null },
    cards: [staysFree, '[trial]', '[trial]'],
  },
  {
    when: 'the trial was had',
    facts: { own: had, subscription: null },
    cards: [staysFree, '[subscribe]', '[subscribe]'],
  },
  {
    when: 'the trial runs',
    facts: {
      own: basic,
      subscription: aSubscription({ ...ofBasic, trial_end: '2027-03-05T10:00:00.000Z' }),
    },
    cards: [comeBack, 'Free until 5 March 2027, then £4.99 a month.', `${seesCost} [upgrade]`],
  },
  {
    when: 'Premium is paid for',
    facts: { own: premium, subscription: aSubscription() },
    cards: [comeBack, `${seesCost} [change]`, 'It renews on 5 March 2027, at £9.99 a month.'],
  },
  {
    when: 'the plan is set to end',
    facts: {
      own: basic,
      subscription: aSubscription({
        ...ofBasic,
        cancel_at_period_end: true,
        end_date: '2027-03-05T10:00:00.000Z',
      }),
    },
    cards: [
      '',
      'You have this plan until 5 March 2027. Nothing more will be charged. [Keep Basic]',
      'Your Basic Plan is set to end. Keep it before you change to this one.',
    ],
  },
  {
    when: 'a payment is late',
    facts: {
      own: premium,
      subscription: aSubscription({
        status: 'past_due',
        past_due_until: '2027-03-26T10:00:00.000Z',
        payment_to_finish: open,
      }),
    },
    cards: [
      comeBack,
      'You can change to this plan once your open payment is done.',
      'The last payment did not go through. If it is not paid, your plan stops on 26 March 2027 at the latest. [Finish payment]',
    ],
  },
  {
    when: 'a payment is so late that the plan has stopped',
    facts: {
      own: had,
      subscription: aSubscription({
        status: 'past_due',
        past_due_until: '2027-02-10T10:00:00.000Z',
        payment_to_finish: open,
      }),
    },
    cards: [
      staysFree,
      'You can change to this plan once your open payment is done.',
      'The last payment did not go through. Your paid plan has stopped, and goes on once it is paid. [Finish payment]',
    ],
  },
  {
    when: 'a change waits for its payment',
    facts: {
      own: basic,
      subscription: aSubscription({
        ...ofBasic,
        payment_to_finish: {
          ...open,
          new_plan_type: 'premium',
          expires_at: '2027-02-21T09:00:00.000Z',
        },
      }),
    },
    cards: [
      comeBack,
      '',
      'This change waits for your payment of £3.12 until 21 February 2027. Your plan is as it was. [Finish payment]',
    ],
  },
  {
    when: 'the first payment is open',
    facts: {
      own: had,
      subscription: aSubscription({ ...ofBasic, status: 'incomplete', payment_to_finish: null }),
    },
    cards: [
      staysFree,
      'The first payment has not gone through yet. [See the payment]',
      'You can change to this plan once your open payment is done.',
    ],
  },
  {
    when: 'the team has given Premium for a time',
    facts: {
      own: anOwnPlan({
        tier: 'premium',
        source: 'grant',
        granted_until: '2027-04-01T10:00:00.000Z',
        has_trial: true,
      }),
      subscription: null,
    },
    cards: ['', '[trial]', 'Given by our team until 1 April 2027. [trial]'],
  },
  {
    when: 'the team has given Premium beside a Basic that is paid for',
    facts: {
      own: anOwnPlan({ tier: 'premium', source: 'grant' }),
      subscription: aSubscription(ofBasic),
    },
    cards: ['', 'It renews on 5 March 2027, at £4.99 a month.', 'Given by our team.'],
  },
  {
    when: 'plans cannot be bought here',
    facts: {
      own: anOwnPlan({ tier: 'free', source: 'free', has_trial: true, is_billing_on: false }),
      subscription: null,
    },
    cards: [staysFree, '', ''],
  },
  {
    when: 'the subscription of a payer could not be fetched',
    facts: { own: basic, subscription: null },
    cards: ['', '', `${seesCost} [upgrade]`],
  },
];

describe('the cards of the plans', () => {
  it.each(cases)('offer what is possible when $when', ({ facts, cards }) => {
    expect([inWords('free', facts), inWords('basic', facts), inWords('premium', facts)]).toEqual(
      cards,
    );
  });

  it('speak of the trial only to those who can have it', () => {
    const offered = cases.filter(({ facts }) => offersTrial(facts)).map(({ when }) => when);
    expect(offered).toEqual(['nothing was ever bought', 'the team has given Premium for a time']);
  });
});

function inWords(card: 'free' | 'basic' | 'premium', facts: PlanFacts): string {
  const { notes, action } = offerOf(card, facts);
  const act = {
    subscribe: action?.kind === 'subscribe' && action.hasTrial ? 'trial' : 'subscribe',
    change: action?.kind === 'change' && action.isUpgrade ? 'upgrade' : 'change',
    manage: action?.kind === 'manage' ? action.label : '',
  };
  return [...notes, ...(action === null ? [] : [`[${act[action.kind]}]`])].join(' ');
}
