import { beforeEach, expect, it } from 'vitest';
import { createTestEmulator } from '../../../../stripe-emulator/src/testing/test-emulator.ts';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import { atEnd } from '../../testing/at-end.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { createRecordingStripe } from '../../testing/recording-stripe.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createTestDatabase } from '../../testing/test-app.ts';
import { webhookSecrets } from '../billing.tables.ts';
import { createPayments, type PaymentsDeps } from './connect-payments.ts';
import { preparePayments } from './prepare-payments.ts';
import { createTestPayments, setUpEmulator } from './set-up-emulator.ts';

const { db } = await createTestDatabase();
const clock = settableClock();
const recording = await createRecordingStripe();
const away = 'http://127.0.0.1:1';

beforeEach(async () => {
  await db.delete(webhookSecrets);
  await db.delete(stripeAccounts);
});

function paymentsWith(stripe: Partial<PaymentsDeps['stripe']>, log = recordedLog().log) {
  return createPayments({
    ...{ db, clock, log, testPayments: null },
    stripe: { secretKey: null, webhookSecrets: [], address: recording.address, ...stripe },
  });
}

const secretKey = 'sk_test_51abcdefghijk';
const listAccounts = () =>
  db
    .select({ accountId: stripeAccounts.accountId, isCurrent: stripeAccounts.isCurrent })
    .from(stripeAccounts)
    .orderBy(stripeAccounts.id);

it('without a key there are no card payments', async () => {
  const payments = paymentsWith({});
  expect(payments.isOn).toBe(false);
  await expect(payments.connect()).rejects.toMatchObject({ code: 'payments_off' });
  expect(await payments.webhookSecrets()).toEqual([]);
});

it('the account of a key is asked for once, and known while Stripe is away', async () => {
  const before = recording.calls.length;
  const payments = paymentsWith({ secretKey, webhookSecrets: ['whsec_abcdefgh'] });
  const [one, other] = await Promise.all([payments.connect(), payments.connect()]);
  expect(other).toBe(one);
  expect(recording.calls.slice(before)).toEqual(['GET /v1/account']);
  expect(one.provider.account).toEqual({ id: 'acct_recording', isLive: false });
  expect(await payments.webhookSecrets()).toEqual(['whsec_abcdefgh']);

  const later = await paymentsWith({ secretKey, address: away }).connect();
  expect(later.stripeAccountId).toBe(one.stripeAccountId);
  await expect(later.provider.findPrice('basic')).rejects.toMatchObject({
    code: 'payments_unavailable',
  });
});

it('another key makes its own account the current one, and the first can come back', async () => {
  const other = await createRecordingStripe('acct_other');
  await paymentsWith({ secretKey }).connect();
  await paymentsWith({ secretKey: 'sk_test_other67890', address: other.address }).connect();
  expect(await listAccounts()).toEqual([
    { accountId: 'acct_recording', isCurrent: false },
    { accountId: 'acct_other', isCurrent: true },
  ]);
  await paymentsWith({ secretKey }).connect();
  expect(await listAccounts()).toEqual([
    { accountId: 'acct_recording', isCurrent: true },
    { accountId: 'acct_other', isCurrent: false },
  ]);
});

it('a connection that failed is tried again', async () => {
  const { address } = recording;
  let place = away;
  const testPayments = { connection: async () => ({ secretKey, address: place }) };
  const { log } = recordedLog();
  const stripe = { secretKey: null, webhookSecrets: [], address: null };
  const payments = createPayments({ db, clock, log, stripe, testPayments });
  await expect(payments.connect()).rejects.toMatchObject({ code: 'payments_unavailable' });
  place = address;
  expect(await payments.connect()).toMatchObject({ stripeAccountId: expect.any(Number) });
});

it('test payments that do not answer are unavailable', async () => {
  const { log, entries } = recordedLog();
  const testPayments = { connection: () => Promise.reject(new Error('away')) };
  const stripe = { secretKey: null, webhookSecrets: [], address: null };
  const payments = createPayments({ db, clock, log, stripe, testPayments });
  await expect(payments.connect()).rejects.toMatchObject({ code: 'payments_unavailable' });
  expect(entries).toMatchObject([{ msg: 'test payments do not answer' }]);
});

