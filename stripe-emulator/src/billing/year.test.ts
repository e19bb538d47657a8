import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createSubscriber, latestInvoiceOf, secondsAt } from '../testing/subscriber.ts';

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

it('a year of one subscription: a trial, twelve renewals, one that recovers and one that does not', async () => {
  const subscriber = await createSubscriber('2027-01-01');
  const { stripe, advanceTo, useCard, customerId } = subscriber;
  const { id } = await subscriber.subscribe({ trial_period_days: 14 });
  const retrieve = () => stripe.subscriptions.retrieve(id);
  expect(await retrieve()).toMatchObject({
    status: 'trialing',
    trial_end: secondsAt('2027-01-15'),
  });
  expect(await latestInvoiceOf(stripe, id)).toMatchObject({ total: 0, status: 'paid' });

  for (const month of months) {
    const start = `2027-${month}-15`;
    if (month === '06') {
      await useCard('pm_card_chargeCustomerFail');
      await advanceTo(`${start}T01:00:00Z`);
      expect(await retrieve()).toMatchObject({ status: 'past_due' });
      expect(await latestInvoiceOf(stripe, id)).toMatchObject({
        status: 'open',
        attempt_count: 1,
        next_payment_attempt: secondsAt('2027-06-18T01:00:00Z'),
      });
      await useCard('pm_card_visa');
      await advanceTo('2027-06-18T01:00:00Z');
    } else {
      await advanceTo(start);
      expect(await latestInvoiceOf(stripe, id)).toMatchObject({
        status: 'draft',
        automatically_finalizes_at: secondsAt(`${start}T01:00:01Z`),
        next_payment_attempt: secondsAt(`${start}T01:00:00Z`),
      });
      await advanceTo(`${start}T01:00:00Z`);
    }
    const subscription = await retrieve();
    expect(subscription.status).toBe('active');
    expect(subscription.items.data[0]?.current_period_start).toBe(secondsAt(start));
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({
      status: 'paid',
      amount_paid: 499,
      billing_reason: 'subscription_cycle',
    });
  }

  await useCard('pm_card_chargeCustomerFail');
  await advanceTo('2028-01-15T01:00:00Z');
  expect(await retrieve()).toMatchObject({ status: 'past_due' });
  // Retries three, five and seven days after one another; the last one ends the subscription.
  await advanceTo('2028-01-30T00:59:59Z');
  expect(await latestInvoiceOf(stripe, id)).toMatchObject({ attempt_count: 3, status: 'open' });
  expect(await retrieve()).toMatchObject({ status: 'past_due' });
  await advanceTo('2028-01-30T01:00:00Z');
  expect(await latestInvoiceOf(stripe, id)).toMatchObject({
    attempt_count: 4,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'open',
  });
  expect(await retrieve()).toMatchObject({
    status: 'canceled',
    ended_at: secondsAt('2028-01-30T01:00:00Z'),
    cancellation_details: { reason: 'payment_failed' },
  });

  // 0 for the trial, twelve times 499, and one that stayed open.
  const invoices = await stripe.invoices.list({ customer: customerId, limit: 100 });
  const byStatus = Map.groupBy(invoices.data, ({ status }) => status);
  expect(byStatus.get('paid')).toHaveLength(13);
  expect(byStatus.get('open')).toHaveLength(1);
  expect(sumPaid(invoices.data)).toBe(12 * 499);
  const numbers = invoices.data.map(({ number }) => number?.slice(-4)).reverse();
  expect(numbers).toEqual(Array.from({ length: 14 }, (_, i) => String(i + 1).padStart(4, '0')));
}, 60_000);

function sumPaid(invoices: readonly Stripe.Invoice[]): number {
  return invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
}
