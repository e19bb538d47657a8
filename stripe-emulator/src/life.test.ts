/** A subscription as the product lives with it: through the SDK, the pages and the webhooks. */
import { expect, it } from 'vitest';
import { checkOut, goodCard, openShop, submit } from './testing/shop.ts';
import { createTestEmulator } from './testing/test-emulator.ts';
import { createWebhookReceiver } from './testing/webhook-receiver.ts';

/** An hour after the trial's end. */
const chargedAt = '2026-11-29T11:00:00Z';

it('is tried, paid, changed, paid for later, refunded and deleted', async () => {
  const emulator = await createTestEmulator();
  const { stripe, setTime } = emulator;
  const receiver = await createWebhookReceiver();
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ['*'],
  });
  const shop = await openShop(emulator);
  const customer = shop.customer.id;
  const premium = await stripe.prices.create({
    product_data: { name: 'Premium' },
    currency: 'gbp',
    unit_amount: 999,
    recurring: { interval: 'month' },
  });

  const { id: sessionId } = await checkOut(emulator, shop, { trialDays: 14 });
  const { subscription, line_items } = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['subscription.latest_invoice', 'customer', 'line_items'],
  });
  if (subscription === null || typeof subscription === 'string') throw new Error('not expanded');
  expect(subscription).toMatchObject({ status: 'trialing', latest_invoice: { status: 'paid' } });
  expect(line_items?.data[0]?.price?.id).toBe(shop.priceId);
  const { id } = subscription;

  setTime(chargedAt);
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(id, { default_payment_method: failing.id });
  const items = [{ id: subscription.items.data[0]?.id ?? '', price: premium.id }];
  const change = {
    items,
    proration_behavior: 'always_invoice',
    proration_date: Date.parse(chargedAt) / 1_000,
  } as const;
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: change,
  });
  const declined = await stripe.subscriptions.update(id, {
    ...change,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  const open = declined.latest_invoice;
  if (open === null || typeof open === 'string') throw new Error('not expanded');
  expect(open).toMatchObject({ status: 'open', amount_due: preview.amount_due });
  expect(open.confirmation_secret?.client_secret).toMatch(/^pi_/);
  expect(declined.items.data[0]?.price.id).toBe(shop.priceId);
  await submit(open.hosted_invoice_url ?? '', goodCard);
  const changed = await stripe.subscriptions.retrieve(id);
  expect(changed).toMatchObject({ pending_update: null, status: 'active' });
  expect(changed.items.data[0]?.price.id).toBe(premium.id);

  const { data: payments } = await stripe.invoicePayments.list({ invoice: open.id });
  const refund = await stripe.refunds.create({
    payment_intent: String(payments[0]?.payment.payment_intent),
    amount: 100,
  });
  const refunds = [{ refund: refund.id, amount_refunded: 100 }];
  const note = await stripe.creditNotes.create({ invoice: open.id, amount: 100, refunds });
  expect(note).toMatchObject({ type: 'post_payment', post_payment_amount: 100 });

  await stripe.customers.del(customer);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  const { data: left } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.latest_invoice'],
  });
  expect(left).toMatchObject([{ status: 'canceled', latest_invoice: { id: open.id } }]);

  const { data: events } = await stripe.events.list({ limit: 100 });
  await expect.poll(() => receiver.received.length).toBe(events.length);
  const receivedAt = Date.parse(chargedAt);
  const told = receiver.received.map(({ body, signature }) =>
    // Those of the trial's first day have grown old by now.
    stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      15 * 24 * 60 * 60,
      undefined,
      receivedAt,
    ),
  );
  expect(new Set(told.map((event) => event.id))).toEqual(new Set(events.map((event) => event.id)));
});
