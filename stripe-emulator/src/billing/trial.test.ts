import { describe, expect, it } from 'vitest';
import { createSubscriber, latestInvoiceOf, secondsAt } from '../testing/subscriber.ts';

describe('a trial', () => {
  it('that ends by request is billed at once, and needs a card', async () => {
    const subscriber = await createSubscriber('2026-11-01', { card: null });
    const { stripe, useCard, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe({ trial_period_days: 14 });
    await advanceTo('2026-11-05');
    await expect(stripe.subscriptions.update(id, { trial_end: 'now' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'trialing' });
    await useCard('pm_card_visa');
    const subscription = await stripe.subscriptions.update(id, { trial_end: 'now' });
    expect(subscription).toMatchObject({
      status: 'active',
      billing_cycle_anchor: secondsAt('2026-11-05'),
    });
    expect(subscription.items.data[0]?.current_period_end).toBe(secondsAt('2026-12-05'));
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({
      amount_paid: 499,
      billing_reason: 'subscription_update',
    });
  });

  it('cannot be set to end in the past', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { id } = await subscriber.subscribe();
    await expect(
      subscriber.stripe.subscriptions.update(id, { trial_end: secondsAt('2026-10-31') }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'trial_end' });
  });

  it('can be made longer without an invoice', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, advanceTo } = subscriber;
    const { id, latest_invoice } = await subscriber.subscribe({ trial_period_days: 14 });
    const longer = await stripe.subscriptions.update(id, {
      trial_end: secondsAt('2026-11-20'),
      proration_behavior: 'none',
    });
    expect(longer).toMatchObject({ status: 'trialing', latest_invoice });
    await advanceTo('2026-11-20T01:00:00Z');
    const first = await latestInvoiceOf(stripe, id);
    expect(first).toMatchObject({ amount_paid: 499 });
    expect(first.lines.data[0]?.period).toEqual({
      start: secondsAt('2026-11-20'),
      end: secondsAt('2026-12-20'),
    });
  });

  it('ends in the future, and at most two years from now', async () => {
    const { stripe, subscribe } = await createSubscriber('2026-11-01');
    const { id } = await subscribe({ trial_period_days: 14 });
    for (const end of ['2026-10-31', '2026-11-01', '2028-11-02']) {
      await expect(
        stripe.subscriptions.update(id, { trial_end: secondsAt(end) }),
      ).rejects.toMatchObject({ statusCode: 400, param: 'trial_end' });
    }
    const trial_end = secondsAt('2028-11-01');
    expect(await stripe.subscriptions.update(id, { trial_end })).toMatchObject({ trial_end });
  });

  it('without a card ends the subscription where that was asked for', async () => {
    const subscriber = await createSubscriber('2026-11-01', { card: null });
    const { id } = await subscriber.subscribe({
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    });
    await subscriber.advanceTo('2026-11-08');
    expect(await subscriber.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    });
  });
});
