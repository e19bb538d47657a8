/** Subscriptions, previews and invoices as the calls reply with them: in pounds, and in the words of the product. */
import type {
  listInvoicesCall,
  SubscriptionView,
  subscriptionPreviewCall,
  tierCall,
} from '@debt-payoff/contract/billing';
import type { CallReply } from '@debt-payoff/contract/call';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { TierName } from '@debt-payoff/contract/plans';
import { product } from '@debt-payoff/contract/product';
import {
  isEntitling,
  isPaymentOpen,
  pastDueUntil,
  type SubscriptionRow,
} from '../entitlements/subscription-tier.ts';
import type { OwnTier } from './own-tier.ts';
import type { InvoiceSummary } from './payment-provider.ts';
import type { ShownPreview } from './preview-change.ts';
import type { RefundOffer } from './refund-offer.ts';

const { currency } = product;

export function moneyReply(pence: number) {
  return { amount: poundsFromPence(pence), currency };
}

export function tierReply(own: OwnTier): CallReply<typeof tierCall> {
  return {
    tier: own.tier,
    source: own.source,
    granted_until: written(own.grantedUntil),
    has_trial: own.hasTrial,
    is_billing_on: own.isBillingOn,
  };
}

export function subscriptionReply(
  row: SubscriptionRow,
  { now, refundOffer = null }: { readonly now: Date; readonly refundOffer?: RefundOffer | null },
): SubscriptionView {
  const hasEnded = isOver(row, now);
  const renews = !hasEnded && row.endsAt === null && isEntitling(row.status);
  return {
    plan_type: row.tier,
    status: hasEnded ? 'cancelled' : statusReply(row.status),
    start_date: row.startedAt.toISOString(),
    end_date: written(row.endedAt ?? row.endsAt),
    current_amount: poundsFromPence(row.amountPence),
    current_currency: row.currency.toUpperCase(),
    billing_cycle: row.interval,
    next_billing_date: renews ? row.periodEnd.toISOString() : null,
    cancel_at_period_end: !hasEnded && row.endsAt !== null,
    trial_end: written(hasEnded ? null : trialEndOf(row, now)),
    past_due_until: written(row.status === 'past_due' ? pastDueUntil(row.pastDueSince) : null),
    payment_to_finish: hasEnded ? null : paymentToFinishReply(row),
    refund_offer:
      refundOffer === null
        ? null
        : { ...moneyReply(refundOffer.amountPence), until: refundOffer.window.until },
  };
}

function isOver({ status, endsAt }: SubscriptionRow, now: Date): boolean {
  return status === 'canceled' || (endsAt !== null && endsAt <= now);
}

function statusReply(status: string): string {
  return status === 'trialing' ? 'active' : status;
}

/** Days that staff have added after it was paid for are none. */
function trialEndOf({ status, trialEnd }: SubscriptionRow, now: Date): Date | null {
  return status === 'trialing' && trialEnd !== null && trialEnd > now ? trialEnd : null;
}

/** An invoice that is open for a moment while it is charged waits for nobody. */
function paymentToFinishReply(row: SubscriptionRow): SubscriptionView['payment_to_finish'] {
  if (row.openInvoiceId === null) return null;
  if (!isPaymentOpen(row)) return null;
  return {
    ...moneyReply(row.openInvoicePence ?? 0),
    url: row.openInvoiceUrl,
    new_plan_type: row.pendingTier,
    expires_at: written(row.pendingUntil),
  };
}

/** What a refusal carries, so that the payment can be finished from there. */
export function paymentToFinishExtra(row: SubscriptionRow) {
  return {
    invoice_url: row.openInvoiceUrl,
    expires_at: written(row.pendingUntil),
    ...moneyReply(row.openInvoicePence ?? 0),
  };
}

export function previewReply({
  current,
  price,
  stored,
  nextBillingAt,
  validUntil,
}: ShownPreview): CallReply<typeof subscriptionPreviewCall> {
  return {
    current_plan: planReply(current),
    new_plan: planReply(price),
    proration: moneyReply(stored.prorationPence),
    due_today: moneyReply(stored.dueTodayPence),
    next_billing_date: nextBillingAt.toISOString(),
    valid_until: validUntil.toISOString(),
  };
}

function planReply({ tier, amountPence }: { tier: TierName; amountPence: number }) {
  return { type: tier, ...moneyReply(amountPence) };
}

export function invoicesReply(
  invoices: readonly InvoiceSummary[],
): CallReply<typeof listInvoicesCall> {
  return {
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      date: invoice.createdAt.toISOString(),
      total: poundsFromPence(invoice.totalPence),
      paid: poundsFromPence(invoice.paidPence),
      refunded: poundsFromPence(invoice.refundedPence),
      currency: invoice.currency.toUpperCase(),
      url: invoice.pageUrl,
      pdf_url: invoice.pdfUrl,
    })),
  };
}

function written(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}
