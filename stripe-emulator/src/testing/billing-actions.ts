/** What people and time do to a customer, in any order, through the SDK and the pages. */
import fc from 'fast-check';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { cancelUrl, goodCard, submit, successUrl } from './shop.ts';
import { billOf, itemOf, latestInvoiceOf } from './subscriber.ts';
import type { TestEmulator } from './test-emulator.ts';

export type Account = TestEmulator & {
  readonly customerId: string;
  /** Null for a customer who lives by the product's clock. */
  readonly clockId: string | null;
  /** By their place: the cheaper one, and the dearer one. */
  readonly prices: readonly string[];
  /** Invoices of changes that wait for their payment: where that never comes, nothing was billed. */
  readonly pendingInvoices: Set<string>;
};

type Step = (account: Account) => Promise<unknown>;
export type Action = { readonly label: string; readonly run: Step };

function action<Options extends object>(
  name: string,
  options: { readonly [Option in keyof Options]: fc.Arbitrary<Options[Option]> },
  run: (account: Account, options: Options) => Promise<unknown>,
): fc.Arbitrary<Action> {
  return fc.record<Options>(options).map((chosen) => ({
    label: `${name} ${JSON.stringify(chosen)}`,
    run: (account) => refusable(() => run(account, chosen)),
  }));
}

/** A refusal is as good as a change: only a fault of the emulator itself is thrown. */
async function refusable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isRefusal = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) < 500;
    if (!isRefusal) throw error;
  }
}

const plan = fc.constantFrom(0, 1);
const share = fc.constantFrom(0.3, 1);
/** Counted from the newest. */
const nth = fc.constantFrom(0, 0, 1, 2);
const dayHours = 24;

const wait = action(
  'wait',
  {
    hours: fc.oneof(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 4, max: 6 * dayHours }),
      fc.integer({ min: 7 * dayHours, max: 35 * dayHours }),
    ),
  },
  (account, { hours }) => pass(account, hours * 3_600),
);

const useCard = action(
  'useCard',
  {
    card: fc.constantFrom(
      'pm_card_visa',
      'pm_card_visa',
      'pm_card_chargeCustomerFail',
      'pm_card_authenticationRequired',
    ),
  },
  async ({ stripe, customerId: customer }, { card }) => {
    const { id } = await stripe.paymentMethods.attach(card, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  },
);

const subscribe = action(
  'subscribe',
  { plan, trialDays: fc.constantFrom(0, 0, 2, 14) },
  ({ stripe, customerId, prices }, { plan: place, trialDays }) =>
    stripe.subscriptions.create({
      customer: customerId,
      items: [{ price: prices[place] ?? '' }],
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    }),
);

const checkOut = action(
  'checkOut',
  {
    plan,
    trialDays: fc.constantFrom(0, 7),
    number: fc.constantFrom('4242424242424242', '4000000000000341'),
  },
  async ({ stripe, customerId, prices }, { plan: place, trialDays, number }) => {
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price: prices[place] ?? '', quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
    });
    const form = { ...goodCard, email: 'alex@example.com', 'card-number': number };
    const pages = await Promise.all([submit(url ?? '', form), submit(url ?? '', form)]);
    for (const { status, text } of pages) if (status >= 500) throw new Error(text);
  },
);

const change = action(
  'change',
  {
    plan,
    quantity: fc.constantFrom(1, 1, 1, 2, 3),
    proration_behavior: fc.constantFrom(
      'always_invoice',
      'always_invoice',
      'create_prorations',
      'none',
    ),
    payment_behavior: fc.constantFrom(
      'pending_if_incomplete',
      'allow_incomplete',
      'error_if_incomplete',
      'default_incomplete',
    ),
  } as const,
  async (account, { plan: place, quantity, proration_behavior, payment_behavior }) => {
    const { stripe, prices, pendingInvoices } = account;
    const before = await subscriptionOf(account);
    const items = [{ id: itemOf(before), price: prices[place] ?? '', quantity }];
    const preview = await stripe.invoices.createPreview({
      subscription: before.id,
      subscription_details: { items, proration_behavior },
    });
    const after = await stripe.subscriptions.update(before.id, {
      items,
      proration_behavior,
      payment_behavior,
    });
    if (after.latest_invoice === before.latest_invoice) return;
    const invoice = await latestInvoiceOf(stripe, after.id);
    if (after.pending_update !== null) pendingInvoices.add(invoice.id);
    expectAsPreviewed(preview, invoice);
  },
);

/** Previewed in the last second, because what happens until then may use up credit. */
const renew = action('renew', {}, async (account) => {
  const { stripe } = account;
  const { id, items } = await subscriptionOf(account);
  const end = items.data[0]?.current_period_end ?? 0;
  await pass(account, end - 1 - (await nowOf(account)));
  const preview = await stripe.invoices.createPreview({ subscription: id });
  await pass(account, 1);
  const invoice = await latestInvoiceOf(stripe, id);
  if (invoice.status === 'draft' && invoice.created === end) expectAsPreviewed(preview, invoice);
});

