/** How long 'Cancel and get a refund' is offered, for the offer itself and for the mails that speak of it. */

import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { addDays, londonDayOf } from '@debt-payoff/contract/days';

/** The day of the start is day 0, whatever the hour. */
export function lastRefundDay(since: Date): string {
  return addDays(londonDayOf(since), billingLimits.refundDays);
}