it('the webhook secret of the emulator is kept; an endpoint whose secret is lost is made again', async () => {
  const emulator = await createTestEmulator(atEnd);
  const { log, entries } = recordedLog();
  const connect = async () => {
    const publicUrl = 'http://localhost:5001';
    const connection = async () => emulator;
    const deps = { publicUrl, db, clock, log };
    const testPayments = createTestPayments({ connection }, deps, setUpEmulator);
    const stripe = { secretKey: null, webhookSecrets: [], address: null };
    const payments = createPayments({ db, clock, log, stripe, testPayments });
    await payments.connect();
    return payments.webhookSecrets();
  };
  const [first, ...none] = await connect();
  expect(first).toMatch(/^whsec_/);
  expect(none).toEqual([]);
  expect(await connect()).toEqual([first]);

  await db.delete(webhookSecrets);
  const [second] = await connect();
  expect(second).toMatch(/^whsec_/);
  expect(second).not.toBe(first);
  expect((await emulator.stripe.webhookEndpoints.list()).data).toHaveLength(1);
  expect(entries).toEqual([]);
});

it('a start with a key warns of each thing that is not as wanted, and of a missing webhook secret', async () => {
  const { log, entries } = recordedLog();
  const stripe = { secretKey, webhookSecrets: [], address: recording.address };
  const publicUrl = 'https://debts.example';
  const stopping = new AbortController().signal;
  await preparePayments(paymentsWith(stripe), { stripe, publicUrl, log, stopping });
  expect(entries.map(({ level, subject }) => ({ level, subject }))).toEqual([
    { level: 40, subject: undefined },
    ...[
      'product Basic Plan',
      'price basic_monthly',
      'product Premium Plan',
      'price premium_monthly',
      'portal configuration',
      'webhook endpoint',
    ].map((subject) => ({ level: 40, subject })),
  ]);
  expect(recording.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

it('a start warns of a price with other terms than the plans have, and goes on', async () => {
  const emulator = await createTestEmulator(atEnd);
  const publicUrl = 'https://debts.example';
  await setUpEmulator(emulator, { publicUrl, db, clock, log: recordedLog().log });
  const { secretKey, address } = emulator;
  const stripe = { secretKey, address, webhookSecrets: ['whsec_abcdefgh'] };
  const warningsOfStart = async () => {
    const { log, entries } = recordedLog();
    const stopping = new AbortController().signal;
    await preparePayments(paymentsWith(stripe), { stripe, publicUrl, log, stopping });
    return entries.map(({ level, subject, details }) => [level, subject, details]);
  };
  expect(await warningsOfStart()).toEqual([]);

  const changePrice = (terms: object) =>
    emulator.store.write(async (tx) => {
      const price = (await tx.all('price', {})).find((one) => one.lookup_key === 'premium_monthly');
      if (price === undefined) throw new Error('there is no price');
      await tx.update('price', { ...price, ...terms });
      return price;
    });
  const recurring = { interval: 'month', interval_count: 1, usage_type: 'licensed' };
  for (const [terms, difference] of [
    [{ unit_amount: 998 }, 'unit_amount from 998 to 999'],
    [{ currency: 'eur' }, 'currency from "eur" to "gbp"'],
    [
      { recurring: { ...recurring, interval: 'year' } },
      'recurring.interval from "year" to "month"',
    ],
    [{ recurring: { ...recurring, interval_count: 3 } }, 'recurring.interval_count from 3 to 1'],
    [{ tax_behavior: 'exclusive' }, 'tax_behavior from "exclusive" to "inclusive"'],
  ] as const) {
    const right = await changePrice(terms);
    const told = [difference, expect.stringContaining('a price cannot be changed')];
    expect(await warningsOfStart()).toEqual([[40, 'price premium_monthly', told]]);
    await changePrice(right);
  }
});

it('a start with a key while Stripe is away is told by warnings only', async () => {
  const { log, entries } = recordedLog();
  const stripe = { secretKey, webhookSecrets: ['whsec_abcdefgh'], address: away };
  const payments = paymentsWith(stripe);
  const stopping = new AbortController().signal;
  await preparePayments(payments, { stripe, publicUrl: 'https://debts.example', log, stopping });
  expect(entries.map(({ level, msg }) => ({ level, msg }))).toEqual([
    { level: 40, msg: 'card payments are not ready yet' },
    { level: 40, msg: 'whether Stripe is set up as wanted could not be checked' },
  ]);
});
