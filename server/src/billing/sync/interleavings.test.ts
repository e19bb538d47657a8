import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { sdkFor } from '../../../../stripe-emulator/src/testing/test-emulator.ts';
import { users } from '../../people/people.tables.ts';
import { act, type BillingAct, billingActs } from '../../testing/billing-acts.ts';
import { expectTruth } from '../../testing/billing-truth.ts';
import { aCustomer, type TestCustomer } from '../../testing/subscribers.ts';
import { connectUntilEnd, createTestApp } from '../../testing/test-app.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { stripeCustomers, stripeEvents } from '../billing.tables.ts';
import type { BillingDeps } from '../deps.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { LeaseLostError } from './customer-lease.ts';
import { findCustomerRowById } from './customers.store.ts';
import { createEventWorker, type EventWorker } from './event-worker.ts';
import { syncSubscription } from './sync-subscription.ts';

const isFull = process.env.PROOF === 'full';
const runs = isFull ? 500 : 2;
const actsCount = 8;
const processCount = 4;

type Process = {
  readonly deps: BillingDeps;
  readonly worker: EventWorker;
  readonly receive: (event: Stripe.Event) => Promise<number>;
};

/** What the next reply waits for. */
const delay: { late: Promise<void> | null } = { late: null };
const billing = await createTestBilling();
const { emulator, stripe, db, clock, setTime, url, webhookSecret } = billing;
const { stripeAccountId, provider: truth } = await billing.payments.connect();
const processes = await Promise.all(Array.from({ length: processCount }, startProcess));
const wantedTypes = new Set<string>(
  (await stripe.webhookEndpoints.list()).data.flatMap(({ enabled_events: types }) => types),
);

/** With connections, an app and an SDK of its own, as a process has them. */
async function startProcess(): Promise<Process> {
  const { log } = billing.deps;
  const sdk = sdkFor(emulator.address, emulator.secretKey);
  const provider = slowed(createStripeProvider(sdk, { account: truth.account, log }));
  const payments = { ...billing.payments, connect: async () => ({ provider, stripeAccountId }) };
  const database = connectUntilEnd(url);
  const { app } = await createTestApp({ clock, database, payments });
  const deps = { ...billing.deps, db: database.db, payments };
  const receive = async (event: Stripe.Event): Promise<number> => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(clock.now().getTime() / 1_000);
    const header = { payload, secret: webhookSecret, timestamp };
    const signature = Stripe.webhooks.generateTestHeaderString(header);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { path, method } = billingAddresses.webhook;
    return (await app.inject({ method, url: path, headers, payload })).statusCode;
  };
  return { deps, worker: createEventWorker(deps), receive };
}

/** One reply arrives late: after others may have acted on newer ones. */
function slowed(provider: PaymentProvider): PaymentProvider {
  const findCustomer: PaymentProvider['findCustomer'] = async (customerId) => {
    const customer = await provider.findCustomer(customerId);
    const { late } = delay;
    delay.late = null;
    await late;
    return customer;
  };
  return { ...provider, findCustomer };
}

type Step = {
  readonly act: BillingAct;
  /** How many of the messages that wait are delivered, of a hundred. */
  readonly share: number;
  readonly copies: number;
  /** Which processes work off messages, and which sync unasked, all at the same time. */
  readonly workers: readonly number[];
  readonly syncers: readonly number[];
  /** Whether the lease runs out in the middle of it. */
  readonly overtakes: boolean;
  readonly seed: number;
};

const places = Array.from({ length: processCount }, (_, index) => index);
const weighted = billingActs.map((value) => ({
  arbitrary: fc.constant(value),
  weight: value === 'subscribe' || value === 'try' ? 3 : 2,
}));
const anyStep: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(...weighted),
  share: fc.integer({ min: 0, max: 100 }),
  copies: fc.integer({ min: 1, max: 3 }),
  workers: fc.subarray(places),
  syncers: fc.subarray(places, { maxLength: 2 }),
  overtakes: fc.boolean(),
  seed: fc.nat({ max: 1_000_000 }),
});

let lastEventId = '';

/** What Stripe has to say since the last time. */
async function takeNewEvents(): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for (;;) {
    const after = lastEventId === '' ? {} : { ending_before: lastEventId };
    const { data, has_more: hasMore } = await stripe.events.list({ limit: 100, ...after });
    lastEventId = data[0]?.id ?? lastEventId;
    events.push(...data.filter(({ type }) => wantedTypes.has(type)));
    if (!hasMore || data.length === 0) return events;
  }
}

