import { describe, expect, it } from 'vitest';
import {
  createSubscriber,
  itemOf,
  latestInvoiceOf,
  newEvents,
  secondsAt,
} from '../testing/subscriber.ts';

describe('the end of a subscription', () => {
  it('comes with the period, unless it is taken back', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe();
    const ending = await stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'unused' },
    });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at: secondsAt('2026-12-01'),
      cancel_at_period_end: true,
      canceled_at: secondsAt('2026-11-01'),
      cancellation_details: { feedback: 'unused', reason: 'cancellation_requested' },
    });
    await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      statusCode: 404,
      code: 'invoice_upcoming_none',
    });
    const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { reason: null },
    });
    await stripe.subscriptions.update(id, { cancel_at: 'max_period_end' });
    await stripe.subscriptions.update(id, { cancel_at: '' });
    await stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    const events = await newEvents(subscriber, () => advanceTo('2026-12-01'));
    expect(events).toEqual([
      'test_helpers.test_clock.advancing',
      'customer.subscription.deleted',
      'test_helpers.test_clock.ready',
    ]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: secondsAt('2026-12-01'),
      canceled_at: secondsAt('2026-11-01'),
    });
  });

  it('is taken back by the parameter that set it, and by no other', async () => {
    const { stripe, subscribe } = await createSubscriber('2026-11-01');
    const { id } = await subscribe();
    const end = secondsAt('2026-12-01');
    await stripe.subscriptions.update(id, { cancel_at: end });
    const dated = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(dated).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const flagged = await stripe.subscriptions.update(id, { cancel_at: '' });
    expect(flagged).toMatchObject({ cancel_at: end, cancel_at_period_end: true });
  });

  it('can be at once, and then only its notes can be changed', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro } = subscriber;
    const subscription = await subscriber.subscribe();
    const { id } = subscription;
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(
      stripe.subscriptions.update(id, { items: [{ id: itemOf(subscription), price: pro.id }] }),
    ).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' });
    const noted = await stripe.subscriptions.update(id, { metadata: { note: 'left' } });
    expect(noted.metadata).toEqual({ note: 'left' });
  });

  it('at once with proration leaves credit that waits', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, advanceTo, customerId } = subscriber;
    const { id } = await subscriber.subscribe();
    await advanceTo('2026-11-11');
    await stripe.subscriptions.cancel(id, { prorate: true });
    const { data } = await stripe.invoiceItems.list({ customer: customerId, pending: true });
    // 20/30 of 499: 332.67.
    expect(data).toMatchObject([{ amount: -333, proration: true }]);
  });

  it('at once with an invoice gives up the credit, and nobody can pay it', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe } = subscriber;
    const { id } = await subscriber.subscribe();
    await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
    const invoice = await latestInvoiceOf(stripe, id);
    expect(invoice).toMatchObject({ status: 'uncollectible', total: -499, amount_remaining: 0 });
    await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('inside a period is refused, because its credit is not known here', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { id } = await subscriber.subscribe();
    const cancel_at = secondsAt('2026-11-20');
    const { stripe } = subscriber;
    await expect(stripe.subscriptions.update(id, { cancel_at })).rejects.toMatchObject({
      param: 'cancel_at',
    });
    await stripe.subscriptions.update(id, { cancel_at, proration_behavior: 'none' });
    await subscriber.advanceTo('2026-11-20');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  });
});
