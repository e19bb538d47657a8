/** The customer portal as a customer uses it, through the real pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBillingPortalConfiguration } from '../objects/billing-portal-configuration.ts';
import { newCustomer } from '../objects/customer.ts';
import { checkOut, goodCard, openShop, submit, visit } from '../testing/shop.ts';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';

type PortalChange = Partial<
  Parameters<TestEmulator['stripe']['billingPortal']['sessions']['create']>[0]
>;

const returnUrl = 'http://localhost:3000/subscription';

async function openPortal(
  change: PortalChange = {},
  subscribing: Parameters<typeof checkOut>[2] = {},
  atEnd?: Parameters<typeof createTestEmulator>[0],
) {
  const emulator = await createTestEmulator(atEnd);
  const shop = await openShop(emulator);
  await checkOut(emulator, shop, subscribing);
  const subscription = async () => {
    const [found] = await emulator.store.read((tx) => tx.all('subscription', {}));
    if (found === undefined) throw new Error('there is no subscription');
    return found;
  };
  const { id } = await subscription();
  const open = (more: PortalChange = {}) =>
    emulator.stripe.billingPortal.sessions.create({
      customer: shop.customer.id,
      return_url: returnUrl,
      ...change,
      ...more,
    });
  const { url } = await open();
  const cancelUrl = `${url}/subscriptions/${id}/cancel`;
  return { emulator, ...shop, subscription, open, url, cancelUrl, id };
}

it('shows the plan, the card, the invoices and the way back', async () => {
  const { url } = await openPortal();
  const { status, text } = await visit(url);
  expect(status).toBe(200);
  expect(text).toContain('Test payments, no real money');
  expect(text).toContain('£4.99 a month');
  expect(text).toContain('Renews on 15 December 2026.');
  expect(text).toContain('Visa ending in 4242, expires 04/2030');
  expect(text).toContain('15 November 2026');
  expect(text).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/i\/\w+"/);
  expect(text).toContain(`href="${returnUrl}">Return to Debt Payoff`);
});

it('says until when a trial lasts', async () => {
  const { url } = await openPortal({}, { trialDays: 14 });
  expect((await visit(url)).text).toContain('Trial until 29 November 2026, then £4.99 a month.');
});

it('cancels for the end of the period, and takes it back', async () => {
  const { url, cancelUrl, subscription, id } = await openPortal();
  expect((await visit(cancelUrl)).text).toContain('until 15 December 2026');
  expect((await submit(cancelUrl, {})).location).toContain('?done=cancelled');
  const { items, ...cancelled } = await subscription();
  expect(cancelled).toMatchObject({
    status: 'active',
    cancel_at: items.data[0]?.current_period_end,
    cancel_at_period_end: false,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  const cancelledUrl = `${url}?done=cancelled`;
  expect((await visit(cancelledUrl)).text).toContain('Your plan has been cancelled.');
  expect((await visit(url)).text).toContain('Ends on 15 December 2026.');
  expect((await submit(cancelUrl, {})).status).toBe(303);
  expect((await submit(`${url}/subscriptions/${id}/renew`, {})).location).toContain('done=renewed');
  // Back in the browser: what was said before is no longer true.
  expect((await visit(cancelledUrl)).text).not.toContain('has been cancelled');
  expect(await subscription()).toMatchObject({
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { reason: null },
  });
});

it('tells of the reason after the cancellation, as Stripe does', async () => {
  const { emulator, cancelUrl } = await openPortal();
  const { events } = emulator.stripe;
  const type = 'customer.subscription.updated';
  const before = (await events.list({ type })).data.length;
  await submit(cancelUrl, { feedback: 'unused', comment: 'Bye' });
  const { data } = await events.list({ type });
  expect(data.slice(0, data.length - before).map((event) => event.data)).toMatchObject([
    {
      object: { cancellation_details: { comment: 'Bye', feedback: 'unused' } },
      previous_attributes: { cancellation_details: { comment: null, feedback: null } },
    },
    { previous_attributes: { cancel_at: null, cancellation_details: { reason: null } } },
  ]);
});

it('changes the card of customer and subscription', async () => {
  const { emulator, url, subscription, customer } = await openPortal();
  const card = { ...goodCard, 'card-number': '5555 5555 5555 4444' };
  expect((await submit(`${url}/card`, card)).location).toContain('?done=card');
  const { default_payment_method: id } = await subscription();
  const changed = await emulator.store.read((tx) => tx.get('customer', customer.id));
  expect(changed.invoice_settings.default_payment_method).toBe(id);
  expect((await visit(url)).text).toContain('Mastercard ending in 4444');
  const declined = { ...goodCard, 'card-number': '4000000000000002' };
  const { status, text } = await submit(`${url}/card`, declined);
  expect(status).toBe(422);
  expect(text).toContain('Your card was declined.');
  expect((await subscription()).default_payment_method).toBe(id);
});

it('mends a payment that failed: another card, then the invoice', async () => {
  const failing = { trialDays: 14, card: { 'card-number': '4000000000000341' } };
  const { emulator, open, subscription } = await openPortal({}, failing);
  emulator.setTime('2026-11-29T11:00:00Z');
  const { url } = await open();
  const { text } = await visit(url);
  expect(text).toContain('Your last payment did not go through.');
  const [, invoice = ''] =
    /A payment of £4\.99 is due\.<\/p>\s+<a class="button" href="([^"]+)"/.exec(text) ?? [];
  await submit(`${url}/card`, goodCard);
  expect((await submit(invoice, { with: 'stored' })).status).toBe(303);
  expect((await subscription()).status).toBe('active');
  expect((await visit(url)).text).toContain('Renews on 29 December 2026.');
});

it('dates an invoice as its own page does, by the clock of London', async () => {
  const { emulator, url } = await openPortal();
  const finalized_at = Date.parse('2027-07-27T23:30:00Z') / 1_000;
  await emulator.store.write(async (tx) => {
    const [invoice] = await tx.all('invoice', {});
    if (invoice === undefined) throw new Error('there is no invoice');
    const status_transitions = { ...invoice.status_transitions, finalized_at };
    await tx.update('invoice', { ...invoice, status_transitions });
  });
  expect((await visit(url)).text).toContain('<span>28 July 2027</span>');
});

it('asks the bank before it keeps a card that wants it', async () => {
  const { url, subscription } = await openPortal();
  const before = (await subscription()).default_payment_method;
  const card = { ...goodCard, 'card-number': '4000002500003155' };
  const bank = `${url}/card/authenticate`;
  expect((await submit(`${url}/card`, card)).location).toBe(new URL(bank).pathname);
  const failed = await submit(bank, { result: 'fail' });
  expect(failed.status).toBe(422);
  expect(failed.text).toMatch(
    /value="4000002500003155"[\s\S]*value="04\/30"[\s\S]*value="Alex Smith"/,
  );
  expect((await subscription()).default_payment_method).toBe(before);
  expect((await submit(bank, { result: 'complete' })).location).toContain('?done=card');
  expect((await subscription()).default_payment_method).not.toBe(before);
});

it('offers only what its configuration allows', async () => {
  const { emulator, open, id } = await openPortal();
  const configuration = await emulator.store.write(async (tx) =>
    tx.insert(
      'billing_portal.configuration',
      newBillingPortalConfiguration({ now: await tx.now() }),
    ),
  );
  const { url } = await open({ configuration: configuration.id });
  const { text } = await visit(url);
  expect(text).not.toContain('Cancel plan');
  expect(text).not.toContain('Change card');
  expect(text).not.toContain('Invoices');
  expect((await visit(`${url}/card`)).status).toBe(404);
  expect((await submit(`${url}/subscriptions/${id}/cancel`, {})).status).toBe(404);
});

it('changes the details that its configuration names, and no others', async () => {
  const { emulator, open, customer } = await openPortal();
  const configuration = await emulator.stripe.billingPortal.configurations.create({
    features: { customer_update: { enabled: true, allowed_updates: ['email', 'address'] } },
  });
  const { url } = await open({ configuration: configuration.id });
  expect((await visit(url)).text).toContain('Change details');
  const wrong = await submit(`${url}/details`, { email: 'nobody', city: 'Leeds' });
  expect(wrong.text).toContain('Enter an email address');
  expect(wrong.text).toContain('value="Leeds"');
  const typed = { email: 'new@example.com', city: 'Leeds', name: 'Not allowed' };
  expect((await submit(`${url}/details`, typed)).location).toContain('?done=details');
  const changed = await emulator.stripe.customers.retrieve(customer.id);
  expect(changed).toMatchObject({
    email: 'new@example.com',
    name: null,
    address: { city: 'Leeds', line1: null },
  });
});

it('goes straight to cancelling, and afterwards where it was told', async () => {
  const { open, id, subscription } = await openPortal();
  const { url } = await open({
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
      after_completion: { type: 'redirect', redirect: { return_url: `${returnUrl}?done` } },
    },
  });
  const { location } = await visit(url);
  const page = new URL(location ?? '', url).href;
  expect((await visit(page)).headers.get('content-security-policy')).toContain(
    'http://localhost:3000',
  );
  expect((await submit(page, {})).location).toBe(`${returnUrl}?done`);
  expect((await subscription()).cancel_at).not.toBeNull();
});

it('goes straight to the card, and then says that it is done', async () => {
  const { open } = await openPortal();
  const { url } = await open({
    flow_data: {
      type: 'payment_method_update',
      after_completion: {
        type: 'hosted_confirmation',
        hosted_confirmation: { custom_message: 'All <set>.' },
      },
    },
  });
  expect((await visit(url)).location).toBe(new URL(`${url}/card`).pathname);
  const { location } = await submit(`${url}/card`, goodCard);
  expect((await visit(new URL(location ?? '', url).href)).text).toContain('All &lt;set&gt;.');
});

it('lives for an hour after it was last used', async () => {
  const { emulator, url } = await openPortal();
  emulator.setTime('2026-11-15T09:59:00Z');
  expect((await visit(url)).status).toBe(200);
  emulator.setTime('2026-11-15T10:58:00Z');
  expect((await visit(url)).status).toBe(200);
  emulator.setTime('2026-11-15T11:59:00Z');
  const { status, text } = await visit(url);
  expect(status).toBe(410);
  expect(text).toContain('works for one hour');
  expect((await visit(`${url}x`)).status).toBe(404);
});

it('shows nothing of another customer', async () => {
  const { emulator, url } = await openPortal();
  const stranger = await openShop(emulator);
  const session = await checkOut(emulator, stranger);
  const cancel = `${url}/subscriptions/${String(session.subscription)}/cancel`;
  expect((await submit(cancel, {})).status).toBe(404);
});

describe('what cannot be honoured', () => {
  let portal: Awaited<ReturnType<typeof openPortal>>;
  beforeAll(async () => {
    portal = await openPortal({}, {}, afterAll);
  });

  it.each<readonly [string, PortalChange]>([
    ['configuration', { configuration: 'bpc_none' }],
    ['customer', { customer: 'cus_none' }],
    ['flow_data[type]', { flow_data: { type: 'subscription_update' } }],
    ['flow_data[subscription_cancel]', { flow_data: { type: 'subscription_cancel' } }],
    ['on_behalf_of', { on_behalf_of: 'acct_1' }],
  ])('is refused by its name: %s', async (param, change) => {
    await expect(portal.open(change)).rejects.toMatchObject({ statusCode: 400, param });
  });
});

it('needs a configuration', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await store.write(async (tx) =>
    tx.insert('customer', newCustomer({ now: await tx.now() })),
  );
  await expect(
    stripe.billingPortal.sessions.create({ customer: customer.id }),
  ).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('No configuration provided'),
  });
});