const setEnd = action('setEnd', { cancel_at_period_end: fc.boolean() }, async (account, end) =>
  account.stripe.subscriptions.update((await subscriptionOf(account)).id, end),
);

const cancel = action(
  'cancel',
  { prorate: fc.boolean(), invoice_now: fc.boolean() },
  async (account, how) =>
    account.stripe.subscriptions.cancel((await subscriptionOf(account)).id, how),
);

const setTrial = action(
  'setTrial',
  { days: fc.integer({ min: 0, max: 20 }) },
  async (account, { days }) => {
    const trial_end = days === 0 ? 'now' : (await nowOf(account)) + days * dayHours * 3_600;
    const { id } = await subscriptionOf(account);
    await account.stripe.subscriptions.update(id, { trial_end });
  },
);

const adjustBalance = action(
  'adjustBalance',
  { amount: fc.integer({ min: -1_500, max: 700 }) },
  ({ stripe, customerId }, { amount }) =>
    stripe.customers.createBalanceTransaction(customerId, { amount, currency: 'gbp' }),
);

const refund = action('refund', { share, nth }, async ({ stripe, customerId }, chosen) => {
  const { data } = await stripe.charges.list({ customer: customerId });
  const charge = data[chosen.nth];
  if (charge === undefined) return;
  const amount = Math.ceil(charge.amount * chosen.share);
  await stripe.refunds.create({ charge: charge.id, amount });
});

const credit = action(
  'credit',
  { share, nth, isRefunded: fc.boolean() },
  async (account, { isRefunded, ...chosen }) => {
    const { stripe } = account;
    const invoice = await invoiceAt(account, chosen.nth);
    const amount = Math.ceil(invoice.total * chosen.share);
    const paid = amount - Math.min(amount, invoice.amount_remaining);
    const given = isRefunded ? { refund_amount: paid } : { credit_amount: paid };
    await stripe.creditNotes.create({ invoice: invoice.id, amount, ...given });
  },
);

const pay = action('pay', { nth }, async (account, chosen) =>
  account.stripe.invoices.pay((await invoiceAt(account, chosen.nth)).id),
);

const close = action(
  'close',
  { nth, isVoid: fc.boolean() },
  async (account, { isVoid, ...chosen }) => {
    const { invoices } = account.stripe;
    const { id } = await invoiceAt(account, chosen.nth);
    await (isVoid ? invoices.voidInvoice(id) : invoices.markUncollectible(id));
  },
);

const leave = action(
  'leave',
  { isMeant: fc.constantFrom(true, false, false, false) },
  async (account, { isMeant }) =>
    isMeant ? account.stripe.customers.del(account.customerId) : undefined,
);

/** How everybody begins. */
export const begin = fc.oneof(subscribe, checkOut);

export const anyAction = fc.oneof(
  { arbitrary: change, weight: 10 },
  { arbitrary: wait, weight: 4 },
  { arbitrary: fc.oneof(renew, useCard, pay), weight: 9 },
  { arbitrary: fc.oneof(setEnd, setTrial, adjustBalance, refund, credit), weight: 7 },
  { arbitrary: fc.oneof(begin, cancel, close, leave), weight: 3 },
);

/** The newest that is not over; without one, the action is refused. */
async function subscriptionOf({ stripe, customerId }: Account): Promise<Stripe.Subscription> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 1 });
  return data[0] ?? stripe.subscriptions.retrieve('sub_none');
}

async function invoiceAt({ stripe, customerId }: Account, place: number): Promise<Stripe.Invoice> {
  const { data } = await stripe.invoices.list({ customer: customerId });
  return data[place] ?? stripe.invoices.retrieve('in_none');
}

async function nowOf({ stripe, clockId, store }: Account): Promise<number> {
  if (clockId === null) return store.now();
  return (await stripe.testHelpers.testClocks.retrieve(clockId)).frozen_time;
}

async function pass(account: Account, seconds: number): Promise<void> {
  const { clockId, store, timeKeeper } = account;
  if (seconds <= 0) return;
  if (clockId !== null) return account.advance(clockId, seconds);
  account.setTime(new Date((store.now() + seconds) * 1_000).toISOString());
  await timeKeeper.catchUp();
}

/** Too little to be charged goes to the balance, which only a finalised invoice shows. */
function expectAsPreviewed(preview: Stripe.Invoice, invoice: Stripe.Invoice): void {
  const isTooSmall = preview.amount_due > 0 && preview.amount_due < 30;
  const due = isTooSmall ? invoice.amount_due : preview.amount_due;
  expect(billOf(invoice)).toEqual(billOf({ ...preview, amount_due: due }));
}
