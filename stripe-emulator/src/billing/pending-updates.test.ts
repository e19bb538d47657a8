import { describe, expect, it } from 'vitest';
import { eventTypes } from '../testing/open-invoice.ts';
import {
  billOf,
  createSubscriber,
  itemOf,
  latestInvoiceOf,
  type Subscriber,
  secondsAt,
} from '../testing/subscriber.ts';

/** On 16 November from £4.99 to £9.99: -250 and 499. */
async function upgradeWith(card: string): Promise<Subscriber & { readonly id: string }> {
  const subscriber = await createSubscriber('2026-11-01');
  const { id } = await subscriber.subscribe();
  await subscriber.advanceTo('2026-11-16');
  await subscriber.useCard(card);
  await upgrade({ ...subscriber, id }, 1);
  return { ...subscriber, id };
}

async function upgrade(
  { stripe, pro, id }: Subscriber & { readonly id: string },
  quantity: number,
) {
  return stripe.subscriptions.update(id, {
    items: [{ id: itemOf(await stripe.subscriptions.retrieve(id)), price: pro.id, quantity }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
}

describe('an update with pending_if_incomplete', () => {
  it('is made at once where the card pays', async () => {
    const { stripe, id, pro, store } = await upgradeWith('pm_card_visa');
    const subscription = await stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({ status: 'active', pending_update: null });
    expect(subscription.items.data[0]?.price.id).toBe(pro.id);
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({ status: 'paid', amount_paid: 249 });
    expect(await eventTypes(store)).not.toContain('customer.subscription.pending_update_applied');
  });

  it('makes what else was asked for in the same call', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro } = subscriber;
    const subscription = await subscriber.subscribe({ metadata: { kept: '1', gone: '2' } });
    const updated = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: pro.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      cancel_at_period_end: true,
      metadata: { gone: '' },
    });
    expect(updated).toMatchObject({
      cancel_at: secondsAt('2026-12-01'),
      cancel_at_period_end: true,
      canceled_at: secondsAt('2026-11-01'),
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect(updated.metadata).toEqual({ kept: '1' });
  });

  it('waits for 23 hours where the card fails, and leaves everything else as it was', async () => {
    const { stripe, id, starter, pro, advanceTo } = await upgradeWith('pm_card_chargeCustomerFail');
    const subscription = await stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({
      status: 'active',
      pending_update: {
        expires_at: secondsAt('2026-11-16T23:00:00Z'),
        subscription_items: [{ price: { id: pro.id } }],
        trial_end: null,
        billing_cycle_anchor: null,
      },
    });
    expect(subscription.items.data[0]?.price.id).toBe(starter.id);
    const invoice = await latestInvoiceOf(stripe, id);
    expect(invoice).toMatchObject({ status: 'open', amount_due: 249, auto_advance: false });
    await advanceTo('2026-11-16T22:59:59Z');
    expect((await stripe.subscriptions.retrieve(id)).pending_update).not.toBeNull();
  });

  it('is made when its invoice is paid with another card', async () => {
    const subscriber = await upgradeWith('pm_card_chargeCustomerFail');
    const { stripe, id, pro, useCard, advanceTo, store } = subscriber;
    await advanceTo('2026-11-16T10:00:00Z');
    await useCard('pm_card_visa');
    const invoice = await latestInvoiceOf(stripe, id);
    await stripe.invoices.pay(invoice.id);
    const subscription = await stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({ status: 'active', pending_update: null });
    expect(subscription.items.data[0]?.price.id).toBe(pro.id);
    expect(await eventTypes(store)).toContain('customer.subscription.pending_update_applied');
    await advanceTo('2026-12-01T01:00:00Z');
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({ total: 999, status: 'paid' });
  });

  it('brings its notes and the end of the subscription with it once it is paid', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro, useCard } = subscriber;
    const subscription = await subscriber.subscribe({ metadata: { a: '1', b: '2' } });
    await useCard('pm_card_chargeCustomerFail');
    const waiting = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: pro.id }],
      cancel_at_period_end: true,
      metadata: { a: '' },
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(waiting).toMatchObject({ canceled_at: null, metadata: { a: '1', b: '2' } });
    await useCard('pm_card_visa');
    await stripe.invoices.pay(String(waiting.latest_invoice));
    const changed = await stripe.subscriptions.retrieve(subscription.id);
    expect(changed.metadata).toEqual({ b: '2' });
    expect(changed).toMatchObject({
      cancel_at: secondsAt('2026-12-01'),
      canceled_at: secondsAt('2026-11-01'),
      cancellation_details: { reason: 'cancellation_requested' },
    });
  });

  it('is forgotten after 23 hours, with its invoice', async () => {
    const subscriber = await upgradeWith('pm_card_chargeCustomerFail');
    const { stripe, id, starter, useCard, advanceTo, store } = subscriber;
    const invoice = await latestInvoiceOf(stripe, id);
    await advanceTo('2026-11-16T23:00:00Z');
    const subscription = await stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({ status: 'active', pending_update: null });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'void' });
    expect(await eventTypes(store)).toEqual(
      expect.arrayContaining([
        'customer.subscription.pending_update_expired',
        'payment_intent.canceled',
        'invoice.voided',
      ]),
    );
    await useCard('pm_card_visa');
    await advanceTo('2026-12-01T01:00:00Z');
    const renewal = await latestInvoiceOf(stripe, id);
    expect(renewal).toMatchObject({ total: 499, status: 'paid' });
    expect(renewal.lines.data).toHaveLength(1);
    expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe(starter.id);
  });

  it('takes the place of one that waited, whose invoice is void', async () => {
    const subscriber = await upgradeWith('pm_card_chargeCustomerFail');
    const { stripe, id } = subscriber;
    const first = await latestInvoiceOf(stripe, id);
    const subscription = await upgrade(subscriber, 2);
    expect(subscription.pending_update?.subscription_items?.[0]?.quantity).toBe(2);
    expect(await stripe.invoices.retrieve(first.id)).toMatchObject({ status: 'void' });
    // Half of 499 is credited and half of 1998 costs 999: 749.
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({ status: 'open', amount_due: 749 });
  });

  it('is previewed as it will be billed, also while another one waits', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro, store } = subscriber;
    const { id, ...subscription } = await subscriber.subscribe();
    const item = itemOf({ id, ...subscription });
    await stripe.customers.createBalanceTransaction(subscriber.customerId, {
      amount: -100,
      currency: 'gbp',
    });
    await stripe.subscriptions.update(id, { items: [{ id: item, quantity: 2 }] });
    await subscriber.useCard('pm_card_chargeCustomerFail');
    await upgrade({ ...subscriber, id }, 2);
    const types = await eventTypes(store);
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: item, price: pro.id, quantity: 3 }],
        proration_behavior: 'always_invoice',
      },
    });
    expect(await eventTypes(store)).toEqual(types);
    await upgrade({ ...subscriber, id }, 3);
    const invoice = await latestInvoiceOf(stripe, id);
    expect(invoice.starting_balance).toBe(-100);
    expect(billOf(invoice)).toEqual(billOf(preview));
  });

  it('ends with its invoice when that is voided by hand', async () => {
    const { stripe, id } = await upgradeWith('pm_card_chargeCustomerFail');
    const invoice = await latestInvoiceOf(stripe, id);
    await stripe.invoices.voidInvoice(invoice.id);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      pending_update: null,
      status: 'active',
    });
  });

  it('expires with the period, where that ends first', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { id } = await subscriber.subscribe();
    await subscriber.advanceTo('2026-11-30T12:00:00Z');
    await subscriber.useCard('pm_card_chargeCustomerFail');
    // Half a day of thirty at 499 and at a hundred times 999: 8.32 and 1665.
    const { pending_update } = await upgrade({ ...subscriber, id }, 100);
    expect(pending_update?.expires_at).toBe(secondsAt('2026-12-01'));
    await subscriber.useCard('pm_card_visa');
    await subscriber.advanceTo('2026-12-01T01:00:00Z');
    const { stripe } = subscriber;
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ pending_update: null });
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({ total: 499, status: 'paid' });
  });

  it('gives credit back that its invoice had used', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, customerId } = subscriber;
    const { id } = await subscriber.subscribe();
    await stripe.customers.createBalanceTransaction(customerId, { amount: -100, currency: 'gbp' });
    await subscriber.advanceTo('2026-11-16');
    await subscriber.useCard('pm_card_chargeCustomerFail');
    await upgrade({ ...subscriber, id }, 1);
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({ total: 249, amount_due: 149 });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 });
    await subscriber.advanceTo('2026-11-17');
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -100 });
  });

  it('refuses what would take effect before the payment', async () => {
    const { stripe, id } = await upgradeWith('pm_card_visa');
    await expect(
      stripe.subscriptions.update(id, {
        payment_behavior: 'pending_if_incomplete',
        description: 'Other',
      }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'description' });
    await expect(
      stripe.subscriptions.create({
        customer: 'cus_any',
        items: [{ price: 'price_any' }],
        payment_behavior: 'pending_if_incomplete',
      }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'payment_behavior' });
  });
});
