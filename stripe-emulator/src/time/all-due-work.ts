/** Which kinds change by time alone: when, and how. */
import { advanceCheckout, checkoutDueTime } from '../billing/checkout-expiry.ts';
import { advanceInvoice, invoiceDueTime } from '../billing/dunning.ts';
import { advanceSubscription, subscriptionDueTime } from '../billing/subscription-steps.ts';
import type { DueTimes } from '../store/due-times.ts';
import type { DueWork } from './due-work.ts';

export const allDueTimes: DueTimes = {
  'checkout.session': checkoutDueTime,
  invoice: invoiceDueTime,
  subscription: subscriptionDueTime,
};

export const allDueWork: DueWork = {
  'checkout.session': advanceCheckout,
  invoice: advanceInvoice,
  subscription: advanceSubscription,
};
