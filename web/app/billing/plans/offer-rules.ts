/** What a plan's card says and offers, by how things stand. The server refuses whatever is not offered here. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, type TierName, tiers } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { formatDay } from '../../words/dates.ts';
import { latePlanSentences } from '../late-plan-words.ts';
import type { OwnPlan } from '../queries.ts';

export type PlanFacts = {
  readonly own: OwnPlan;
  /** Null where none lives, and where it could not be told. */
  readonly subscription: SubscriptionView | null;
};

export type OfferAction =
  | { readonly kind: 'subscribe'; readonly hasTrial: boolean }
  | { readonly kind: 'change'; readonly isUpgrade: boolean }
  /** Leads to the management page. */
  | { readonly kind: 'manage'; readonly label: string };

export type Offer = { readonly notes: readonly string[]; readonly action: OfferAction | null };

export function offerOf(card: TierName, facts: PlanFacts): Offer {
  const { notes, action } = offerFor(card, facts);
  const grant = grantNote(card, facts.own);
  return { notes: grant === null ? notes : [grant, ...notes], action };
}

/** Only those who can still have it read of the trial. */
export function offersTrial(facts: PlanFacts): boolean {
  return tiers.some((tier) => {
    const { action } = offerOf(tier, facts);
    return action?.kind === 'subscribe' && action.hasTrial;
  });
}

function offerFor(card: TierName, facts: PlanFacts): Offer {
  const { own, subscription } = facts;
  if (card === 'free') return freeOffer(facts);
  if (!own.is_billing_on) return nothing;
  if (subscription !== null) return subscriberOffer(card, { own, subscription });
  if (own.source === 'subscription') return card === own.tier ? nothing : change(own.tier, card);
  return { notes: [], action: { kind: 'subscribe', hasTrial: own.has_trial } };
}

const nothing: Offer = { notes: [], action: null };

function freeOffer({ own, subscription }: PlanFacts): Offer {
  if (own.tier === 'free') return { notes: ['It costs nothing, and it stays free.'], action: null };
  if (subscription === null || subscription.cancel_at_period_end) return nothing;
  // What the team has given stays when their own subscription ends.
  if (own.source === 'grant') return nothing;
  return {
    notes: ['Cancel your plan to come back to this one. Your debts stay.'],
    action: own.is_billing_on ? { kind: 'manage', label: 'Go to cancelling' } : null,
  };
}

type SubscriberFacts = PlanFacts & { readonly subscription: SubscriptionView };

function subscriberOffer(card: TierName, facts: SubscriberFacts): Offer {
  const { subscription: view } = facts;
  if (view.payment_to_finish !== null || view.status !== 'active') return unpaidOffer(card, facts);
  if (view.cancel_at_period_end) return endingOffer(card, view);
  if (card === view.plan_type) return { notes: [renewalNote(view)], action: null };
  // Nobody is asked to pay for what they have been given.
  if (isGranted(card, facts.own)) return nothing;
  return change(view.plan_type, card);
}

function change(from: TierName, to: TierName): Offer {
  const isUpgrade = plans[to].pricePence > plans[from].pricePence;
  const note = 'You see what it costs today before you confirm.';
  return { notes: [note], action: { kind: 'change', isUpgrade } };
}

/** The card of what the open payment is for leads to it; the other waits. */
function unpaidOffer(card: TierName, facts: SubscriberFacts): Offer {
  const { subscription: view } = facts;
  const { payment_to_finish: payment, plan_type: plan } = view;
  const paidFor = payment?.new_plan_type ?? plan;
  if (card === paidFor) {
    return {
      notes: unpaidNotes(facts),
      action: { kind: 'manage', label: payment === null ? 'See the payment' : 'Finish payment' },
    };
  }
  if (card === plan) return nothing;
  return { notes: ['You can change to this plan once your open payment is done.'], action: null };
}

function unpaidNotes({ own, subscription: view }: SubscriberFacts): string[] {
  const { payment_to_finish: payment } = view;
  if (payment !== null && payment.new_plan_type !== null) {
    const before = payment.expires_at === null ? '' : ` until ${formatDay(payment.expires_at)}`;
    const amount = formatPounds(payment.amount);
    return [`This change waits for your payment of ${amount}${before}. Your plan is as it was.`];
  }
  if (view.status === 'incomplete') return ['The first payment has not gone through yet.'];
  return ['The last payment did not go through.', ...latePlanSentences(view, own)];
}

function endingOffer(card: TierName, view: SubscriptionView): Offer {
  const { plan_type: plan, end_date: end } = view;
  const day = end === null ? 'the end of the month that you paid for' : formatDay(end);
  if (card === plan) {
    return {
      notes: [`You have this plan until ${day}. ${billingTexts.nothingMoreCharged}`],
      action: { kind: 'manage', label: `Keep ${plans[plan].name}` },
    };
  }
  return {
    notes: [`Your ${plans[plan].label} is set to end. Keep it before you change to this one.`],
    action: null,
  };
}

function renewalNote({
  trial_end: trialEnd,
  next_billing_date: next,
  current_amount,
}: SubscriptionView): string {
  const price = formatPounds(current_amount);
  if (trialEnd !== null) return `Free until ${formatDay(trialEnd)}, then ${price} a month.`;
  // The price, and not what is charged then: credit comes off it.
  return next === null
    ? `${price} a month.`
    : `It renews on ${formatDay(next)}, at ${price} a month.`;
}

function grantNote(card: TierName, own: OwnPlan): string | null {
  if (!isGranted(card, own)) return null;
  const until = own.granted_until;
  return until === null ? 'Given by our team.' : `Given by our team until ${formatDay(until)}.`;
}

function isGranted(card: TierName, { source, tier }: OwnPlan): boolean {
  return source === 'grant' && tier === card;
}
