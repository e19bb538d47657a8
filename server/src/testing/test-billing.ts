/** The real app with card payments: a real emulator behind the real adapter, and one clock that drives both. */
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import { type PaidTier, plans } from '@debt-payoff/contract/plans';
import Stripe from 'stripe';
import { goodCard, type PageVisit, submit } from '../../../stripe-emulator/src/testing/shop.ts';
import {
  createTestEmulator,
  type TestEmulator,
} from '../../../stripe-emulator/src/testing/test-emulator.ts';
import type { BillingDeps } from '../billing/deps.ts';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import { keyHashOf, makeAccountCurrent } from '../billing/stripe/stripe-accounts.store.ts';
import { createStripeProvider } from '../billing/stripe/stripe-provider.ts';
import { setUpStripe } from '../billing/stripe/stripe-setup.ts';
import { wantedStripe } from '../billing/stripe/wanted-stripe.ts';
import { readConfig } from '../config.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createLog, type Log } from '../platform/logging.ts';
import { loadKeys } from '../sessions/keys.ts';
import { atEnd } from './at-end.ts';
import { type SettableClock, settableClock } from './settable-clock.ts';
import { createTestApp, createTestDatabase, type TestApp } from './test-app.ts';

export type TestBilling = TestApp & {
  readonly emulator: TestEmulator;
  /** Past the adapter, for what a test arranges or looks up at Stripe. It does not know of outages. */
  readonly stripe: Stripe;
  readonly provider: PaymentProvider;
  readonly payments: BillingDeps['payments'];
  readonly deps: BillingDeps;
  readonly clock: SettableClock;
  readonly webhookSecret: string;
  /** At Stripe, of those who are new. */
  readonly priceIds: Readonly<Record<PaidTier, string>>;
  /** Moves the product and the emulator, which does what has come due. */
  readonly setTime: (instant: string | Date) => Promise<void>;
  /** While it is away, every call of the adapter fails. */
  readonly setStripeAway: (isAway: boolean) => void;
  /** The calls of the adapter, such as `GET /v1/customers/cus_1`, until they are cleared. */
  readonly calls: string[];
  /** Pays on the checkout page; fields of the form may be others, such as another `card-number`. */
  readonly completeCheckout: (
    url: string,
    fields?: Readonly<Record<string, string>>,
  ) => Promise<PageVisit>;
  /** Posts Stripe's messages to the app, each of them once in a test unless it is asked for again. */
  readonly deliverEvents: (manner?: DeliveryManner) => Promise<readonly number[]>;
};

export type DeliveryManner = {
  /** Oldest first without it. */
  readonly order?: (events: readonly Stripe.Event[]) => readonly Stripe.Event[];
  readonly copies?: number;
  readonly isAtOnce?: boolean;
  /** Also those that were delivered before. */
  readonly isAgain?: boolean;
};

export async function createTestBilling(
  options: { readonly variables?: Record<string, string>; readonly log?: Log } = {},
): Promise<TestBilling> {
  const clock = settableClock();
  const log = options.log ?? createLog('silent');
  const config = readConfig(options.variables ?? {});
  const [emulator, database] = await Promise.all([createTestEmulator(atEnd), createTestDatabase()]);
  emulator.setTime(clock.now().toISOString());
  const { stripe, secretKey } = emulator;
  await pauseDeliveries(emulator);
  const { webhookSecret, priceIds } = await setUp(stripe, config.publicUrl);
  const { id } = await stripe.accounts.retrieveCurrent();
  const account = { id, isLive: false };
  const keyHash = keyHashOf(secretKey);
  const now = clock.now();
  const stripeAccountId = await makeAccountCurrent(database.db, { account, keyHash, now });
  const line = createLine(emulator);
  const provider = createStripeProvider(line.stripe, { account, log });
  const payments = {
    isOn: true,
    connect: async () => {
      if (line.isAway()) throw new DomainError('payments_unavailable');
      return { provider, stripeAccountId };
    },
    webhookSecrets: async () => [webhookSecret],
  };
  const testApp = await createTestApp({ ...options, clock, database, payments });
  const keys = await loadKeys(database.db, config.secrets?.jwt ?? null);
  const deps: BillingDeps = {
    db: database.db,
    clock,
    log,
    config: { publicUrl: config.publicUrl, vatNumber: config.vatNumber },
    payments,
    mailer: testApp.mailer,
    addressKey: keys.trialAddress,
  };
  return {
    ...{ ...testApp, emulator, stripe, provider, payments, deps, clock, webhookSecret, priceIds },
    calls: line.calls,
    setStripeAway: line.setAway,
    setTime: async (instant) => {
      const text = typeof instant === 'string' ? instant : instant.toISOString();
      clock.set(text);
      emulator.setTime(text);
      await emulator.timeKeeper.catchUp();
    },
    completeCheckout: (url, fields = {}) => submit(url, { ...goodCard, ...fields }),
    deliverEvents: eventDelivery({ ...testApp, stripe, clock, webhookSecret }),
  };
}

