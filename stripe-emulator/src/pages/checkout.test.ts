/** Checkout as a payer meets it, through the real pages. */
import { expect, it } from 'vitest';
import { cancelUrl, goodCard, openShop, submit, successUrl, visit } from '../testing/shop.ts';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';

type SessionChange = Parameters<TestEmulator['stripe']['checkout']['sessions']['create']>[0];

async function openCheckout(change: SessionChange = {}, { balance = 0, isGuest = false } = {}) {
  const emulator = await createTestEmulator();
  const shop = await openShop(emulator, { balance });
  const session = await emulator.stripe.checkout.sessions.create({
    mode: 'subscription',
    ...(!isGuest && { customer: shop.customer.id }),
    line_items: [{ price: shop.priceId, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...change,
  });
  return { emulator, ...shop, session, url: session.url ?? '' };
}

const trial = { subscription_data: { trial_period_days: 14 } };

function eventTypes({ store }: TestEmulator): Promise<string[]> {
  return store.read(async (tx) => (await tx.all('event', {})).map(({ type }) => type));
}

function successOf({ id }: { readonly id: string }): string {
  return successUrl.replace('{CHECKOUT_SESSION_ID}', id);
}

it('says what is bought, what it costs and what is due today', async () => {
  const { url } = await openCheckout({
    ...trial,
    custom_text: { submit: { message: '£4.99 a month until you <cancel>' } },
  });
  const { status, text, headers } = await visit(url);
  expect(status).toBe(200);
  expect(text).toContain('Test payments, no real money');
  expect(text).toContain('14 days free, then £4.99 a month');
  expect(text).toMatch(/Due today<\/dt><dd>£0\.00/);
  expect(text).toContain('alex@example.com');
  expect(text).toContain('£4.99 a month until you &lt;cancel&gt;');
  expect(text).toContain('Start trial</button>');
  expect(text).toContain(`href="${cancelUrl}"`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:3000;",
  );
});

it('starts a trial with a stored card and takes nothing', async () => {
  const { emulator, session, url, customer } = await openCheckout(trial);
  const { status, location } = await submit(url, goodCard);
  expect([status, location]).toEqual([303, successOf(session)]);
  const done = await emulator.stripe.checkout.sessions.retrieve(session.id);
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    customer: customer.id,
    customer_details: { email: 'alex@example.com', name: 'Alex Smith' },
    amount_total: 0,
    url: null,
  });
  const [subscription] = await emulator.store.read((tx) => tx.all('subscription', {}));
  expect(subscription).toMatchObject({
    id: done.subscription,
    status: 'trialing',
    trial_end: session.created + 14 * 24 * 60 * 60,
    default_payment_method: expect.stringMatching(/^pm_/),
    latest_invoice: done.invoice,
  });
  const [setupIntent] = await emulator.store.read((tx) => tx.all('setup_intent', {}));
  expect(setupIntent?.status).toBe('succeeded');
  const types = await eventTypes(emulator);
  expect(types).toContain('payment_method.attached');
  expect(types).toContain('setup_intent.succeeded');
  expect(types).toContain('customer.subscription.created');
  expect(types.at(-1)).toBe('checkout.session.completed');
  expect(types.filter((type) => type.startsWith('charge.'))).toEqual([]);
});

it('takes the first payment where there is no trial', async () => {
  const { emulator, session, url } = await openCheckout();
  expect((await visit(url)).text).toContain('Subscribe and pay £4.99</button>');
  expect((await submit(url, goodCard)).location).toBe(successOf(session));
  const done = await emulator.stripe.checkout.sessions.retrieve(session.id);
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 499 });
  const [subscription] = await emulator.store.read((tx) => tx.all('subscription', {}));
  const [invoice] = await emulator.store.read((tx) => tx.all('invoice', {}));
  expect(subscription?.status).toBe('active');
  expect(invoice).toMatchObject({ id: done.invoice, status: 'paid', amount_paid: 499 });
  expect((await eventTypes(emulator)).at(-1)).toBe('checkout.session.completed');
});

it('makes the customer where only an address was given', async () => {
  const { emulator, session, url } = await openCheckout(
    { customer_email: 'sam@example.com' },
    { isGuest: true },
  );
  await submit(url, goodCard);
  const done = await emulator.stripe.checkout.sessions.retrieve(session.id);
  const customers = await emulator.store.read((tx) => tx.all('customer', {}));
  expect(customers.at(-1)).toMatchObject({
    id: done.customer,
    email: 'sam@example.com',
    name: 'Alex Smith',
  });
});

