/** What a checkout costs: today, each period, and when its trial is over. */
import type { Customer } from '../objects/customer.ts';
import type { CheckoutTerms } from '../store/checkout-terms.ts';
import { daySeconds } from './periods.ts';

export function hasTrial({ subscription }: CheckoutTerms): boolean {
  return subscription.trialPeriodDays !== null || subscription.trialEnd !== null;
}

/** Days of trial count from the moment of completion, not from that of the session's creation. */
export function trialEndAt({ subscription }: CheckoutTerms, now: number): number | null {
  const { trialEnd, trialPeriodDays } = subscription;
  return trialPeriodDays === null ? trialEnd : now + trialPeriodDays * daySeconds;
}

/** For one period. */
export function periodAmount({ items }: CheckoutTerms): number {
  return items.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
}

/** Before the customer's credit. */
export function amountToday(terms: CheckoutTerms): number {
  return hasTrial(terms) ? 0 : periodAmount(terms);
}

/** Negative is credit of the customer, positive is debt; both count when something is charged. */
export function amountDueToday(terms: CheckoutTerms, customer: Customer | null): number {
  const amount = amountToday(terms);
  return amount === 0 ? 0 : Math.max(0, amount + (customer?.balance ?? 0));
}
