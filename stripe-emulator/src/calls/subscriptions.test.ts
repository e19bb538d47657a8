import { describe, expect, it } from 'vitest';
import { createSubscriber, itemOf, latestInvoiceOf, secondsAt } from '../testing/subscriber.ts';

describe('subscriptions', () => {
  it('are listed by what they have', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, customerId, starter, pro, clockId } = subscriber;
    const first = await subscriber.subscribe();
    const second = await subscriber.subscribe({ items: [{ price: pro.id }] });
    await stripe.subscriptions.cancel(first.id);
    const idsOf = async (params: Parameters<typeof stripe.subscriptions.list>[0]) =>
      (await stripe.subscriptions.list(params)).data.map(({ id }) => id);
    const customer = customerId;
    expect(await idsOf({ customer })).toEqual([second.id]);
    expect(await idsOf({ customer, status: 'all' })).toEqual([second.id, first.id]);
    expect(await idsOf({ customer, status: 'ended' })).toEqual([first.id]);
    expect(await idsOf({ customer, status: 'all', price: starter.id })).toEqual([first.id]);
    expect(await idsOf({ customer, status: 'all', starting_after: second.id })).toEqual([first.id]);
    expect(await idsOf({ test_clock: clockId })).toEqual([second.id]);
    expect(await idsOf({ status: 'all' })).toEqual([]);
    const items = await stripe.subscriptionItems.list({ subscription: second.id });
    expect(items.data.map(({ id }) => id)).toEqual([itemOf(second)]);
    expect(await stripe.subscriptionItems.retrieve(itemOf(second))).toMatchObject({
      price: { id: pro.id },
    });
  });

  it('begin a new period from now on where that is asked for', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe();
    await advanceTo('2026-11-16');
    const { items } = await stripe.subscriptions.update(id, {
      billing_cycle_anchor: { type: 'now' },
    });
    expect(items.data[0]?.current_period_end).toBe(secondsAt('2026-12-16'));
    const { lines, total } = await latestInvoiceOf(stripe, id);
    // Half of 499 comes back, and a whole month is paid.
    expect(lines.data.map(({ amount }) => amount)).toEqual([-250, 499]);
    expect(total).toBe(249);
  });

  it('do not change between months and years inside a period', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, starter, advanceTo } = subscriber;
    const subscription = await subscriber.subscribe();
    await advanceTo('2026-11-16');
    const yearly = await stripe.prices.create({
      product: String(starter.product),
      currency: 'gbp',
      unit_amount: 4990,
      recurring: { interval: 'year' },
    });
    const items = [{ id: itemOf(subscription), price: yearly.id }];
    await expect(
      stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'none' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'items' });
    const { items: changed } = await stripe.subscriptions.update(subscription.id, {
      items,
      billing_cycle_anchor: { type: 'now' },
    });
    expect(changed.data[0]?.current_period_end).toBe(secondsAt('2027-11-16'));
    // Half of 499 comes back: 4990 - 250.
    expect(await latestInvoiceOf(stripe, subscription.id)).toMatchObject({ amount_paid: 4740 });
  });

  it('tell in their events what was there before', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, store } = subscriber;
    const { id } = await subscriber.subscribe();
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const events = await store.read((tx) =>
      tx.all('event', { type: 'customer.subscription.updated' }),
    );
    expect(events.at(-1)?.data.previous_attributes).toEqual({
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { reason: null },
    });
  });

  it('that need authentication wait for it, or are refused', async () => {
    const subscriber = await createSubscriber('2026-11-01', {
      card: 'pm_card_authenticationRequired',
    });
    await expect(
      subscriber.subscribe({ payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ code: 'subscription_payment_intent_requires_action' });
    const { id, status } = await subscriber.subscribe();
    expect(status).toBe('incomplete');
    expect(await latestInvoiceOf(subscriber.stripe, id)).toMatchObject({
      attempted: true,
      attempt_count: 0,
    });
  });

  it('name a parameter that is not known', async () => {
    const { stripe, customerId, starter } = await createSubscriber('2026-11-01');
    await expect(
      stripe.subscriptions.create({
        customer: customerId,
        items: [{ price: starter.id }],
        automatic_tax: { enabled: true },
      }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'automatic_tax' });
    await expect(
      stripe.subscriptions.create({ customer: customerId, items: [{ price: 'price_no' }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'items[0][price]' });
  });
});

describe('a preview', () => {
  it('for a customer without a subscription shows the first invoice, and writes nothing', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, customerId, pro } = subscriber;
    const preview = await stripe.invoices.createPreview({
      customer: customerId,
      subscription_details: { items: [{ price: pro.id }] },
    });
    expect(preview).toMatchObject({
      total: 999,
      amount_due: 999,
      status: 'draft',
      number: null,
      billing_reason: 'upcoming',
    });
    expect(preview.id).toMatch(/^upcoming_in_/);
    expect((await stripe.invoices.list({ customer: customerId })).data).toEqual([]);
  });
});

describe('an invoice', () => {
  it('is made for a customer by hand, with what waits for it', async () => {
    const { stripe, customerId: customer } = await createSubscriber('2026-11-01');
    await stripe.invoiceItems.create({ customer, amount: 700, description: 'Help' });
    const draft = await stripe.invoices.create({
      customer,
      pending_invoice_items_behavior: 'include',
    });
    const item = await stripe.invoiceItems.create({ customer, amount: 50, invoice: draft.id });
    expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({ total: 750, status: 'draft' });
    await stripe.invoiceItems.del(item.id);
    const open = await stripe.invoices.finalizeInvoice(draft.id);
    expect(open).toMatchObject({ total: 700, status: 'open', attempted: false });
    await expect(stripe.invoices.finalizeInvoice(draft.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(stripe.invoices.update(draft.id, { description: 'Late' })).rejects.toMatchObject({
      param: 'description',
    });
    expect(await stripe.invoices.pay(draft.id)).toMatchObject({ status: 'paid' });
    await expect(stripe.invoices.pay(draft.id)).rejects.toThrow('Invoice is already paid');
    await expect(stripe.invoices.voidInvoice(draft.id)).rejects.toMatchObject({ statusCode: 400 });
    const { data } = await stripe.invoices.listLineItems(draft.id);
    expect(data).toMatchObject([{ amount: 700, description: 'Help' }]);
  });

  it('can be deleted as a draft, voided or given up while it is open', async () => {
    const { stripe, customerId: customer } = await createSubscriber('2026-11-01');
    const open = async () => {
      const { id } = await stripe.invoices.create({ customer });
      await stripe.invoiceItems.create({ customer, amount: 700, invoice: id });
      return stripe.invoices.finalizeInvoice(id);
    };
    const draft = await stripe.invoices.create({ customer });
    expect(await stripe.invoices.del(draft.id)).toMatchObject({ deleted: true });
    expect(await stripe.invoices.voidInvoice((await open()).id)).toMatchObject({ status: 'void' });
    const { id } = await open();
    expect(await stripe.invoices.markUncollectible(id)).toMatchObject({ status: 'uncollectible' });
    await expect(stripe.invoices.markUncollectible(id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.invoices.del(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('says why a card did not pay it, and stays open', async () => {
    const subscriber = await createSubscriber('2026-11-01', { card: 'pm_card_chargeCustomerFail' });
    const { stripe } = subscriber;
    const { id } = await subscriber.subscribe();
    const invoice = await latestInvoiceOf(stripe, id);
    await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    expect(await latestInvoiceOf(stripe, id)).toMatchObject({ status: 'open' });
  });
});
