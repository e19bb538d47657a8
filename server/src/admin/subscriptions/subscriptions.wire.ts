/** Subscriptions as staff see them: in pounds, with their owner. */
import type {
  AdminSubscription,
  listSubscriptionInvoicesCall,
  SubscriptionDetail,
} from '@debt-payoff/contract/admin-subscriptions';
import type { CallReply } from '@debt-payoff/contract/call';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { SubscriptionBills } from '../../billing/payment-provider.ts';
import { isEntitling, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { SubscriptionState } from '../../entitlements/subscriptions.store.ts';
import type { User } from '../../people/people.store.ts';
import { adminStatusOf } from './admin-status.ts';

export type SubscriptionOwner = Pick<User, 'id' | 'username' | 'email' | 'suspendedAt'>;

/** Of one that has begun; the others are neither listed nor found. */
export function writeAdminSubscription(
  row: SubscriptionRow,
  { owner, now }: { readonly owner: SubscriptionOwner; readonly now: Date },
): AdminSubscription {
  const { status, ...dates } = writeStanding(row, now);
  if (status === null) throw new Error('A subscription that has not begun is shown to nobody');
  const isOver = status === 'expired';
  const whileAhead = (instant: Date | null) =>
    isOver || instant === null || instant <= now ? null : instant.toISOString();
  return {
    id: row.id,
    plan_type: row.tier,
    status,
    stripe_status: row.status,
    start_date: row.startedAt.toISOString(),
    amount: poundsFromPence(row.amountPence),
    currency: row.currency.toUpperCase(),
    ...dates,
    trial_end: whileAhead(row.status === 'trialing' ? row.trialEnd : null),
    extended_until: whileAhead(row.extendedUntil),
    past_due_since: isOver ? null : (row.pastDueSince?.toISOString() ?? null),
    user: {
      id: owner.id,
      username: owner.username,
      email: owner.email,
      is_suspended: owner.suspendedAt !== null,
    },
  };
}

type StandingFacts = Pick<SubscriptionRow, 'status' | 'endsAt' | 'endedAt' | 'periodEnd'>;

/** What an act can change, for the page and for the record of the act. Nothing is due where Stripe no longer collects. */
export function writeStanding(row: StandingFacts, now: Date) {
  const status = adminStatusOf(row, now);
  const isRenewed = status === 'active' && isEntitling(row.status);
  return {
    status,
    end_date: (row.endedAt ?? row.endsAt)?.toISOString() ?? null,
    next_billing_date: isRenewed ? row.periodEnd.toISOString() : null,
  };
}

export function writeDetail(
  row: SubscriptionRow,
  {
    owner,
    states,
    canBeChanged,
    now,
  }: {
    readonly owner: SubscriptionOwner;
    /** Newest first. */
    readonly states: readonly SubscriptionState[];
    readonly canBeChanged: boolean;
    readonly now: Date;
  },
): SubscriptionDetail {
  return {
    ...writeAdminSubscription(row, { owner, now }),
    states: states.map(writeState),
    stripe_customer_id: row.customerId,
    stripe_subscription_id: row.subscriptionId,
    can_be_changed: canBeChanged,
  };
}

/** By the words of its own time: an end that was ahead then is ahead. */
function writeState(state: SubscriptionState): SubscriptionDetail['states'][number] {
  return {
    since: state.since.toISOString(),
    status: adminStatusOf({ ...state, endedAt: null }, state.since),
    stripe_status: state.status,
    plan_type: state.tier,
    amount: poundsFromPence(state.amountPence),
    ends_at: state.endsAt?.toISOString() ?? null,
  };
}

export function writeBills({
  invoices,
  refunds,
}: SubscriptionBills): CallReply<typeof listSubscriptionInvoicesCall> {
  return {
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      date: invoice.createdAt.toISOString(),
      status: invoice.status,
      amount: poundsFromPence(invoice.totalPence),
      amount_paid: poundsFromPence(invoice.paidPence),
      amount_refunded: poundsFromPence(invoice.refundedPence),
      refundable: poundsFromPence(invoice.refundablePence),
      currency: invoice.currency.toUpperCase(),
      hosted_invoice_url: invoice.pageUrl,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      invoice_id: refund.invoice.id,
      invoice_number: refund.invoice.number,
      date: refund.createdAt.toISOString(),
      amount: poundsFromPence(refund.amountPence),
      currency: refund.currency.toUpperCase(),
      status: refund.status,
    })),
  };
}
