/** A subscription in figures: its status, its price and its days. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatPounds } from '@debt-payoff/contract/money';
import type { Fact } from '../../ui/fact-list.tsx';
import { formatDay } from '../../words/dates.ts';

export function subscriptionFacts(subscription: SubscriptionView): readonly Fact[] {
  const price = formatPounds(subscription.current_amount);
  const figure = `${price} a ${subscription.billing_cycle}, including any VAT`;
  return [statusOf(subscription), { label: 'Price', figure }, ...daysOf(subscription)];
}

/** For a page that shows the price above them. */
export function factsBesidePrice(subscription: SubscriptionView): readonly Fact[] {
  return [statusOf(subscription), ...daysOf(subscription)];
}

function statusOf({ status }: SubscriptionView): Fact {
  return { label: 'Status', figure: statusLabel(status) };
}

const statusLabels: Readonly<Record<string, string>> = {
  active: 'Active',
  cancelled: 'Cancelled',
  past_due: 'Past due',
};

/** Stripe may have words that we do not know. */
export function statusLabel(status: string): string {
  return statusLabels[status] ?? status;
}

function daysOf(subscription: SubscriptionView): readonly Fact[] {
  const { next_billing_date: renewal, end_date: end, trial_end: trialEnd } = subscription;
  const { past_due_until: unpaidUntil } = subscription;
  return [
    { label: 'Started', figure: formatDay(subscription.start_date) },
    ...(unpaidUntil === null
      ? []
      : [{ label: 'Stops if not paid', figure: `${formatDay(unpaidUntil)} at the latest` }]),
    ...(trialEnd === null ? [] : [{ label: 'Free trial until', figure: formatDay(trialEnd) }]),
    // Whether it renews is open until it is paid.
    ...(renewal === null || unpaidUntil !== null
      ? []
      : [{ label: trialEnd === null ? 'Renews on' : 'First payment', figure: formatDay(renewal) }]),
    ...(end === null ? [] : [{ label: 'Ends on', figure: formatDay(end) }]),
  ];
}