it.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0000 0000 0127', 'security code is incorrect.'],
  ['4242 4242 4242 4241', 'Check the card number.'],
  ['4000 0000 0000 0341', 'Your card was declined.'],
  ['', 'Enter the card number'],
])('stays on the page with card %s and makes nothing', async (number, message) => {
  const { emulator, session, url } = await openCheckout();
  const before = await eventTypes(emulator);
  const { status, text } = await submit(url, { ...goodCard, 'card-number': number, cvc: '987' });
  expect(status).toBe(422);
  expect(text).toContain(message);
  expect(text).toContain('class="error-summary"');
  expect(text).toContain(`value="${number}"`);
  expect(text).toContain('value="Alex Smith"');
  expect(text).not.toContain('987');
  expect(await eventTypes(emulator)).toEqual(before);
  expect(await emulator.store.read((tx) => tx.all('subscription', {}))).toEqual([]);
  expect(await emulator.store.read((tx) => tx.all('payment_method', {}))).toEqual([]);
  expect((await emulator.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

it('names every field that is wrong', async () => {
  const { url } = await openCheckout({}, { isGuest: true });
  const { text } = await submit(url, { expiry: '13/30', cvc: 'x', email: 'nobody' });
  for (const field of ['email', 'card-number', 'expiry', 'cvc', 'name']) {
    expect(text).toContain(`<a href="#${field}">`);
    expect(text).toContain(`id="${field}-error"`);
  }
});

it.each([
  ['a payment', {}, 'paid', 'active'],
  ['a trial', trial, 'no_payment_required', 'trialing'],
] as const)('asks the bank before %s, and goes on when it is confirmed', async (...row) => {
  const [, change, paymentStatus, subscriptionStatus] = row;
  const { emulator, session, url } = await openCheckout(change);
  const card = { ...goodCard, 'card-number': '4000002760003184' };
  const bank = `${url}/authenticate`;
  expect((await submit(url, card)).location).toBe(new URL(bank).pathname);
  expect((await visit(bank)).text).toContain('Confirm with your bank');
  expect(await emulator.store.read((tx) => tx.all('subscription', {}))).toEqual([]);
  const failed = await submit(bank, { result: 'fail' });
  expect(failed.status).toBe(422);
  expect(failed.text).toContain('Your bank could not confirm that it was you.');
  expect(await emulator.store.read((tx) => tx.all('payment_method', {}))).toEqual([]);
  await submit(url, card);
  expect((await submit(bank, { result: 'complete' })).location).toBe(successOf(session));
  const done = await emulator.stripe.checkout.sessions.retrieve(session.id);
  expect(done.payment_status).toBe(paymentStatus);
  const [subscription] = await emulator.store.read((tx) => tx.all('subscription', {}));
  expect(subscription?.status).toBe(subscriptionStatus);
});

it('makes one subscription however often the form is sent', async () => {
  const { emulator, session, url } = await openCheckout();
  const replies = await Promise.all([1, 2, 3].map(() => submit(url, goodCard)));
  expect(replies.map(({ location }) => location)).toEqual(Array(3).fill(successOf(session)));
  expect(await emulator.store.read((tx) => tx.all('subscription', {}))).toHaveLength(1);
  expect((await visit(url)).location).toBe(successOf(session));
});

it('expires by itself, and then leads back', async () => {
  const { emulator, session, url } = await openCheckout();
  emulator.setTime('2026-11-16T09:00:01Z');
  const { status, text } = await visit(url);
  expect(status).toBe(410);
  expect(text).toContain('This checkout has expired');
  expect(text).toContain(`href="${cancelUrl}"`);
  expect((await submit(url, goodCard)).status).toBe(410);
  const expired = await emulator.stripe.checkout.sessions.retrieve(session.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect((await eventTypes(emulator)).at(-1)).toBe('checkout.session.expired');
});

it('asks for no card where none is required', async () => {
  const { emulator, url } = await openCheckout({
    ...trial,
    payment_method_collection: 'if_required',
  });
  expect((await visit(url)).text).not.toContain('id="card-number"');
  expect((await submit(url, {})).status).toBe(303);
  const [subscription] = await emulator.store.read((tx) => tx.all('subscription', {}));
  expect(subscription).toMatchObject({ status: 'trialing', default_payment_method: null });
});

it('shows credit that lowers the first payment', async () => {
  const { emulator, url } = await openCheckout({}, { balance: -199 });
  const { text } = await visit(url);
  expect(text).toMatch(/Your credit<\/dt><dd>-£1\.99/);
  expect(text).toMatch(/Due today<\/dt><dd>£3\.00/);
  await submit(url, goodCard);
  const [invoice] = await emulator.store.read((tx) => tx.all('invoice', {}));
  expect(invoice?.amount_paid).toBe(300);
});

it('wants the terms accepted where the session asks for it', async () => {
  const { emulator, session, url } = await openCheckout({
    consent_collection: { terms_of_service: 'required' },
  });
  expect((await submit(url, goodCard)).text).toContain('Agree to the terms to continue');
  expect((await submit(url, { ...goodCard, terms: 'accepted' })).status).toBe(303);
  const done = await emulator.stripe.checkout.sessions.retrieve(session.id);
  expect(done.consent?.terms_of_service).toBe('accepted');
});

it('leads to a success page in any language', async () => {
  const { url } = await openCheckout({ success_url: 'http://localhost:3000/fertig/für-Zoë?✓' });
  expect(await submit(url, goodCard)).toMatchObject({
    status: 303,
    location: 'http://localhost:3000/fertig/f%C3%BCr-Zo%C3%AB?%E2%9C%93',
  });
});

it('refuses a form of another site, and has no page for an unknown session', async () => {
  const { emulator, url } = await openCheckout();
  const foreign = await submit(url, goodCard, { origin: 'https://example.com' });
  expect(foreign.status).toBe(403);
  expect(foreign.text).toContain('Test payments, no real money');
  const unknown = await visit(`${emulator.address}/c/pay/cs_test_none`);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Page not found');
});

it('adds what is owed from before to the first payment, and says so', async () => {
  const { url } = await openCheckout({}, { balance: 150 });
  const { text } = await visit(url);
  expect(text).toMatch(/Owed from before<\/dt><dd>£1\.50/);
  expect(text).toMatch(/Due today<\/dt><dd>£6\.49/);
  expect(text).toContain('Subscribe and pay £6.49</button>');
});

it('says of a trial of one day that it is one', async () => {
  const { url } = await openCheckout({ subscription_data: { trial_period_days: 1 } });
  expect((await visit(url)).text).toContain('1 day free, then £4.99 a month');
});

it.each(['0430', '04.30', '4/2030', '04 / 30'])('takes %s for April 2030', async (expiry) => {
  const { session, url } = await openCheckout();
  expect((await submit(url, { ...goodCard, expiry })).location).toBe(successOf(session));
});
