/** Stripe refuses, hangs or breaks off in the middle: plain words, nothing half done, and no connection held. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { requestBounds } from '../platform/database/pool.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createLog } from '../platform/logging.ts';
import { atEnd } from '../testing/at-end.ts';
import { billingCalls } from '../testing/billing-calls.ts';
import { aPerson, call } from '../testing/people.ts';
import { aPayingPerson } from '../testing/subscribers.ts';
import { connectUntilEnd, createTestApp } from '../testing/test-app.ts';
import { createTestBilling } from '../testing/test-billing.ts';
import { cancelAtPeriodEnd, reactivateSubscription } from './cancel.ts';
import { changePlan } from './change-plan.ts';
import { openCheckout } from './checkout.ts';
import type { BillingDeps, Payments } from './deps.ts';
import { listInvoices } from './invoices.ts';
import { cancelWithRefund } from './leaving/cancel-with-refund.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openPortal } from './portal.ts';
import { previewChange } from './preview-change.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { getSubscriptionStatus } from './subscription-status.ts';

const variables = { RATE_LIMIT_FACTOR: '100' };
const billing = await createTestBilling({ variables });
const { app, deps, pool, clock, provider } = billing;
const { ask, chargesOf, sync, customerOf, openSessionsOf } = billingCalls(billing);
const priceId = 'premium_monthly';
const { stripeAccountId } = await billing.payments.connect();

const payer = await aPayingPerson(billing);

function paymentsWith(other: PaymentProvider): Payments {
  return { ...billing.payments, connect: async () => ({ provider: other, stripeAccountId }) };
}

/** The provider, with something around each of its calls. */
function intercepted(around: (method: string, call: () => unknown) => unknown): PaymentProvider {
  return new Proxy(provider, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => around(String(name), () => method.apply(target, given));
    },
  });
}

/** Everything but the lease itself. */
async function stored(): Promise<unknown[]> {
  const questions = [
    'SELECT id, customer_id, creation_key FROM stripe_customers',
    ...['subscriptions', 'subscription_states', 'checkouts', 'change_previews', 'stripe_tasks'].map(
      (table) => `SELECT * FROM ${table}`,
    ),
  ];
  return Promise.all(questions.map(async (text) => (await pool.query(`${text} ORDER BY 1`)).rows));
}

/** Takes connections and says nothing. */
async function silentAddress(): Promise<URL> {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close());
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return new URL(`http://127.0.0.1:${address.port}`);
}

function providerAt({ hostname, port }: URL): PaymentProvider {
  const stripe = new Stripe('sk_test_away', {
    ...{ host: hostname, port, protocol: 'http', telemetry: false },
    maxNetworkRetries: 0,
    timeout: 20,
  });
  return createStripeProvider(stripe, { account: provider.account, log: createLog('silent') });
}

const actions = [
  ['checkout', { priceId }],
  ['preview', { priceId }],
  ['change', { priceId }],
  ['portal', undefined],
  ['cancel', undefined],
  ['cancel', { refund: true }],
  ['reactivate', undefined],
  ['invoices', undefined],
] as const;

describe.each([
  ['refuses', async () => new URL('http://127.0.0.1:1')],
  ['hangs', silentAddress],
])('while Stripe %s', async (_, address) => {
  const away = paymentsWith(providerAt(await address()));
  const { app: cutOff } = await createTestApp({
    ...{ database: billing, clock, variables, payments: away },
  });
  const { ask: askInVain } = billingCalls({ ...billing, app: cutOff });

  it('every act is refused in plain words, and the plan is known all the same', async () => {
    const before = await stored();
    for (const [action, body] of actions) {
      const reply = await askInVain(payer, action, body);
      expect(reply, action).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    }
    expect((await askInVain(payer, 'tier')).body.tier).toBe('basic');
    expect((await askInVain(payer, 'status')).body.subscription).toMatchObject({
      plan_type: 'basic',
      refund_offer: null,
    });
    expect(await stored()).toEqual(before);
  });

  it('nobody who has just paid reads that they have nothing', async () => {
    const person = await aPerson(app);
    const { body } = await ask(person, 'checkout', { priceId });
    const { location } = await billing.completeCheckout(body.url);
    const { search } = new URL(location ?? '');
    expect((await askInVain(person, 'status', undefined, search)).status).toBe(503);
    expect((await ask(person, 'status', undefined, search)).status).toBe(200);
  });
});

it('where payments are off, plans cannot be bought, and what people have stays theirs', async () => {
  const { app: off } = await createTestApp({ database: billing, clock, variables });
  const { ask: askWithout } = billingCalls({ ...billing, app: off });
  for (const [action, body] of actions) {
    expect((await askWithout(payer, action, body)).body.code, action).toBe('payments_off');
  }
  expect((await askWithout(payer, 'tier')).body).toMatchObject({
    tier: 'basic',
    is_billing_on: false,
  });
  expect((await askWithout(payer, 'status')).body.subscription.plan_type).toBe('basic');
});

it('nobody begins and changes all day long, but anyone can leave', async () => {
  const { app: strict } = await createTestApp({
    ...{ database: billing, clock, payments: billing.payments },
    variables: { RATE_LIMIT_FACTOR: '0.1' },
  });
  const { token } = await aPerson(app);
  const statusOf = async (action: keyof typeof billingAddresses, body?: object) =>
    (await call(strict, billingAddresses[action], { as: token, ...(body && { body }) })).status;
  expect(await statusOf('checkout', { priceId })).toBe(200);
  expect(await statusOf('change', { priceId })).toBe(404);
  expect(await statusOf('reactivate')).toBe(404);
  expect(await statusOf('reactivate')).toBe(429);
  expect(await statusOf('cancel')).toBe(404);
});

