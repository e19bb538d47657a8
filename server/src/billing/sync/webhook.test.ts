import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import { insertUser } from '../../people/people.store.ts';
import { settableClock, testNow } from '../../testing/settable-clock.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { stripeEvents } from '../billing.tables.ts';
import type { Payments } from '../deps.ts';
import { paymentsOff } from '../stripe/payments-off.ts';
import { ensureCustomerRow, setCustomerId } from './customers.store.ts';

const clock = settableClock();
const secret = 'whsec_now';
let secrets: readonly string[] = [secret];
const payments: Payments = { ...paymentsOff, isOn: true, webhookSecrets: async () => secrets };
const { app, db } = await createTestApp({ clock, payments });
const stripeAccountId = await aStripeAccount(db);
const person = { username: 'p', email: 'p@example.com', passwordHash: 'none', now: testNow };
const { id: userId } = await insertUser(db, person);
const row = await ensureCustomerRow(db, { userId, stripeAccountId, now: testNow });
await db.transaction((tx) => setCustomerId(tx, { id: row?.id ?? 0, customerId: 'cus_known' }));

const nowSeconds = testNow.getTime() / 1_000;
let count = 0;

function anEvent(fields: object = {}) {
  count += 1;
  return {
    id: `evt_${count}`,
    type: 'invoice.paid',
    created: nowSeconds,
    livemode: false,
    data: { object: { id: 'in_1', customer: 'cus_known' } },
    ...fields,
  };
}

const signed = (payload: string, by = secret, timestamp = nowSeconds) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp });

async function post(payload: string, signature?: string) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature !== undefined && { 'stripe-signature': signature }),
  };
  const { path, method } = billingAddresses.webhook;
  const reply = await app.inject({ method, url: path, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

function send(event: object) {
  const payload = JSON.stringify(event);
  return post(payload, signed(payload));
}

const storedOf = (eventId: string) =>
  db.select().from(stripeEvents).where(eq(stripeEvents.eventId, eventId));

it('an event is stored once, however often and at whatever times it comes', async () => {
  const event = anEvent();
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(event)));
  expect(replies).toEqual(replies.map(() => ({ status: 200, body: { received: true } })));
  expect(await storedOf(event.id)).toMatchObject([
    { type: 'invoice.paid', customerId: 'cus_known', receivedAt: testNow, handledAt: null },
  ]);
});

it.each([
  ['has none', undefined],
  ['has an empty one', ''],
  ['has none that can be read', 'v1=abc'],
  ['has one of letters that no header has', `t=${nowSeconds},v1=\u00e9${'a'.repeat(63)}`],
  ['is signed with another secret', signed('{}', 'whsec_other')],
  ['is signed for another body', signed('{"id":1}')],
])('an event that %s is refused', async (_, signature) => {
  expect(await post('{}', signature)).toMatchObject({
    status: 400,
    body: { code: 'invalid_signature' },
  });
});

it('an event is taken for five minutes after it was signed, by the product’s clock', async () => {
  const event = anEvent();
  const payload = JSON.stringify(event);
  const at = async (seconds: number) =>
    (await post(payload, signed(payload, secret, nowSeconds - seconds))).status;
  expect(await at(301)).toBe(400);
  expect(await storedOf(event.id)).toEqual([]);
  expect(await at(300)).toBe(200);
  expect(await storedOf(event.id)).toHaveLength(1);
});

it('either secret counts while one is rotated, and afterwards only the new one', async () => {
  secrets = ['whsec_old', 'whsec_new'];
  const event = anEvent();
  const payload = JSON.stringify(event);
  const old = signed(payload, 'whsec_old');
  expect((await post(payload, old)).status).toBe(200);
  const both = `${signed(payload, 'whsec_third')},${signed(payload, 'whsec_new').split(',')[1]}`;
  expect((await post(payload, both)).status).toBe(200);
  secrets = ['whsec_new'];
  expect((await post(payload, old)).status).toBe(400);
  secrets = [secret];
  expect(await storedOf(event.id)).toHaveLength(1);
});

it('where no secret is known it comes again later', async () => {
  secrets = [];
  expect(await send(anEvent())).toMatchObject({ status: 503 });
  secrets = [secret];
});

it('what is signed and no event is refused, and no failure of ours', async () => {
  for (const payload of ['{"id":', '[]', '{"id":"evt_x"}']) {
    expect((await post(payload, signed(payload))).status).toBe(400);
  }
});

it.each([
  ['about somebody unknown', { data: { object: { customer: 'cus_unknown' } } }],
  ['about nobody', { data: { object: { id: 'po_1' } } }],
  ['of the live world', { livemode: true }],
  ['of another account', { account: 'acct_other' }],
])('an event %s is acknowledged and ignored', async (_, fields) => {
  const event = anEvent(fields);
  expect(await send(event)).toEqual({ status: 200, body: { received: true } });
  expect(await storedOf(event.id)).toEqual([]);
});

it('after the key was changed, the customers of the former account are unknown', async () => {
  const isCurrent = (current: boolean) =>
    db
      .update(stripeAccounts)
      .set({ isCurrent: current })
      .where(eq(stripeAccounts.id, stripeAccountId));
  await isCurrent(false);
  const event = anEvent();
  expect((await send(event)).status).toBe(200);
  expect(await storedOf(event.id)).toEqual([]);
  await isCurrent(true);
});