/** In an order that comes from the seed alone. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed % 2_147_483_647 || 1;
  const keyed = items.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, key: state };
  });
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

let actsDone = 0;
let deliveries = 0;

async function play(customer: TestCustomer, steps: readonly Step[]): Promise<void> {
  let waiting: Stripe.Event[] = [];
  for (const step of steps) {
    const due = waiting.splice(0, Math.ceil((waiting.length * step.share) / 100));
    const { promise, resolve: onLease } = Promise.withResolvers<void>();
    delay.late = promise;
    const racing = race(customer, step, due);
    if (await act(billing, { ...customer, onLease }, step.act)) actsDone += 1;
    if (step.overtakes) await overtake(customer);
    onLease();
    waiting.push(...(await racing));
    waiting = shuffled([...waiting, ...(await takeNewEvents())], step.seed);
  }
  delay.late = null;
  await settle(customer, waiting);
}

/** As if the one who waits for Stripe had been silent for a minute, and somebody else had been faster. */
async function overtake({ rowId }: TestCustomer): Promise<void> {
  // Anyone who takes the lease from now on hears from Stripe at once.
  delay.late = null;
  await db
    .update(stripeCustomers)
    .set({ leasedUntil: new Date(0) })
    .where(and(eq(stripeCustomers.id, rowId), isNotNull(stripeCustomers.leasedUntil)));
  const { customerId } = (await findCustomerRowById(db, rowId)) ?? {};
  if (customerId) await syncSubscription(billing.deps, customerId);
}

/** Gives the messages that were not taken: Stripe would send them again. */
async function race(
  { rowId }: TestCustomer,
  { copies, seed, workers, syncers }: Step,
  due: readonly Stripe.Event[],
): Promise<Stripe.Event[]> {
  const refused: Stripe.Event[] = [];
  const all = due.flatMap((event) => Array.from({ length: copies }, () => event));
  deliveries += all.length;
  const deliver = async (event: Stripe.Event, index: number): Promise<void> => {
    const place = processAt(index + seed);
    // Refused where it was signed before the clock was moved.
    if ((await place.receive(event)) !== 200) refused.push(event);
    if (workers.includes(index % processCount)) await place.worker.runNow();
  };
  const { customerId } = (await findCustomerRowById(db, rowId)) ?? {};
  const results = await Promise.allSettled([
    ...shuffled(all, seed + 1).map(deliver),
    ...workers.map((place) => processAt(place).worker.runNow()),
    ...syncers.map((place) => syncSubscription(processAt(place).deps, customerId ?? '')),
  ]);
  for (const result of results) {
    const isLeaseLost = result.status === 'rejected' && result.reason instanceof LeaseLostError;
    if (result.status === 'rejected' && !isLeaseLost) throw result.reason;
  }
  return refused;
}

function processAt(place: number): Process {
  const process = processes[place % processCount];
  if (process === undefined) throw new Error('no such process');
  return process;
}

/** All that still waits is delivered and worked off by all processes at once. */
async function settle(customer: TestCustomer, late: readonly Stripe.Event[]): Promise<void> {
  const events = [...late, ...(await takeNewEvents())];
  const replies = events.toReversed().map((event, index) => processAt(index).receive(event));
  expect(new Set(await Promise.all(replies))).toEqual(new Set(events.map(() => 200)));
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(processes.map(({ worker }) => worker.runNow()));
    if ((await listOpenEvents()).length === 0) return;
    await setTime(new Date(clock.now().getTime() + 600_000));
  }
  throw new Error(`messages about the person ${customer.user.id} were never worked off`);
}

const listOpenEvents = () => db.select().from(stripeEvents).where(isNull(stripeEvents.handledAt));

async function forget({ user, rowId }: TestCustomer): Promise<void> {
  const { customerId } = (await findCustomerRowById(db, rowId)) ?? {};
  if (customerId) await stripe.customers.del(customerId);
  await db.delete(users).where(eq(users.id, user.id));
  await takeNewEvents();
}

it(`${runs} times ${actsCount} random acts, told in any order to ${processCount} processes at once, end in what Stripe says`, async () => {
  const story = fc.array(anyStep, { minLength: actsCount, maxLength: actsCount });
  const property = fc.asyncProperty(story, async (steps) => {
    const customer = await aCustomer(billing);
    await takeNewEvents();
    await play(customer, steps);
    await expectTruth({ db, truth }, customer);
    await forget(customer);
  });
  const fixed = isFull ? {} : { seed: 16 };
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...fixed });
  console.log(`${runs} runs: ${actsDone} acts were let happen, ${deliveries} messages delivered`);
  expect(actsDone).toBeGreaterThan(runs * 2);
}, 7_200_000);
