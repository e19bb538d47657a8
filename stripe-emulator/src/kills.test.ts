import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { createStore } from './store/store.ts';
import { type EmulatorProcess, startEmulatorProcess } from './testing/emulator-process.ts';
import { findHalfMadeObjects } from './testing/half-made-objects.ts';
import { createDatabase } from './testing/test-database.ts';
import { sdkFor } from './testing/test-emulator.ts';

const isFull = process.env.PROOF === 'full';
const kills = isFull ? 50 : 1;
const workers = 3;

it(`${kills} kills during calls leave no half-made object, and a call that is sent again gives the same`, async () => {
  const databaseUrl = await createDatabase();
  const calls = keepCalling(databaseUrl);
  onTestFinished(async () => (await calls.emulator()).kill());
  const prices = await makePrices(calls);

  let isOver = false;
  const done: Journey[] = [];
  const load = Array.from({ length: workers }, async (_, worker) => {
    for (let round = 0; !isOver; round += 1) {
      done.push(await runJourney(calls, `${worker}-${round}`, prices));
    }
  });
  let interrupted = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const { begun } = calls.count;
    await expect
      .poll(() => calls.count.begun, { interval: 1 })
      .toBeGreaterThan(begun + randomInt(12));
    await pause(randomInt(40));
    interrupted += calls.count.underWay;
    await calls.restart();
  }
  isOver = true;
  await Promise.all(load);

  for (const journey of done) {
    expect(await runJourney(calls, journey.name, prices)).toEqual(journey);
  }
  expect(done.length).toBeGreaterThan(0);
  expect(interrupted).toBeGreaterThan(0);
  expect(await halfMade(databaseUrl)).toEqual([]);
  if (isFull) console.log(`${kills} kills, ${interrupted} calls cut off, ${done.length} journeys`);
});

type Prices = { readonly basic: string; readonly premium: string };
type Journey = { readonly name: string; readonly ids: readonly string[] };

async function makePrices(calls: Calls): Promise<Prices> {
  const make = async (name: string, amount: number) => {
    const product = await calls.call(`product-${name}`, (stripe, options) =>
      stripe.products.create({ name }, options),
    );
    const price = { product: product.id, currency: 'gbp', unit_amount: amount } as const;
    const { id } = await calls.call(`price-${name}`, (stripe, options) =>
      stripe.prices.create({ ...price, recurring: { interval: 'month' } }, options),
    );
    return id;
  };
  return { basic: await make('Basic', 499), premium: await make('Premium', 999) };
}

/** A customer subscribes, upgrades, gets something back and leaves; each call has its key. */
async function runJourney(calls: Calls, name: string, prices: Prices): Promise<Journey> {
  const step = <Result>(what: string, work: Work<Result>) => calls.call(`${name}-${what}`, work);
  const customer = await step('customer', (stripe, options) =>
    stripe.customers.create({ name }, options),
  );
  const card = await step('card', (stripe, options) =>
    stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id }, options),
  );
  await step('default', (stripe, options) => {
    const settings = { default_payment_method: card.id };
    return stripe.customers.update(customer.id, { invoice_settings: settings }, options);
  });
  const subscription = await step('subscribe', (stripe, options) => {
    const items = [{ price: prices.basic }];
    return stripe.subscriptions.create({ customer: customer.id, items }, options);
  });
  const upgraded = await step('upgrade', (stripe, options) => {
    const items = [{ id: subscription.items.data[0]?.id ?? '', price: prices.premium }];
    const change = { items, proration_behavior: 'always_invoice' } as const;
    return stripe.subscriptions.update(subscription.id, change, options);
  });
  const invoice = String(subscription.latest_invoice);
  const payments = await step('payments', (stripe) => stripe.invoicePayments.list({ invoice }));
  const intent = String(payments.data[0]?.payment.payment_intent);
  const refund = await step('refund', (stripe, options) =>
    stripe.refunds.create({ payment_intent: intent, amount: 100 }, options),
  );
  const left = await step('leave', (stripe, options) => {
    const change = { cancel_at_period_end: true };
    return stripe.subscriptions.update(subscription.id, change, options);
  });
  await step('cancel', (stripe) => cancelOnce(stripe, subscription.id));
  const objects = [customer, card, subscription, upgraded, refund, left];
  const invoices = [subscription, upgraded].map((one) => String(one.latest_invoice));
  return { name, ids: [...objects.map(({ id }) => id), ...invoices, intent] };
}

/** A deletion has no key: one that is sent again finds that it has happened. */
async function cancelOnce(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    const isGone = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
}

type Work<Result> = (
  stripe: Stripe,
  options: { readonly idempotencyKey: string },
) => Promise<Result>;

type Calls = {
  readonly count: { begun: number; underWay: number };
  /** Makes the call again until there is a reply. */
  readonly call: <Result>(key: string, work: Work<Result>) => Promise<Result>;
  readonly emulator: () => Promise<EmulatorProcess>;
  readonly restart: () => Promise<void>;
};

function keepCalling(databaseUrl: string): Calls {
  let running = startEmulatorProcess(databaseUrl);
  const count = { begun: 0, underWay: 0 };
  const attempt = async <Result>(key: string, work: Work<Result>) => {
    const { address, secretKey } = await running;
    count.begun += 1;
    count.underWay += 1;
    try {
      return { result: await work(sdkFor(address, secretKey), { idempotencyKey: key }) };
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      return null;
    } finally {
      count.underWay -= 1;
    }
  };
  return {
    count,
    emulator: () => running,
    call: async (key, work) => {
      for (;;) {
        const reply = await attempt(key, work);
        if (reply !== null) return reply.result;
      }
    },
    restart: async () => {
      const killed = (await running).kill();
      running = killed.then(() => startEmulatorProcess(databaseUrl));
      await running;
    },
  };
}

function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  const isOfStripe = error instanceof Stripe.errors.StripeError;
  return isOfStripe && (error.statusCode === 503 || error.statusCode === 409);
}

async function halfMade(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end());
  const clock = { now: () => new Date() };
  return findHalfMadeObjects(createStore({ pool, clock, dueTimes: {}, generation: null }));
}
