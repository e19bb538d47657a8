/** Says which notices a change of a subscription calls for. */
import type { TierName } from '@debt-payoff/contract/plans';
import { isEntitling, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { ProviderRefund } from '../payment-provider.ts';
import { isPaidFor } from './mail-facts.ts';
import type { EndReason } from './mail-kinds.ts';

export type SubscriptionChange = {
  /** Null for one that was not known before. */
  readonly before: SubscriptionRow | null;
  readonly after: SubscriptionRow;
  readonly refunds: readonly ProviderRefund[];
  readonly now: Date;
};

export type NoticeSubject =
  | { readonly kind: 'started' | 'trial_turned_paid' | 'cancelled' | 'kept' }
  | { readonly kind: 'payment_failed' | 'payment_needs_you'; readonly invoiceId: string }
  | { readonly kind: 'plan_changed'; readonly formerTier: TierName; readonly tier: TierName }
  | { readonly kind: 'ended'; readonly reason: EndReason }
  | { readonly kind: 'refund_made'; readonly refundId: string; readonly amountPence: number };

export type Notice = NoticeSubject & {
  /** What it is told about once; null where each change is an act of its own. */
  readonly about: string | null;
  /** History is only noted, so that it is never told. */
  readonly isTold: boolean;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What is older when we first hear of it is history. */
const newsMaxMs = 3 * dayMs;
/** The provider charges about an hour after the end of a trial; until then the invoice is a draft. */
const firstChargeMs = hourMs;

export function noticesOf(change: SubscriptionChange): Notice[] {
  const { before, after, now } = change;
  // Anyone who has left hears of that alone.
  if (after.userId === null) return [];
  const isNews = before !== null || isRecent(after.startedAt, now);
  return [
    ...lifeNotices(change).map((notice) => ({ ...notice, isTold: isNews })),
    ...paymentNotices(after).map((notice) => ({ ...notice, isTold: true })),
    ...refundNotices(change).map(({ madeAt, ...notice }) => ({
      ...notice,
      isTold: isNews && isRecent(madeAt, now),
    })),
  ];
}

type DueNotice = NoticeSubject & Pick<Notice, 'about'>;

function lifeNotices(change: SubscriptionChange): DueNotice[] {
  const { before, after, now } = change;
  const notices: DueNotice[] = [];
  if (hasBegun(after) && (before === null || !hasBegun(before))) {
    notices.push({ kind: 'started', about: 'start' });
  }
  const wasPaid = before !== null && isPaidAfterTrial(before, before.syncedAt);
  if (isPaidAfterTrial(after, now) && !wasPaid) {
    notices.push({ kind: 'trial_turned_paid', about: 'first payment' });
  }
  if (before !== null && hasBegun(before) && hasBegun(after) && before.tier !== after.tier) {
    const { tier } = after;
    notices.push({ kind: 'plan_changed', about: null, formerTier: before.tier, tier });
  }
  const isSetToEnd = after.endsAt !== null && after.endedAt === null && hasBegun(after);
  if (isSetToEnd && (before === null || before.endsAt === null)) {
    notices.push({ kind: 'cancelled', about: null });
  }
  // They were told that it ends, and that nothing more is charged.
  const isKept = after.endsAt === null && after.endedAt === null && hasBegun(after);
  if (isKept && before !== null && before.endsAt !== null) {
    notices.push({ kind: 'kept', about: null });
  }
  const wasLive = before === null || (before.endedAt === null && isEndable(before));
  if (after.status === 'canceled' && after.endedAt !== null && wasLive) {
    notices.push({ kind: 'ended', about: 'end', reason: endReasonOf(change, after.endedAt) });
  }
  return notices;
}

/** What is open now is told of, however long it has been. */
function paymentNotices(after: SubscriptionRow): DueNotice[] {
  const { openInvoiceId: invoiceId } = after;
  if (invoiceId === null || !hasBegun(after)) return [];
  const about = invoiceId;
  if (after.openInvoiceNeedsAction || after.pendingTier !== null) {
    return [{ kind: 'payment_needs_you', about, invoiceId }];
  }
  return after.status === 'past_due' ? [{ kind: 'payment_failed', about, invoiceId }] : [];
}

function refundNotices({ after, refunds }: SubscriptionChange): (DueNotice & { madeAt: Date })[] {
  return refundsOf(after, refunds).map(({ id, amountPence, createdAt }) => ({
    kind: 'refund_made',
    about: id,
    refundId: id,
    amountPence,
    madeAt: createdAt,
  }));
}

function refundsOf(
  { subscriptionId }: SubscriptionRow,
  refunds: readonly ProviderRefund[],
): readonly ProviderRefund[] {
  return refunds.filter(
    (refund) =>
      refund.subscriptionId !== null &&
      refund.subscriptionId === subscriptionId &&
      !refund.hasFailed,
  );
}

function endReasonOf({ before, after, refunds }: SubscriptionChange, endedAt: Date): EndReason {
  const endsAt = after.endsAt ?? before?.endsAt ?? null;
  if (endsAt !== null && endsAt <= endedAt) return 'cancelled';
  // The refund and the end are two calls, in either order.
  const isAtEnd = ({ createdAt }: ProviderRefund): boolean =>
    Math.abs(createdAt.getTime() - endedAt.getTime()) < dayMs;
  if (refundsOf(after, refunds).some(isAtEnd)) return 'refund';
  const wasUnpaid = before?.status === 'past_due' || before?.status === 'unpaid';
  return wasUnpaid ? 'payment_failed' : 'unknown';
}

function hasBegun({ status }: SubscriptionRow): boolean {
  return isEntitling(status);
}

/** One that never began has nothing to end. */
function isEndable({ status }: SubscriptionRow): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

/** Also where staff have extended since what was paid for; that extension itself is no trial that turns paid. */
function isPaidAfterTrial(row: SubscriptionRow, at: Date): boolean {
  const { trialEnd, openInvoiceId } = row;
  return (
    isPaidFor(row) &&
    trialEnd !== null &&
    openInvoiceId === null &&
    at.getTime() >= trialEnd.getTime() + firstChargeMs
  );
}

function isRecent(instant: Date, now: Date): boolean {
  return now.getTime() - instant.getTime() <= newsMaxMs;
}
