/** A customer on a test clock with a card, two prices, and how their subscription is moved through time. */
import type Stripe from 'stripe';
import { eventTypes } from './open-invoice.ts';
import { createTestEmulator, type TestEmulator } from './test-emulator.ts';

export type Subscriber = TestEmulator & {
  readonly clockId: string;
  readonly customerId: string;
  /** £4.99 and £9.99 a month. */
  readonly starter: Stripe.Price;
  readonly pro: Stripe.Price;
  readonly subscribe: (
    params?: Partial<Stripe.SubscriptionCreateParams>,
  ) => Promise<Stripe.Subscription>;
  /** Such as '2026-11-16'; midnight in UTC unless a time is given. */
  readonly advanceTo: (instant: string) => Promise<void>;
  /** The card that pays from now on. */
  readonly useCard: (token: string) => Promise<void>;
};

export function secondsAt(instant: string): number {
  return Date.parse(instant.length === 10 ? `${instant}T00:00:00Z` : instant) / 1_000;
}

export async function createSubscriber(
  start: string,
  { card = 'pm_card_visa' }: { readonly card?: string | null } = {},
): Promise<Subscriber> {
  const emulator = await createTestEmulator();
  const { stripe, advance } = emulator;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: secondsAt(start) });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const useCard = async (token: string): Promise<void> => {
    const { id } = await stripe.paymentMethods.attach(token, { customer: customer.id });
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: id },
    });
  };
  if (card !== null) await useCard(card);
  const starter = await monthlyPrice(stripe, { name: 'Starter', unit_amount: 499 });
  const pro = await monthlyPrice(stripe, { name: 'Pro', unit_amount: 999 });
  return {
    ...emulator,
    clockId: clock.id,
    customerId: customer.id,
    starter,
    pro,
    useCard,
    subscribe: (params = {}) =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: starter.id }],
        ...params,
      }),
    advanceTo: async (instant) => {
      const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock.id);
      const seconds = secondsAt(instant) - frozen_time;
      if (seconds > 0) await advance(clock.id, seconds);
    },
  };
}

async function monthlyPrice(
  stripe: Stripe,
  { name, unit_amount }: { readonly name: string; readonly unit_amount: number },
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name });
  return stripe.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount,
    recurring: { interval: 'month' },
  });
}

/** The id of the only item. */
export function itemOf(subscription: Stripe.Subscription): string {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('the subscription has no item');
  return item.id;
}

/** What has to be the same in a preview and in the invoice that follows it. */
export function billOf(invoice: Stripe.Invoice): object {
  return {
    lines: invoice.lines.data.map(({ amount, description, period, quantity }) => ({
      amount,
      description,
      period,
      quantity,
    })),
    total: invoice.total,
    starting_balance: invoice.starting_balance,
    amount_due: invoice.amount_due,
  };
}

export async function latestInvoiceOf(stripe: Stripe, id: string): Promise<Stripe.Invoice> {
  const { latest_invoice } = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice'],
  });
  if (latest_invoice === null || typeof latest_invoice === 'string') {
    throw new Error('the subscription has no invoice');
  }
  return latest_invoice;
}

/** The types of the events that some work made, oldest first. */
export async function newEvents({ store }: Subscriber, work: () => Promise<unknown>) {
  const count = (await eventTypes(store)).length;
  await work();
  return (await eventTypes(store)).slice(count);
}
