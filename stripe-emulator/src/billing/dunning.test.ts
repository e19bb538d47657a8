import { describe, expect, it } from 'vitest';
import { changeSettings } from '../store/settings.ts';
import { createSubscriber, itemOf, latestInvoiceOf, newEvents } from '../testing/subscriber.ts';

describe('a renewal that fails', () => {
  it('tells of it in the usual order', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { advanceTo, useCard } = subscriber;
    await subscriber.subscribe();
    await useCard('pm_card_chargeCustomerFail');
    await advanceTo('2026-12-01');
    expect(await newEvents(subscriber, () => advanceTo('2026-12-01T01:00:00Z'))).toEqual([
      'test_helpers.test_clock.advancing',
      'invoice.finalized',
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'invoice.updated',
      'customer.updated',
      'customer.subscription.updated',
      'test_helpers.test_clock.ready',
    ]);
  });

  it.each([
    ['mark_unpaid', 'unpaid'],
    ['leave_past_due', 'past_due'],
  ] as const)('for good, with the setting %s, is %s until it is paid', async (end, status) => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, store, advanceTo, useCard } = subscriber;
    await changeSettings(store.pool, { finally: end, retryDays: [1] });
    const { id } = await subscriber.subscribe();
    await useCard('pm_card_chargeCustomerFail');
    await advanceTo('2026-12-02T01:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status });
    const invoice = await latestInvoiceOf(stripe, id);
    expect(invoice).toMatchObject({ attempt_count: 2, auto_advance: false });
    await useCard('pm_card_visa');
    await stripe.invoices.pay(invoice.id);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });
});

describe('an update whose payment fails', () => {
  it('stands, and the subscription is overdue until its invoice is paid', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro, advanceTo, useCard } = subscriber;
    const subscription = await subscriber.subscribe();
    const { id } = subscription;
    await advanceTo('2026-11-16');
    await useCard('pm_card_chargeCustomerFail');
    const items = [{ id: itemOf(subscription), price: pro.id }];
    const proration_behavior = 'always_invoice';
    await expect(
      stripe.subscriptions.update(id, {
        items,
        proration_behavior,
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ statusCode: 402 });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'active',
      latest_invoice: subscription.latest_invoice,
    });
    const updated = await stripe.subscriptions.update(id, { items, proration_behavior });
    expect(updated).toMatchObject({
      status: 'past_due',
      items: { data: [{ price: { id: pro.id } }] },
    });
    // Nobody tries again by themselves: such an invoice waits for the customer.
    await advanceTo('2026-11-28');
    const invoice = await latestInvoiceOf(stripe, id);
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, auto_advance: false });
    await useCard('pm_card_visa');
    await stripe.invoices.pay(invoice.id);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });
});

describe("by the product's own clock", () => {
  it('months that nobody looked at happen one after another', async () => {
    const { stripe, setTime, starter } = await createSubscriber('2026-11-01');
    const { id: customer } = await stripe.customers.create({});
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    setTime('2026-11-15T09:00:00Z');
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: starter.id }],
      default_payment_method: card.id,
    });
    setTime('2027-02-20T12:00:00Z');
    const { data } = await stripe.invoices.list({ subscription: id });
    const at = (instant: string) => Date.parse(instant) / 1_000;
    expect(data.map(({ created, status }) => [created, status])).toEqual([
      [at('2027-02-15T09:00:00Z'), 'paid'],
      [at('2027-01-15T09:00:00Z'), 'paid'],
      [at('2026-12-15T09:00:00Z'), 'paid'],
      [at('2026-11-15T09:00:00Z'), 'paid'],
    ]);
    expect(data[0]?.status_transitions.paid_at).toBe(at('2027-02-15T10:00:00Z'));
  });
});
