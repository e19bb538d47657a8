/** Subscriptions and previews for tests. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { CallError } from '@debt-payoff/contract/client';
import { type ErrorCode, errorTable } from '@debt-payoff/contract/errors';
import type { ChangePreview, OwnPlan } from './queries.ts';

const money = (amount: number) => ({ amount, currency: 'GBP' });

/** From Basic to Premium, unless it is a change down. */
export function aPreview({
  proration = 3.12,
  dueToday = 3.12,
  isDown = false,
}: {
  readonly proration?: number;
  readonly dueToday?: number;
  readonly isDown?: boolean;
}): ChangePreview {
  const basic = { type: 'basic', ...money(4.99) } as const;
  const premium = { type: 'premium', ...money(9.99) } as const;
  return {
    current_plan: isDown ? premium : basic,
    new_plan: isDown ? basic : premium,
    proration: money(proration),
    due_today: money(dueToday),
    next_billing_date: '2027-03-05T10:00:00.000Z',
    valid_until: '2027-02-20T10:15:00.000Z',
  };
}

/** Premium, paid for, and to go on. */
export function aSubscription(facts: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    plan_type: 'premium',
    status: 'active',
    start_date: '2027-01-05T10:00:00.000Z',
    end_date: null,
    current_amount: 9.99,
    current_currency: 'GBP',
    billing_cycle: 'month',
    next_billing_date: '2027-03-05T10:00:00.000Z',
    cancel_at_period_end: false,
    trial_end: null,
    past_due_until: null,
    payment_to_finish: null,
    refund_offer: null,
    ...facts,
  };
}

/** Premium, by the subscription. */
export function anOwnPlan(facts: Partial<OwnPlan> = {}): OwnPlan {
  return {
    tier: 'premium',
    source: 'subscription',
    granted_until: null,
    has_trial: false,
    is_billing_on: true,
    ...facts,
  };
}

/** As the server refuses. */
export function aRefusal(
  code: ErrorCode,
  extra: Readonly<Record<string, unknown>> = {},
): CallError {
  const { status, message } = errorTable[code];
  return new CallError(status, { error: message, code, request_id: 'a-request', ...extra });
}
