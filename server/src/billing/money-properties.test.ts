import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { type PriceId, plans, priceIds, type TierName } from '@debt-payoff/contract/plans';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { isLive } from '../entitlements/subscription-tier.ts';
import { listSubscriptionsOf } from '../entitlements/subscriptions.store.ts';
import { aPerson, call, type Person, signIn } from '../testing/people.ts';
import { createTestBilling } from '../testing/test-billing.ts';
import { workTasks } from './leaving/stripe-tasks.ts';
import { orNull } from './stripe/stripe-failures.ts';
import { findCustomerOf } from './sync/customers.store.ts';
import { createEventWorker } from './sync/event-worker.ts';
import { syncSubscription } from './sync/sync-subscription.ts';
import { recordTrialUse } from './trial-memory.ts';

const isFull = process.env.PROOF === 'full';
const runs = isFull ? 150 : 1;
const actsCount = isFull ? 25 : 14;
/** Somebody goes up, down and leaves with a refund. */
const fixed = isFull ? {} : { seed: 16, path: '14' };

const billing = await createTestBilling({ variables: { RATE_LIMIT_FACTOR: '100000' } });
const { app, db, deps, stripe, clock, setTime, provider, completeCheckout, deliverEvents } =
  billing;
const worker = createEventWorker(deps);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Somebody with one address, who may leave and register again. */
type Player = {
  person: Person;
  /** Of checkouts that were opened and not visited yet. */
  readonly tabs: string[];
  readonly customers: Set<string>;
  /** All that they ever had, with the highest price that it had, in pence. */
  readonly subscriptions: Map<string, number>;
};

const anyPrice = fc.constantFrom<PriceId>(...priceIds);
const goodCard = '4242424242424242';
const anyCard = fc.oneof(
  { weight: 4, arbitrary: fc.constant(goodCard) },
  { weight: 1, arbitrary: fc.constantFrom('4000000000000341', '4000000000000002') },
);
const anyAct = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('subscribe' as const),
      ...{ priceId: anyPrice, startsNow: fc.boolean(), card: anyCard },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('open a tab' as const), priceId: anyPrice }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pay in an old tab' as const) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      ...{ previews: fc.boolean(), isTwice: fc.boolean() },
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      ...{ refund: fc.constantFrom(true, true, false), isTwice: fc.boolean() },
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel in the portal' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('use a card' as const),
      token: fc.constantFrom(
        'pm_card_visa',
        'pm_card_chargeCustomerFail',
        'pm_card_authenticationRequired',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pay what is open' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.constantFrom(2, 2, 24, 24, 8 * 24, 15 * 24, 31 * 24),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('messages' as const),
      manner: fc.constantFrom('in order', 'doubled', 'reversed', 'lost'),
    }),
  },
);
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;
const anyStory = fc.array(fc.record({ player: fc.constantFrom(0, 0, 1), act: anyAct }), {
  minLength: actsCount,
  maxLength: actsCount,
});

/** The first of them has had the trial, and pays from the start. */
async function aPlayer({ hasTrial }: { readonly hasTrial: boolean }): Promise<Player> {
  const person = await aPerson(app);
  const { id: userId, email } = person;
  const use = { userId, email, addressKey: deps.addressKey, now: clock.now() };
  if (!hasTrial) await db.transaction((tx) => recordTrialUse(tx, use));
  return { person, tabs: [], customers: new Set(), subscriptions: new Map() };
}

/** Nothing is a failure of ours, and Stripe is there all the time. */
async function ask({ person }: Player, action: keyof typeof billingAddresses, body?: object) {
  const reply = await call(app, billingAddresses[action], {
    as: person.token,
    ...(body && { body }),
  });
  expect(reply.status, `${action}: ${reply.text}`).toBeLessThan(500);
  expect(reply.status, `${action}: ${reply.text}`).not.toBe(401);
  return reply;
}

let done = 0;
const count = (...replies: readonly { readonly status: number }[]): void => {
  done += replies.filter(({ status }) => status < 400).length;
};

/** Where nothing lives, there is only one thing to do. */
async function possible(player: Player, act: Act): Promise<Act> {
  const isAnytime = ['subscribe', 'open a tab', 'pay in an old tab', 'wait', 'messages'];
  if (isAnytime.includes(act.kind) || (await listLive(player)).length > 0) return act;
  const startsNow = act.kind === 'change';
  return { kind: 'subscribe', priceId: 'basic_monthly', startsNow, card: goodCard };
}

