/** What cancelling means for the person who is about to: until when they keep what, and what is still charged. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { billingMailTexts } from '@debt-payoff/contract/texts/billing-mails';
import { formatDay } from '../../words/dates.ts';
import type { OwnPlan, SubscriptionState } from '../queries.ts';
import { labelOf } from './management-words.ts';

const { cancellation: texts } = billingTexts;
const { next } = billingMailTexts;

/** At the end of the period, or at once with money back. */
export type CancelManner = 'at end' | 'with refund';

export type CancelWords = { readonly question: string; readonly facts: readonly string[] };

/** The spec's question speaks of what is lost at the end of the period: it is asked where that is what happens. */
const shortQuestion = 'Are you sure you want to cancel your subscription?';

export function cancelWords({
  subscription,
  own,
  manner,
}: {
  readonly subscription: SubscriptionView;
  readonly own: OwnPlan;
  readonly manner: CancelManner;
}): CancelWords {
  const grant = grantSentence(own);
  const saved = own.source === 'grant' ? grant : [freeSentence];
  const { refund_offer: offer, status } = subscription;
  const plan = labelOf(subscription.plan_type);
  if (manner === 'with refund' && offer !== null) {
    return {
      question: shortQuestion,
      facts: [
        `${formatPounds(offer.amount)} goes back to the card that you paid with. ${texts.refundTakes}`,
        `Your ${plan} ends at once. ${next.nothing}`,
        ...saved,
      ],
    };
  }
  if (status === 'incomplete') {
    return {
      question: shortQuestion,
      facts: [`Your ${plan} has not started. It ends at once, and nothing is charged.`, ...saved],
    };
  }
  if (status === 'active') {
    return {
      question: own.source === 'grant' ? shortQuestion : texts.confirm,
      facts: [keptSentence(subscription), ...saved],
    };
  }
  return { question: shortQuestion, facts: [...unpaidSentences(subscription), ...saved] };
}

function keptSentence(subscription: SubscriptionView): string {
  const { trial_end: trialEnd, next_billing_date: renewal } = subscription;
  const plan = labelOf(subscription.plan_type);
  if (trialEnd !== null) {
    return `You keep your ${plan} until your free trial ends on ${formatDay(trialEnd)}, and nothing is charged.`;
  }
  const until =
    renewal === null ? 'the end of the time that you have paid for' : formatDay(renewal);
  return `You keep your ${plan} until ${until}. ${next.nothing}`;
}

/** Whether anything has been paid for it is known to the server alone, which then ends it at once. */
function unpaidSentences(subscription: SubscriptionView): readonly string[] {
  const { payment_to_finish: payment, next_billing_date: renewal } = subscription;
  const plan = labelOf(subscription.plan_type);
  const last = renewal === null ? 'it ends' : `it ends on ${formatDay(renewal)} at the latest`;
  const open =
    payment === null || payment.amount === 0
      ? []
      : [
          `The payment of ${formatPounds(payment.amount)} that did not go through stays open until then, and your card may yet be charged for it. ${next.nothingElse}`,
        ];
  return [
    `If you have not paid for your ${plan} yet, it ends at once and nothing is charged. Otherwise it does not renew: ${last}.`,
    ...open,
  ];
}

const { portfolioLimit, debtLimit } = plans.free;
const freeSentence = `What you have saved stays. Without a subscription there is the free plan, with ${portfolioLimit} portfolio and ${debtLimit} debts, and without exports and payment reminders.`;

function grantSentence(own: OwnPlan): readonly string[] {
  const { tier, granted_until: until } = own;
  const lasts = until === null ? '' : ` until ${formatDay(until)}`;
  return [`You still have the ${labelOf(tier)} that our team has given you${lasts}.`];
}

/** After the reply was lost: what to say where it was cancelled all the same, null where it was not. */
export function cancelledMessage(
  { subscription, ended }: SubscriptionState,
  manner: CancelManner,
): string | null {
  if (subscription === null) {
    if (ended === null) return null;
    return manner === 'with refund'
      ? 'Your subscription has ended. We will tell you by email what goes back to your card.'
      : 'Your subscription has ended.';
  }
  const isDone = manner === 'at end' && subscription.cancel_at_period_end;
  return isDone ? texts.succeeded : null;
}
