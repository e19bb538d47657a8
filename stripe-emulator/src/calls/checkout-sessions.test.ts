/** Checkout sessions by the SDK: what is kept, what is refused, what is shown on request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestClock } from '../objects/test-clock.ts';
import { cancelUrl, goodCard, openShop, submit, successUrl } from '../testing/shop.ts';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';

type SessionChange = Parameters<TestEmulator['stripe']['checkout']['sessions']['create']>[0];

async function startShop(atEnd?: Parameters<typeof createTestEmulator>[0]) {
  const emulator = await createTestEmulator(atEnd);
  const shop = await openShop(emulator);
  const create = (change: SessionChange = {}) =>
    emulator.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: shop.customer.id,
      line_items: [{ price: shop.priceId, quantity: 2 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      ...change,
    });
  return { ...emulator, ...shop, create };
}

const now = Date.parse('2026-11-15T09:00:00Z') / 1_000;

it('keeps what it was given', async () => {
  const { create, customer } = await startShop();
  const session = await create({
    adaptive_pricing: { enabled: false },
    allow_promotion_codes: false,
    allowed_payment_method_types: ['card'],
    automatic_tax: { enabled: false },
    billing_address_collection: 'required',
    client_reference_id: 'user-1',
    custom_text: { submit: { message: 'Renews each month.' } },
    customer_update: { name: 'auto', address: 'auto' },
    expires_at: now + 1_800,
    locale: 'en-GB',
    metadata: { user: '1' },
    payment_method_collection: 'always',
    subscription_data: { trial_period_days: 14, metadata: { user: '1' } },
    ui_mode: 'hosted_page',
  });
  expect(session).toMatchObject({
    id: expect.stringMatching(/^cs_test_/),
    adaptive_pricing: { enabled: false },
    allow_promotion_codes: false,
    allowed_payment_method_types: ['card'],
    amount_total: 0,
    billing_address_collection: 'required',
    client_reference_id: 'user-1',
    currency: 'gbp',
    custom_text: { submit: { message: 'Renews each month.' }, after_submit: null },
    customer: customer.id,
    customer_details: { email: 'alex@example.com' },
    expires_at: now + 1_800,
    locale: 'en-GB',
    metadata: { user: '1' },
    payment_status: 'unpaid',
    status: 'open',
    ui_mode: 'hosted_page',
    url: expect.stringContaining(`/c/pay/${session.id}`),
  });
});

describe('what cannot be honoured', () => {
  let shop: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    shop = await startShop(afterAll);
  });

  it.each<readonly [string, SessionChange]>([
    ['mode', { mode: 'payment' }],
    ['submit_type', { submit_type: 'pay' }],
    ['expires_at', { expires_at: now + 1_799 }],
    ['expires_at', { expires_at: now + 86_401 }],
    ['allow_promotion_codes', { allow_promotion_codes: true }],
    ['automatic_tax[enabled]', { automatic_tax: { enabled: true } }],
    ['adaptive_pricing[enabled]', { adaptive_pricing: { enabled: true } }],
    ['discounts', { discounts: [{ coupon: 'half' }] }],
    ['allowed_payment_method_types[0]', { allowed_payment_method_types: ['bacs_debit'] }],
    ['line_items[0][price]', { line_items: [{ price: 'price_none', quantity: 1 }] }],
    ['customer', { customer: 'cus_none' }],
    ['success_url', { success_url: '/success' }],
    [
      'subscription_data[default_tax_rates]',
      { subscription_data: { default_tax_rates: ['txr_1'] } },
    ],
    ['subscription_data[trial_end]', { subscription_data: { trial_end: now + 3_600 } }],
    [
      'subscription_data[billing_mode][type]',
      { subscription_data: { billing_mode: { type: 'classic' } } },
    ],
  ])('is refused by its name: %s', async (param, change) => {
    await expect(shop.create(change)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param,
    });
  });
});

it('shows its lines on request', async () => {
  const { create, stripe, priceId } = await startShop();
  const { id } = await create();
  const { line_items: lines } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items'],
  });
  expect(lines?.data).toMatchObject([
    {
      object: 'item',
      amount_total: 998,
      description: 'Basic',
      price: { id: priceId },
      quantity: 2,
    },
  ]);
  expect((await stripe.checkout.sessions.listLineItems(id)).data).toEqual(lines?.data);
});

it('is listed by customer and by status', async () => {
  const { create, stripe, customer } = await startShop();
  const first = await create();
  const second = await create();
  await stripe.checkout.sessions.expire(first.id);
  const ids = async (status: 'open' | 'expired') =>
    (await stripe.checkout.sessions.list({ customer: customer.id, status })).data.map(
      ({ id }) => id,
    );
  expect(await ids('open')).toEqual([second.id]);
  expect(await ids('expired')).toEqual([first.id]);
});

it('is expired once, while it is open', async () => {
  const { create, stripe } = await startShop();
  const { id } = await create();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('has a status of `expired`'),
  });
});

it('lives by the test clock of its customer', async () => {
  const { create, store, customer, stripe } = await startShop();
  const later = now + 90 * 86_400;
  const clock = newTestClock({ now, frozenTime: later });
  await store.write(async (tx) => {
    await tx.insert('test_helpers.test_clock', clock);
    await tx.update('customer', { ...customer, test_clock: clock.id });
  });
  const session = await create({ subscription_data: { trial_period_days: 14 } });
  expect(session).toMatchObject({ created: later, expires_at: later + 86_400 });
  await submit(session.url ?? '', goodCard);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  const [subscription] = await store.read((tx) => tx.all('subscription', {}));
  expect(subscription?.trial_end).toBe(later + 14 * 86_400);
});
