import { describe, expect, it } from 'vitest';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import { createSubscriber, latestInvoiceOf, newEvents, secondsAt } from '../testing/subscriber.ts';

describe('a new subscription', () => {
  it('is paid for in the call', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, store } = subscriber;
    const events = await newEvents(subscriber, () => subscriber.subscribe());
    expect(events).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
      'customer.subscription.updated',
    ]);
    const [subscription] = await store.read((tx) => tx.all('subscription', {}));
    expect(shapeProblemsOf(subscription)).toEqual([]);
    expect(subscription).toMatchObject({ status: 'active', billing_mode: { type: 'flexible' } });
    const invoice = await latestInvoiceOf(stripe, subscription?.id ?? '');
    expect(shapeProblemsOf(invoice)).toEqual([]);
    expect(invoice).toMatchObject({
      amount_paid: 499,
      attempt_count: 1,
      auto_advance: false,
      billing_reason: 'subscription_create',
      period_start: secondsAt('2026-11-01'),
      period_end: secondsAt('2026-11-01'),
    });
    expect(invoice.lines.data[0]?.description).toBe('1 × Starter (at £4.99 / month)');
    expect(invoice.number).toMatch(/^[0-9A-Z]{8}-0001$/);
  });

  it('with a trial costs nothing at first, and tells of its end three days before', async () => {
    const subscriber = await createSubscriber('2026-11-01', { card: null });
    const { stripe, advanceTo } = subscriber;
    const events = await newEvents(subscriber, () =>
      subscriber.subscribe({ trial_period_days: 14 }),
    );
    expect(events).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'setup_intent.created',
      'customer.subscription.created',
    ]);
    const [subscription] = (await stripe.subscriptions.list({ customer: subscriber.customerId }))
      .data;
    const id = subscription?.id ?? '';
    expect(subscription).toMatchObject({
      status: 'trialing',
      trial_start: secondsAt('2026-11-01'),
      trial_end: secondsAt('2026-11-15'),
      billing_cycle_anchor: secondsAt('2026-11-15'),
    });
    expect((await latestInvoiceOf(stripe, id)).lines.data[0]).toMatchObject({
      amount: 0,
      description: 'Free trial for 1 × Starter',
    });
    expect(await newEvents(subscriber, () => advanceTo('2026-11-12'))).toEqual([
      'test_helpers.test_clock.advancing',
      'customer.subscription.trial_will_end',
      'test_helpers.test_clock.ready',
    ]);
    expect(await newEvents(subscriber, () => advanceTo('2026-11-15'))).toEqual([
      'test_helpers.test_clock.advancing',
      'customer.subscription.updated',
      'invoice.created',
      'test_helpers.test_clock.ready',
    ]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await advanceTo('2026-11-15T01:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
  });

  it('stays incomplete for 23 hours where the card fails, and can be paid until then', async () => {
    const subscriber = await createSubscriber('2026-11-01', { card: 'pm_card_chargeCustomerFail' });
    const { stripe, advanceTo, useCard } = subscriber;
    const lost = await subscriber.subscribe();
    const rescued = await subscriber.subscribe();
    expect(lost.status).toBe('incomplete');
    const type = 'customer.subscription.created';
    const [, created] = (await stripe.events.list({ type })).data;
    expect(created?.data.object).toMatchObject({
      id: lost.id,
      latest_invoice: lost.latest_invoice,
    });
    await expect(
      stripe.subscriptions.update(lost.id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await useCard('pm_card_visa');
    await stripe.invoices.pay((await latestInvoiceOf(stripe, rescued.id)).id);
    await advanceTo('2026-11-01T23:00:00Z');
    expect(await stripe.subscriptions.retrieve(rescued.id)).toMatchObject({ status: 'active' });
    expect(await stripe.subscriptions.retrieve(lost.id)).toMatchObject({
      status: 'incomplete_expired',
    });
    expect(await latestInvoiceOf(stripe, lost.id)).toMatchObject({ status: 'void' });
  });

  it('leaves nothing behind where it is refused', async () => {
    const subscriber = await createSubscriber('2026-11-01', { card: 'pm_card_chargeCustomerFail' });
    const { stripe, customerId, starter } = subscriber;
    await expect(
      subscriber.subscribe({ payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    await expect(
      subscriber.subscribe({ items: [{ price: starter.id }, { price: starter.id }] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'plan' });
    await expect(subscriber.subscribe({ billing_mode: { type: 'classic' } })).rejects.toMatchObject(
      { statusCode: 400, param: 'billing_mode[type]' },
    );
    const bare = await stripe.customers.create({});
    await expect(
      stripe.subscriptions.create({ customer: bare.id, items: [{ price: starter.id }] }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' });
    for (const customer of [customerId, bare.id]) {
      const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
      expect(data).toEqual([]);
    }
  });

  it('with default_incomplete waits for its payment', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe } = subscriber;
    const subscription = await subscriber.subscribe({
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    expect(subscription.status).toBe('incomplete');
    const invoice = await latestInvoiceOf(stripe, subscription.id);
    expect(invoice).toMatchObject({ status: 'open', attempted: false });
    const { confirmation_secret } = await stripe.invoices.retrieve(invoice.id, {
      expand: ['confirmation_secret'],
    });
    expect(confirmation_secret).toEqual({
      client_secret: expect.stringMatching(/^pi_\w+_secret_/),
      type: 'payment_intent',
    });
    await stripe.invoices.pay(invoice.id);
    const paid = await stripe.subscriptions.retrieve(subscription.id);
    expect(paid).toMatchObject({
      status: 'active',
      default_payment_method: expect.stringMatching(/^pm_/),
    });
  });
});
