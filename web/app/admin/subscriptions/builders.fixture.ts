/** Subscriptions, invoices and refunds as the server sends them, for tests. */
import type {
  AdminInvoice,
  AdminRefund,
  SubscriptionDetail,
} from '@debt-payoff/contract/admin-subscriptions';

/** Premium, paid since September, next on 14 December. */
export function aSubscription({
  user,
  ...given
}: Partial<Omit<SubscriptionDetail, 'user'>> & {
  readonly user?: Partial<SubscriptionDetail['user']>;
} = {}): SubscriptionDetail {
  return {
    id: 7,
    plan_type: 'premium',
    status: 'active',
    stripe_status: 'active',
    start_date: '2026-09-14T09:00:00.000Z',
    end_date: null,
    amount: 9.99,
    currency: 'GBP',
    next_billing_date: '2026-12-14T09:00:00.000Z',
    trial_end: null,
    extended_until: null,
    past_due_since: null,
    user: { id: 3, username: 'alice', email: 'alice@example.com', is_suspended: false, ...user },
    states: [],
    stripe_customer_id: 'cus_1',
    stripe_subscription_id: 'sub_1',
    can_be_changed: true,
    ...given,
  };
}

/** Of one that is set to end on 14 December. */
export const cancelled = {
  status: 'cancelled',
  end_date: '2026-12-14T09:00:00.000Z',
  next_billing_date: null,
} as const;

export const expired = {
  status: 'expired',
  stripe_status: 'canceled',
  end_date: '2026-10-14T09:00:00.000Z',
  next_billing_date: null,
} as const;

export const inTrial = {
  stripe_status: 'trialing',
  trial_end: '2026-12-14T09:00:00.000Z',
} as const;

export const late = {
  stripe_status: 'past_due',
  past_due_since: '2026-11-10T09:00:00.000Z',
} as const;

export function anInvoice(given: Partial<AdminInvoice> = {}): AdminInvoice {
  return {
    id: 'in_1',
    number: 'DP-0001',
    date: '2026-11-14T09:00:00.000Z',
    status: 'paid',
    amount: 9.99,
    amount_paid: 9.99,
    amount_refunded: 0,
    refundable: 9.99,
    currency: 'GBP',
    hosted_invoice_url: 'https://pay.example/in_1',
    ...given,
  };
}

export function aRefund(given: Partial<AdminRefund> = {}): AdminRefund {
  return {
    id: 're_1',
    invoice_id: 'in_1',
    invoice_number: 'DP-0001',
    date: '2026-11-15T09:00:00.000Z',
    amount: 2.5,
    currency: 'GBP',
    status: 'succeeded',
    ...given,
  };
}