/** They go when a test says so, by `deliverEvents`. */
async function pauseDeliveries({ address, secretKey }: TestEmulator): Promise<void> {
  const { ok } = await fetch(`${address}/_emulator/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paused: true }),
  });
  if (!ok) throw new Error('the emulator does not pause its deliveries');
}

async function setUp(
  stripe: Stripe,
  publicUrl: string,
): Promise<Pick<TestBilling, 'webhookSecret' | 'priceIds'>> {
  const steps = await setUpStripe({
    stripe,
    wanted: wantedStripe({ publicUrl, canBeReached: true }),
    mode: { isCheckOnly: false, replacesPrices: false, replacesWebhook: false },
  });
  const idOf = (subject: string) => steps.find((step) => step.subject === subject)?.id ?? '';
  const webhookSecret = steps.find((step) => step.secret !== undefined)?.secret;
  if (webhookSecret === undefined) throw new Error(`no webhook: ${JSON.stringify(steps)}`);
  const priceIds = {
    basic: idOf(`price ${plans.basic.priceId}`),
    premium: idOf(`price ${plans.premium.priceId}`),
  };
  return { webhookSecret, priceIds };
}

/** The SDK as the adapter uses it, over a line that can be cut. */
function createLine({ address, secretKey }: TestEmulator) {
  let isAway = false;
  const calls: string[] = [];
  const node = Stripe.createNodeHttpClient();
  const makeRequest: Stripe.HttpClient['makeRequest'] = (...request) => {
    const [, , path, method] = request;
    calls.push(`${method} ${path.split('?')[0]}`);
    return isAway ? Promise.reject(new Error('the line is cut')) : node.makeRequest(...request);
  };
  const { hostname, port } = new URL(address);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: { getClientName: () => 'cuttable', makeRequest },
  });
  return {
    stripe,
    calls,
    isAway: () => isAway,
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
}

function eventDelivery({
  app,
  stripe,
  clock,
  webhookSecret,
}: Pick<TestBilling, 'app' | 'stripe' | 'clock' | 'webhookSecret'>): TestBilling['deliverEvents'] {
  const delivered = new Set<string>();
  const deliver = async (event: Stripe.Event): Promise<number> => {
    const payload = JSON.stringify(event);
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(clock.now().getTime() / 1_000),
    });
    const { statusCode } = await app.inject({
      method: 'POST',
      url: billingAddresses.webhook.path,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    return statusCode;
  };
  return async (manner = {}) => {
    const { order, copies = 1, isAtOnce, isAgain }: DeliveryManner = manner;
    const wanted = await listWantedEvents(stripe);
    const due = wanted.filter(({ id }) => isAgain === true || !delivered.has(id));
    for (const { id } of due) delivered.add(id);
    const ordered = order === undefined ? due : order(due);
    const all = ordered.flatMap((event) => Array.from({ length: copies }, () => event));
    if (isAtOnce === true) return Promise.all(all.map(deliver));
    const statuses: number[] = [];
    for (const event of all) statuses.push(await deliver(event));
    return statuses;
  };
}

/** Oldest first, as the endpoint would get them. */
async function listWantedEvents(stripe: Stripe): Promise<Stripe.Event[]> {
  const { data } = await stripe.webhookEndpoints.list();
  const types = new Set<string>(data.flatMap(({ enabled_events: wanted }) => wanted));
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return events.reverse().filter(({ type }) => types.has(type));
}