it('nobody makes us call Stripe without end', async () => {
  const { app: strict } = await createTestApp({
    ...{ database: billing, clock, payments: billing.payments },
    variables: { RATE_LIMIT_FACTOR: '0.001' },
  });
  const { token } = await aPerson(app);
  const statusOf = async (action: keyof typeof billingAddresses, body?: object) =>
    (await call(strict, billingAddresses[action], { as: token, ...(body && { body }) })).status;
  expect(await statusOf('portal')).toBe(404);
  for (const [action, body] of actions.slice(0, -1)) {
    expect(await statusOf(action, body), action).toBe(429);
  }
  expect(await statusOf('status')).toBe(404);
  expect(await statusOf('invoices')).toBe(429);
  expect(await statusOf('tier')).toBe(200);
  expect(await statusOf('tier')).toBe(200);
});

/** Each call reaches Stripe, but the reply to the one that is named is lost. */
function losing(method: string, occurrence = 1): BillingDeps {
  let count = 0;
  const lossy = intercepted(async (name, call) => {
    const result = await call();
    if (name === method) count += 1;
    if (name !== method || count !== occurrence) return result;
    throw new DomainError('payments_unavailable');
  });
  return { ...deps, payments: paymentsWith(lossy) };
}

it.each([['findCustomer'], ['createCustomer'], ['findPrice'], ['openCheckout']])(
  'a checkout that loses the reply to %s begins again with the same customer',
  async (method) => {
    const person = await aPerson(app);
    const choice = { userId: person.id, priceId, startsNow: false } as const;
    const lost = openCheckout(losing(method), choice);
    await expect(lost).rejects.toMatchObject({ code: 'payments_unavailable' });
    const { body } = await ask(person, 'checkout', { priceId });
    await billing.completeCheckout(body.url);
    const { data } = await billing.stripe.customers.list({ email: person.email });
    expect(data).toHaveLength(1);
    await sync(person);
    expect((await ask(person, 'tier')).body.tier).toBe('premium');
  },
);

it('a checkout waits no longer for an address that hangs than it must', async () => {
  const person = await aPerson(app);
  const hanging = { ...provider, updateEmail: () => new Promise<void>(() => {}) };
  const url = await openCheckout(
    { ...deps, payments: paymentsWith(hanging) },
    { ...{ userId: person.id, priceId, startsNow: false } },
  );
  expect(url).toContain('http');
});

it('a checkout opens even where the address could not be updated', async () => {
  const person = await aPerson(app);
  const url = await openCheckout(losing('updateEmail'), {
    ...{ userId: person.id, priceId, startsNow: false },
  });
  expect(url).toContain('http');
  expect(await openSessionsOf(person)).toHaveLength(1);
});

it.each([
  ['findCustomer', 1, 200],
  ['previewChange', 1, 200],
  ['changePlan', 1, 409],
  ['findCustomer', 2, 409],
])(
  'a change that loses the reply to %s (%i) is charged once',
  async (method, occurrence, status) => {
    const person = await aPayingPerson(billing);
    const change = { userId: person.id, priceId } as const;
    const lost = changePlan(losing(method, occurrence), change);
    await expect(lost).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect((await ask(person, 'change', { priceId })).status).toBe(status);
    expect((await ask(person, 'tier')).body.tier).toBe('premium');
    expect(await chargesOf(person)).toHaveLength(2);
  },
);

it('no act holds a connection of the database while Stripe is asked', async () => {
  const one = connectUntilEnd(billing.url, { ...requestBounds, connectionsMax: 1 });
  const asked = new Set<string>();
  const watched = intercepted(async (name, call) => {
    asked.add(name);
    // Waits for the only connection, and fails where somebody keeps it.
    await one.pool.query('SELECT 1');
    return call();
  });
  const narrow: BillingDeps = { ...deps, db: one.db, payments: paymentsWith(watched) };
  const newcomer = await aPerson(app);
  const choice = { userId: newcomer.id, priceId, startsNow: true } as const;
  await openCheckout(narrow, choice);
  await openCheckout(narrow, choice);
  const [sessionId] = await openSessionsOf(newcomer);
  await getSubscriptionStatus(narrow, { userId: newcomer.id, sessionId }).catch(() => {});
  const { id: userId } = await aPayingPerson(billing);
  await getSubscriptionStatus(narrow, { userId, sessionId: undefined });
  await previewChange(narrow, { userId, priceId });
  await changePlan(narrow, { userId, priceId });
  await cancelAtPeriodEnd(narrow, userId);
  await reactivateSubscription(narrow, userId);
  await openPortal(narrow, userId);
  await listInvoices(narrow, userId);
  await cancelWithRefund(narrow, userId);
  expect([...asked].sort()).toEqual([
    'cancelAtPeriodEnd',
    'cancelNow',
    'changePlan',
    'createCustomer',
    'expireCheckout',
    'findCredit',
    'findCustomer',
    'findCustomerId',
    'findPrice',
    'listInvoices',
    'listPaidInvoices',
    'openCheckout',
    'openPortal',
    'previewChange',
    'reactivate',
    'refund',
    'updateEmail',
  ]);
  expect(await customerOf(newcomer)).toBeTruthy();
});
