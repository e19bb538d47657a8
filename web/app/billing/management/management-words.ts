/** What the page about a subscription says of it, and what it offers, by the state that it is in. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { londonDayOf } from '@debt-payoff/contract/days';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import { billingMailTexts } from '@debt-payoff/contract/texts/billing-mails';
import { formatDay, formatDayAndTime } from '../../words/dates.ts';
import type { OwnPlan } from '../queries.ts';

const { next, paymentFailed, paymentNeedsYou } = billingMailTexts;

export type ManagementNotice = {
  readonly kind: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Where an open payment is finished. */
  readonly paymentUrl?: string;
  readonly canKeep?: true;
  /** Money may be tight. */
  readonly offersHelp?: true;
};

export type Standing = {
  readonly subscription: SubscriptionView;
  readonly own: OwnPlan;
  /** The day in London. */
  readonly today: string;
};

/** What matters most comes first. */
export function noticesOf(standing: Standing): readonly ManagementNotice[] {
  return [
    openPayment(standing),
    end(standing),
    trial(standing),
    grantNotice(standing.own, standing.subscription),
    billingOff(standing.own),
  ].filter((notice) => notice !== null);
}

function openPayment({ subscription, today }: Standing): ManagementNotice | null {
  const { payment_to_finish: payment, status, past_due_until: until } = subscription;
  const plan = labelOf(subscription.plan_type);
  const open = payment === null ? null : formatPounds(payment.amount);
  const link = payment?.url ? { paymentUrl: payment.url } : {};
  const warning = { kind: 'warning', ...link } as const;
  if (payment !== null && open !== null && payment.new_plan_type !== null) {
    const newPlan = labelOf(payment.new_plan_type);
    const { subject, change, changeUntil } = paymentNeedsYou;
    const { expires_at: end } = payment;
    const last = end === null ? '' : changeUntil({ moment: formatDayAndTime(end), plan });
    return {
      ...warning,
      title: subject,
      text: `${change({ plan, newPlan, amount: open })} ${last}`.trim(),
    };
  }
  if (status === 'past_due') {
    const amount = open === null ? '' : `${next.openPayment(open)} `;
    return {
      ...warning,
      offersHelp: true,
      title: paymentFailed.subject(plan),
      text: `${amount}${pastDueSentence(until, today)}`,
    };
  }
  if (open === null) return null;
  if (status === 'incomplete') {
    return {
      ...warning,
      title: 'Your first payment has not gone through yet',
      text: `Your ${plan} starts once ${open} is paid. If you cancel it instead, nothing is charged.`,
    };
  }
  return {
    ...warning,
    offersHelp: true,
    title: paymentFailed.subject(plan),
    text: `A payment of ${open} is still open. Your paid plan has stopped, and goes on once it is paid. Nothing that you saved is lost.`,
  };
}

function pastDueSentence(until: string | null, today: string): string {
  if (until === null)
    return 'Your paid plan may stop until it is paid. Nothing that you saved is lost.';
  if (londonDayOf(until) >= today) return paymentFailed.until(formatDay(until));
  return `Your paid plan stopped on ${formatDay(until)}, and goes on once it is paid. Nothing that you saved is lost.`;
}

function end({ subscription, own }: Standing): ManagementNotice | null {
  const { cancel_at_period_end: isSetToEnd, end_date: day, status, plan_type: tier } = subscription;
  if (!isSetToEnd || day === null) return null;
  const isUnpaid = status === 'past_due';
  const until = formatDay(day);
  return {
    kind: 'info',
    title: isUnpaid
      ? `Your ${labelOf(tier)} ends on ${until} at the latest`
      : `Your ${labelOf(tier)} ends on ${until}`,
    text: isUnpaid
      ? `It does not renew. ${next.nothingElse} What you have saved stays.`
      : `You keep it until then. ${next.nothing} What you have saved stays.`,
    ...(own.is_billing_on && { canKeep: true }),
  };
}

function trial({ subscription }: Standing): ManagementNotice | null {
  const { trial_end: day, cancel_at_period_end: isSetToEnd, current_amount: amount } = subscription;
  if (day === null || isSetToEnd) return null;
  return {
    kind: 'info',
    title: `Your free trial lasts until ${formatDay(day)}`,
    text: `The first payment of ${formatPounds(amount)} is due then, and the same each month after that. Cancel before then and you pay nothing.`,
  };
}

/** With the subscription that there is beside it. */
export function grantNotice(
  own: OwnPlan,
  subscription: SubscriptionView | null,
): ManagementNotice | null {
  if (own.source !== 'grant') return null;
  const { granted_until: until } = own;
  const lasts = until === null ? 'It has no end date' : `It lasts until ${formatDay(until)}`;
  const beside = subscription === null ? '' : ` ${besideSentence(subscription)}`;
  return {
    kind: 'info',
    title: `Our team has given you the ${labelOf(own.tier)}`,
    text: `${lasts}, and you pay nothing for it.${beside}`,
  };
}

/** Nobody is to go on paying for what they have been given without knowing it. */
function besideSentence(subscription: SubscriptionView): string {
  const { cancel_at_period_end: isSetToEnd, trial_end: trialEnd } = subscription;
  const what = `Your own subscription to the ${labelOf(subscription.plan_type)}`;
  if (isSetToEnd) return `${what} is set to end.`;
  const price = `${formatPounds(subscription.current_amount)} a ${subscription.billing_cycle}`;
  return trialEnd === null
    ? `${what} goes on beside it, and costs ${price} until you cancel it.`
    : `${what} goes on beside it, and costs ${price} after its free trial, unless you cancel it.`;
}

export function billingOff({ is_billing_on: isOn }: OwnPlan): ManagementNotice | null {
  if (isOn) return null;
  return {
    kind: 'info',
    title: 'Card payments are switched off here',
    text: 'Plans cannot be bought, changed or cancelled here at the moment. Your account works as before.',
  };
}

export type Offers = {
  readonly upgradeTo: 'premium' | null;
  readonly downgradeTo: 'basic' | null;
  readonly canCancel: boolean;
  readonly refund: SubscriptionView['refund_offer'];
  readonly hasPortal: boolean;
};

export function offersOf(subscription: SubscriptionView, own: OwnPlan): Offers {
  const { status, plan_type: tier, cancel_at_period_end: isSetToEnd } = subscription;
  const { is_billing_on: isOn } = own;
  const canChange =
    isOn && status === 'active' && !isSetToEnd && subscription.payment_to_finish === null;
  // Nobody is asked to pay for what they have been given.
  const isGranted = own.source === 'grant' && own.tier === 'premium';
  return {
    upgradeTo: canChange && tier === 'basic' && !isGranted ? 'premium' : null,
    downgradeTo: canChange && tier === 'premium' ? 'basic' : null,
    canCancel: isOn && !isSetToEnd,
    refund: isOn ? subscription.refund_offer : null,
    hasPortal: isOn,
  };
}

export function labelOf(tier: TierName): string {
  return plans[tier].label;
}
