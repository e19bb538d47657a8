import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { paymentToFinishExtra, subscriptionReply } from './billing.wire.ts';

const now = new Date('2026-12-01T09:00:00Z');
const at = (text: string) => new Date(`${text}T09:00:00Z`);

function aRow(facts: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    ...{ id: 1, stripeAccountId: 1, userId: 1, customerId: 'cus_1', subscriptionId: 'sub_1' },
    ...{ status: 'active', tier: 'basic', priceId: 'price_1', amountPence: 499 },
    ...{ currency: 'gbp', interval: 'month', startedAt: at('2026-11-15') },
    ...{ trialStart: null, trialEnd: null, extendedUntil: null },
    ...{ periodStart: at('2026-11-15'), periodEnd: at('2026-12-15') },
    ...{ endsAt: null, endedAt: null, pastDueSince: null, pendingTier: null, pendingUntil: null },
    ...{ openInvoiceId: null, openInvoiceUrl: null, openInvoicePence: null },
    ...{ openInvoiceNeedsAction: false, startNowAt: null, syncedAt: now },
    ...facts,
  };
}

describe('a subscription on the wire', () => {
  it.each([
    ['active', 'active', '2026-12-15T09:00:00.000Z'],
    ['trialing', 'active', '2026-12-15T09:00:00.000Z'],
    ['past_due', 'past_due', '2026-12-15T09:00:00.000Z'],
    ['canceled', 'cancelled', null],
    ['incomplete', 'incomplete', null],
    ['unpaid', 'unpaid', null],
    ['paused', 'paused', null],
    ['frozen', 'frozen', null],
  ])('that is %s shows as %s and is next charged %s', (status, shown, nextCharge) => {
    expect(subscriptionReply(aRow({ status }), { now })).toMatchObject({
      status: shown,
      next_billing_date: nextCharge,
    });
  });

  it.each([
    ['in its trial', { trialEnd: at('2026-12-10') }, '2026-12-10T09:00:00.000Z'],
    [
      'given for nothing after its trial',
      { trialEnd: at('2026-11-20'), extendedUntil: at('2026-12-20') },
      null,
    ],
    ['given for nothing without a trial', { extendedUntil: at('2026-12-20') }, null],
  ])('%s has the end of its trial', (_, facts, end) => {
    const row = aRow({ status: 'trialing', ...facts });
    expect(subscriptionReply(row, { now }).trial_end).toBe(end);
  });

  it.each([
    ['that is charged at this moment', { status: 'active' }, null],
    ['of a renewal', { status: 'past_due' }, null],
    ['of a change', { status: 'active', pendingTier: 'premium' as const }, 'premium'],
  ])('with an open invoice %s', (_, facts, plan) => {
    const open = { openInvoiceId: 'in_1', openInvoiceUrl: 'http://pay', openInvoicePence: 250 };
    const { payment_to_finish: payment } = subscriptionReply(aRow({ ...facts, ...open }), { now });
    if (facts.status === 'active' && plan === null) expect(payment).toBe(null);
    else expect(payment).toMatchObject({ amount: 2.5, url: 'http://pay', new_plan_type: plan });
  });

  it('that was to end by now has ended, whatever Stripe last said', () => {
    const row = aRow({ endsAt: at('2026-11-30') });
    expect(subscriptionReply(row, { now })).toMatchObject({
      status: 'cancelled',
      end_date: '2026-11-30T09:00:00.000Z',
      cancel_at_period_end: false,
    });
  });

  it('keeps access for 21 days from when its payment failed', () => {
    const row = aRow({ status: 'past_due', pastDueSince: at('2026-11-30') });
    expect(subscriptionReply(row, { now }).past_due_until).toBe('2026-12-21T09:00:00.000Z');
  });
});

it('a refusal carries where to pay, how much and until when', () => {
  const row = aRow({
    ...{ pendingTier: 'premium', pendingUntil: at('2026-12-02') },
    ...{ openInvoiceUrl: 'http://pay', openInvoicePence: 251 },
  });
  expect(paymentToFinishExtra(row)).toEqual({
    invoice_url: 'http://pay',
    expires_at: '2026-12-02T09:00:00.000Z',
    amount: 2.51,
    currency: 'GBP',
  });
});
