/** The facts of a subscription as its mails write them. */
import { formatPence } from '@debt-payoff/contract/money';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import { billingMailTexts as texts } from '@debt-payoff/contract/texts/billing-mails';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { formatMailDate, formatMailDay } from '../../mail/mail-days.ts';
import type { MailContent } from '../../mail/mail-layout.ts';
import { lastRefundDay } from '../refund-days.ts';

/** Everything that a mail says but to whom. */
export type MailWords = Omit<MailContent, 'greeting' | 'closing'> & { readonly subject: string };

/** Whole addresses of our pages. */
export type MailPages = {
  readonly site: string;
  readonly manage: string;
  readonly plans: string;
  readonly terms: string;
  readonly debtHelp: string;
};

export function planOf(tier: TierName): string {
  return plans[tier].label;
}

/** '£4.99 a month, including any VAT' */
export function priceOf(amountPence: number): string {
  return texts.monthlyPrice(formatPence(amountPence));
}

/** While a real trial lasts: its end. */
export function runningTrialEnd(row: SubscriptionRow): Date | null {
  return row.status === 'trialing' && !isPaidFor(row) ? row.trialEnd : null;
}

/** Or given by staff after it had been, which is a trial to the provider alone. */
export function isPaidFor({ status, extendedUntil }: SubscriptionRow): boolean {
  return status === 'active' || (status === 'trialing' && extendedUntil !== null);
}

/** The last of the 14 days after subscribing. */
export function lastDayToLeave({ startedAt }: SubscriptionRow): string {
  return formatMailDay(lastRefundDay(startedAt));
}

export function refundRule({ startNowAt }: SubscriptionRow): string {
  return startNowAt === null ? texts.refund.inFull : texts.refund.inProportion;
}

/** How it goes on, and how to leave; or when it ends, and what is still charged. */
export function whatComesNext(row: SubscriptionRow): string[] {
  const { next, howToCancel } = texts;
  if (row.endsAt !== null) return [next.end(formatMailDate(row.endsAt)), ...lastCharges(row)];
  const amount = formatPence(row.amountPence);
  const trialEnd = runningTrialEnd(row);
  const renewal =
    trialEnd === null
      ? next.renewal({ amount, day: formatMailDate(row.periodEnd) })
      : next.trial({ amount, day: formatMailDate(trialEnd) });
  return [...openPayment(row), renewal, howToCancel];
}

/** Of one that is set to end: a payment that is past due is tried again all the same. */
export function lastCharges(row: SubscriptionRow): string[] {
  const { nothing, nothingElse } = texts.next;
  const open = openPayment(row);
  return open.length === 0 ? [nothing] : [...open, nothingElse];
}

function openPayment(row: SubscriptionRow): string[] {
  return isUnpaid(row) ? [texts.next.openPayment(openAmount(row))] : [];
}

export function isUnpaid({ status, openInvoiceId }: SubscriptionRow): boolean {
  return status === 'past_due' && openInvoiceId !== null;
}

export function openAmount({ openInvoicePence, amountPence }: SubscriptionRow): string {
  return formatPence(openInvoicePence ?? amountPence);
}