async function play(players: readonly Player[], player: Player, wanted: Act): Promise<void> {
  const act = await possible(player, wanted);
  switch (act.kind) {
    case 'subscribe':
    case 'open a tab':
      return subscribe(player, act);
    case 'pay in an old tab': {
      for (const url of player.tabs.splice(0)) count(await completeCheckout(url));
      return;
    }
    case 'change': {
      const [current] = await listLive(player);
      const key = current?.items.data[0]?.price.lookup_key;
      const body = { priceId: priceIds.find((one) => one !== key) };
      if (act.previews) await ask(player, 'preview', body);
      const times = act.isTwice ? [1, 2] : [1];
      count(...(await Promise.all(times.map(() => ask(player, 'change', body)))));
      return;
    }
    case 'cancel':
      return cancel(player, act);
    case 'keep':
      count(await ask(player, 'reactivate'));
      return;
    case 'leave':
      return leave(player);
    case 'wait': {
      await setTime(new Date(clock.now().getTime() + act.hours * hourMs));
      // An access token does not last as long.
      for (const one of players) {
        one.person = { ...one.person, ...(await signIn(app, one.person)) };
      }
      await workTasks(deps);
      return;
    }
    case 'messages':
      return hear(act.manner);
    default:
      return visitStripe(player, act);
  }
}

async function subscribe(
  player: Player,
  act: { readonly priceId: PriceId; readonly startsNow?: boolean; readonly card?: string },
): Promise<void> {
  const { priceId, startsNow = false, card } = act;
  const reply = await ask(player, 'checkout', { priceId, start_now: startsNow });
  if (reply.status !== 200) return;
  if (card === undefined) player.tabs.push(reply.body.url);
  else count(await completeCheckout(reply.body.url, { 'card-number': card }));
}

async function cancel(
  player: Player,
  { refund, isTwice }: { readonly refund: boolean; readonly isTwice: boolean },
): Promise<void> {
  const before = await listLive(player);
  const times = isTwice ? [1, 2] : [1];
  const replies = await Promise.all(times.map(() => ask(player, 'cancel', { refund })));
  count(...replies);
  const [subscription] = before;
  if (!refund || subscription === undefined || !replies.some(({ status }) => status === 200)) {
    return;
  }
  const {
    status,
    metadata,
    start_date: startedAt,
  } = await stripe.subscriptions.retrieve(subscription.id);
  expect(status).toBe('canceled');
  if (metadata.start_now_at !== undefined) return;
  // All of it goes back where they did not ask to start at once.
  const charges = (await listCharges(player)).filter(({ created }) => created >= startedAt);
  expect(charges.map((charge) => charge.amount_refunded)).toEqual(
    charges.map(({ amount }) => amount),
  );
}

/** And registers again, with the same address. */
async function leave(player: Player): Promise<void> {
  const { person } = player;
  // Anyone who leaves before we hear of their trial has not had it.
  await sync(player);
  const { username, email, password } = person;
  const body = { password };
  const reply = await call(app, accountAddresses.deleteAccount, { as: person.token, body });
  expect(reply.status, reply.text).toBeLessThan(300);
  await workTasks(deps);
  player.person = await aPerson(app, { username, email, password });
  count(reply);
}

async function hear(manner: 'in order' | 'doubled' | 'reversed' | 'lost' | string): Promise<void> {
  if (manner === 'lost') await deliverEvents({ order: () => [] });
  else if (manner === 'reversed') await deliverEvents({ order: (all) => all.toReversed() });
  else await deliverEvents(manner === 'doubled' ? { copies: 2, isAtOnce: true } : {});
  await worker.runNow();
}

/** What a person does at Stripe's own pages. */
async function visitStripe(
  player: Player,
  act: Extract<Act, { kind: 'cancel in the portal' | 'use a card' | 'pay what is open' }>,
): Promise<void> {
  const [subscription] = await listLive(player);
  if (subscription === undefined) return;
  const { id, items, latest_invoice: invoice, status } = subscription;
  const customer = String(subscription.customer);
  if (act.kind === 'use a card') {
    const card = await stripe.paymentMethods.attach(act.token, { customer });
    const settings = { default_payment_method: card.id };
    await stripe.customers.update(customer, { invoice_settings: settings });
    await stripe.subscriptions.update(id, settings);
    done += 1;
  } else if (act.kind === 'pay what is open') {
    if (typeof invoice !== 'string') return;
    await stripe.invoices.pay(invoice).catch(() => undefined);
  } else if (status !== 'incomplete') {
    const [item] = items.data;
    await stripe.subscriptions.update(id, { cancel_at: item?.current_period_end ?? 0 });
    done += 1;
  }
}

