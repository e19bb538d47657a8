/** What 'Cancel and get a refund' gives, and until when: by London days, so that a person can count along. */
import { addMonthsToDay, dayNumber, londonDayOf } from '@debt-payoff/contract/days';
import { isEntitling } from '../entitlements/subscription-tier.ts';
import type { Clock } from '../platform/clock.ts';
import type { BillingDeps } from './deps.ts';
import type { Credit, PaidInvoice, ProviderSubscription } from './payment-provider.ts';
import { lastRefundDay } from './refund-days.ts';

/** Of a row of ours or of the provider's own object. */
export type RefundTerms = Pick<
  ProviderSubscription,
  | 'status'
  | 'startedAt'
  | 'trialStart'
  | 'trialEnd'
  | 'extendedUntil'
  | 'periodEnd'
  | 'endedAt'
  | 'startNowAt'
>;

export type RefundWindow = {
  /** From when on what is paid belongs to it. */
  readonly since: Date;
  readonly firstDay: string;
  /** The last day on which it is offered. */
  readonly until: string;
};

/** Each invoice of the window, also one that gives nothing back. */
export type PlannedRefund = Pick<PaidInvoice, 'id' | 'paymentIntentId'> & {
  readonly amountPence: number;
};

export type RefundOffer = {
  readonly amountPence: number;
  readonly window: RefundWindow;
  readonly refunds: readonly PlannedRefund[];
};

/** Null outside of the windows, or where nothing was paid. The provider is asked only inside of one. */
export async function findRefundOffer(
  { payments, clock }: Pick<BillingDeps, 'payments' | 'clock'>,
  subscription: RefundTerms & { readonly subscriptionId: string | null },
): Promise<RefundOffer | null> {
  const { subscriptionId } = subscription;
  const window = findRefundWindow(subscription, clock);
  if (window === null || subscriptionId === null) return null;
  const { provider } = await payments.connect();
  const of = { subscriptionId, since: window.since };
  const [invoices, credit] = await Promise.all([
    provider.listPaidInvoices(of),
    provider.findCredit(of),
  ]);
  const today = clock.today();
  const refunds = planRefunds({ terms: subscription, window, invoices, credit, today });
  const amountPence = refunds.reduce((sum, refund) => sum + refund.amountPence, 0);
  return amountPence === 0 ? null : { amountPence, window, refunds };
}

/** After subscribing where there was no trial, else after the trial turned paid; an extension opens none. */
export function findRefundWindow(terms: RefundTerms, clock: Clock): RefundWindow | null {
  const { status, startedAt, trialStart, trialEnd, endedAt } = terms;
  if (!isEntitling(status) || endedAt !== null) return null;
  const since = trialStart === null || trialEnd === null ? startedAt : trialEnd;
  if (since > clock.now()) return null;
  const firstDay = londonDayOf(since);
  const until = lastRefundDay(since);
  return clock.today() > until ? null : { since, firstDay, until };
}

/**
 * Newest charge first, never more than is left of it. What a cheaper plan has given to a person's credit was for
 * days that they do not use: it goes back whole, and is taken from their credit when it does.
 */
export function planRefunds({
  terms,
  window,
  invoices,
  credit,
  today,
}: {
  readonly terms: RefundTerms;
  readonly window: RefundWindow;
  readonly invoices: readonly PaidInvoice[];
  readonly credit: Credit;
  readonly today: string;
}): PlannedRefund[] {
  const paidPence = invoices.reduce((sum, invoice) => sum + refundablePence(invoice), 0);
  const keptPence = Math.max(0, paidPence - credit.givenPence);
  let leftPence =
    credit.leftPence +
    (terms.startNowAt === null ? keptPence : unusedShare(keptPence, { terms, window, today }));
  return invoices.map((invoice) => {
    const amountPence = Math.min(leftPence, refundablePence(invoice));
    leftPence -= amountPence;
    const { id, paymentIntentId } = invoice;
    return { id, paymentIntentId, amountPence };
  });
}

/** All that is left of each. */
export function planFullRefunds(invoices: readonly PaidInvoice[]): PlannedRefund[] {
  return invoices.map((invoice) => {
    const { id, paymentIntentId } = invoice;
    return { id, paymentIntentId, amountPence: refundablePence(invoice) };
  });
}

function refundablePence({ paidPence, refundedPence }: PaidInvoice): number {
  return Math.max(0, paidPence - refundedPence);
}

/** By whole days: anyone who changes their mind on the first one pays nothing. */
function unusedShare(
  paidPence: number,
  { terms, window, today }: { terms: RefundTerms; window: RefundWindow; today: string },
): number {
  const firstDay = dayNumber(window.firstDay);
  const days = Math.max(1, dayNumber(paidUntil(terms, window)) - firstDay);
  const unused = Math.max(0, days - (dayNumber(today) - firstDay));
  // Half a penny goes up, to the person.
  return Math.floor((2 * paidPence * unused + days) / (2 * days));
}

/** The day on which the paid month ends: days that staff have given are not part of it. */
function paidUntil({ extendedUntil, periodEnd }: RefundTerms, { firstDay }: RefundWindow): string {
  if (extendedUntil === null) return londonDayOf(periodEnd);
  return addMonthsToDay(firstDay, 1);
}
