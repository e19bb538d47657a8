/** What becomes of a plan whose payment is late, for pages that say it in a line. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatDay } from '../words/dates.ts';
import type { OwnPlan } from './queries.ts';

/** Stripe may give up sooner than we do, so that the day is the last one and no promise. */
export function latePlanSentences(
  { past_due_until: until }: Pick<SubscriptionView, 'past_due_until'>,
  { source }: Pick<OwnPlan, 'source'>,
): string[] {
  if (source === 'free') return ['Your paid plan has stopped, and goes on once it is paid.'];
  if (source === 'grant' || until === null) return [];
  return [`If it is not paid, your plan stops on ${formatDay(until)} at the latest.`];
}
