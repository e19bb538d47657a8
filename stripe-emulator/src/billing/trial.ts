/** The end of a trial, and the notice three days before it. */
import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionInternal } from '../store/billing-internals.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { nextBoundary } from './periods.ts';

const yearsMax = 2;
const noticeSeconds = 3 * 24 * 60 * 60;

export function requireTrialEnd(trialEnd: number, now: number, param = 'trial_end'): void {
  if (trialEnd <= now) {
    throw invalidRequest('The end of the trial must be in the future.', { param });
  }
  if (trialEnd > nextBoundary(now, { interval: 'year', interval_count: yearsMax }, now)) {
    throw invalidRequest(`A trial can end at most ${yearsMax} years from now.`, { param });
  }
}

/** Null where there is no trial, or where it has been told. */
export function trialNoticeTime(
  { status, trial_end }: Subscription,
  { toldTrialEnd }: SubscriptionInternal,
): number | null {
  if (status !== 'trialing' || trial_end === null || toldTrialEnd === trial_end) return null;
  return trial_end - noticeSeconds;
}

/** At once for a trial of less than three days. */
export async function tellOfTrialEnd(tx: Transaction, id: string): Promise<void> {
  const subscription = await tx.get('subscription', id);
  const internal = await tx.internal('subscription', id);
  const now = await tx.now(subscription.test_clock);
  const at = trialNoticeTime(subscription, internal);
  if (at === null || at > now) return;
  const { trial_end: toldTrialEnd } = subscription;
  await tx.update('subscription', subscription, { ...internal, toldTrialEnd });
  const type = 'customer.subscription.trial_will_end';
  await tx.emit({ type, object: subscription, now });
}

/** Whether the trial ends with the subscription, because nobody left a card. */
export async function endsWithoutCard(
  tx: Transaction,
  subscription: Subscription,
): Promise<boolean> {
  if (subscription.trial_settings.end_behavior.missing_payment_method !== 'cancel') return false;
  if (subscription.default_payment_method !== null) return false;
  const customer = await tx.get('customer', subscription.customer);
  return customer.invoice_settings.default_payment_method === null;
}