async function listLive(player: Player): Promise<Stripe.Subscription[]> {
  const customer = (await findCustomerOf(db, player.person.id))?.customerId ?? null;
  if (customer === null) return [];
  const all = await orNull(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  return (all?.data ?? []).filter(({ status }) => isLive(status));
}

async function listCharges({ customers }: Player): Promise<Stripe.Charge[]> {
  const lists = await Promise.all(
    [...customers].map((customer) => stripe.charges.list({ customer, limit: 100 })),
  );
  return lists.flatMap(({ data }) => data).filter(({ paid }) => paid);
}

async function sync({ person: { id } }: Player): Promise<void> {
  const customerId = (await findCustomerOf(db, id))?.customerId ?? null;
  if (customerId !== null) await syncSubscription(deps, customerId);
}

/** What holds at every moment. */
async function expectFair(player: Player): Promise<void> {
  const customerId = (await findCustomerOf(db, player.person.id))?.customerId ?? null;
  if (customerId !== null) player.customers.add(customerId);
  const living = await listLive(player);
  expect(living.length).toBeLessThanOrEqual(1);
  for (const { id, items, status } of living) {
    const price = status === 'incomplete' ? 0 : (items.data[0]?.price.unit_amount ?? 0);
    player.subscriptions.set(id, Math.max(price, player.subscriptions.get(id) ?? 0));
  }
  const charges = await listCharges(player);
  const paid = sum(charges.map(({ amount }) => amount));
  const refunded = sum(charges.map((charge) => charge.amount_refunded));
  const customer = customerId === null ? null : await stripe.customers.retrieve(customerId);
  const balance = customer === null || customer.deleted ? 0 : customer.balance;
  // Credit is as good as money.
  const kept = paid - refunded + Math.min(0, balance);
  expect(kept, 'more came back than was paid').toBeGreaterThanOrEqual(0);
  const all = await Promise.all(
    [...player.subscriptions].map(async ([id, price]) => {
      const subscription = await stripe.subscriptions.retrieve(id);
      return { subscription, most: price * countPeriods(subscription) };
    }),
  );
  expect(kept, 'more was paid than the plans cost').toBeLessThanOrEqual(
    sum(all.map(({ most }) => most)),
  );
  const trials = all.filter(({ subscription }) => subscription.trial_start !== null);
  expect(trials.length, 'the trial is once for a person').toBeLessThanOrEqual(1);
}

/** The months that have begun to be paid for, by the calendar alone. */
function countPeriods({ start_date: start, trial_end: trialEnd, ...rest }: Stripe.Subscription) {
  const first = new Date((trialEnd ?? start) * 1_000);
  const end = Math.min(clock.now().getTime(), (rest.ended_at ?? Number.POSITIVE_INFINITY) * 1_000);
  let months = 0;
  while (monthsAfter(first, months) <= end) months += 1;
  return rest.ended_at !== null && rest.ended_at * 1_000 === first.getTime() ? 0 : months;
}

function monthsAfter(first: Date, months: number): number {
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 0));
  const day = Math.min(first.getUTCDate(), last.getUTCDate());
  return new Date(last).setUTCDate(day) + (first.getTime() % dayMs);
}

/** What holds once we have asked Stripe: what we know is what Stripe says, and gives that plan. */
async function expectTruth(player: Player): Promise<void> {
  await sync(player);
  const { id: userId } = player.person;
  const customerId = (await findCustomerOf(db, userId))?.customerId ?? null;
  const said = customerId === null ? null : await provider.findCustomer(customerId);
  const rows = await listSubscriptionsOf(db, userId);
  expect(rows).toHaveLength(said?.subscriptions.length ?? 0);
  for (const one of said?.subscriptions ?? []) {
    const { status, tier, amountPence, periodEnd, endsAt, endedAt } = one;
    expect(rows.find(({ subscriptionId }) => subscriptionId === one.id)).toMatchObject({
      ...{ status, tier, amountPence, periodEnd, endsAt, endedAt },
      pendingTier: one.pendingUpdate?.tier ?? null,
      openInvoiceId: one.openInvoice?.id ?? null,
    });
  }
  const [living] = await listLive(player);
  const pastDueSince = rows.find((row) => row.subscriptionId === living?.id)?.pastDueSince ?? null;
  expect((await ask(player, 'tier')).body.tier).toBe(tierBy(living, pastDueSince));
}

function tierBy(living: Stripe.Subscription | undefined, pastDueSince: Date | null): TierName {
  const nowMs = clock.now().getTime();
  const price = living?.items.data[0]?.price.lookup_key;
  const tier = Object.values(plans).find(({ priceId }) => priceId === price);
  if (living === undefined || tier === undefined) return 'free';
  if (living.cancel_at !== null && living.cancel_at * 1_000 <= nowMs) return 'free';
  const sinceMs = nowMs - (pastDueSince?.getTime() ?? nowMs);
  const isLate = living.status === 'past_due' && sinceMs >= billingLimits.pastDueDays * dayMs;
  const gives = ['active', 'trialing', 'past_due'].includes(living.status) && !isLate;
  const [name] = Object.entries(plans).find(([, plan]) => plan === tier) ?? [];
  return gives ? (name as TierName) : 'free';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

it(`${runs} times ${actsCount} random acts of two people take what the plans cost and give back what was paid`, async () => {
  const property = fc.asyncProperty(anyStory, async (story) => {
    const players = [await aPlayer({ hasTrial: false }), await aPlayer({ hasTrial: true })];
    for (const { player: place, act } of story) {
      const player = players[place];
      if (player === undefined) throw new Error('no such player');
      // Two changes within one second are one to Stripe.
      await setTime(new Date(clock.now().getTime() + 1_000));
      await play(players, player, act);
      // Nothing but time changes anything for the other.
      for (const one of act.kind === 'wait' ? players : [player]) await expectFair(one);
    }
    await workTasks(deps);
    for (const one of players) {
      await expectTruth(one);
      await expectFair(one);
    }
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...fixed });
  console.log(`${runs} runs: ${done} acts were let happen`);
  expect(done).toBeGreaterThan(runs * 3);
}, 7_200_000);
