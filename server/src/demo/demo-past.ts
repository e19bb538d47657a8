/** Makes a subscription with a past: its customer lives on a test clock until that has come to today. */
import { setTimeout as pause } from 'node:timers/promises';
import { trialDays } from '@debt-payoff/contract/plans';
import type Stripe from 'stripe';
import { secondsOf } from '../billing/stripe/stripe-values.ts';
import type { DemoSubscription } from './demo-people.ts';

export type DemoCustomer = {
  /** By which what an interrupted start has left is found. */
  readonly name: string;
  readonly email: string;
  readonly metadata: Stripe.MetadataParam;
  readonly priceId: string;
  readonly subscription: DemoSubscription;
  readonly invoiceFooter: string;
  readonly now: Date;
};

const dayMs = 24 * 60 * 60 * 1_000;
/** One advance may go two periods of a subscription. */
const stepMs = 45 * dayMs;

/** Gives the ids of the customer and of the clock, which stands at now. */
export async function makeDemoPast(
  stripe: Stripe,
  customer: DemoCustomer,
): Promise<{ readonly customerId: string; readonly clockId: string }> {
  const { name, now, subscription } = customer;
  await removeRemains(stripe, name);
  const startedAt = daysBefore(now, subscription.daysAgo);
  const { id: clockId } = await stripe.testHelpers.testClocks.create({
    frozen_time: secondsOf(startedAt),
    name,
  });
  const { id: customerId } = await stripe.customers.create({
    email: customer.email,
    metadata: customer.metadata,
    payment_method: card,
    invoice_settings: { default_payment_method: card },
    test_clock: clockId,
  });
  const { id } = await stripe.subscriptions.create({
    customer: customerId,
    items: [{ price: customer.priceId }],
    invoice_settings: { footer: customer.invoiceFooter },
    ...(subscription.isInTrial && { trial_period_days: trialDays }),
  });
  let at = startedAt;
  if (subscription.cancelledDaysAgo !== null) {
    const cancelledAt = daysBefore(now, subscription.cancelledDaysAgo);
    await advance(stripe, clockId, { from: at, to: cancelledAt });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    at = cancelledAt;
  }
  await advance(stripe, clockId, { from: at, to: now });
  return { customerId, clockId };
}

const card = 'pm_card_visa';

/** With a clock go its customers, and what they subscribe to. */
async function removeRemains(stripe: Stripe, name: string): Promise<void> {
  for await (const clock of stripe.testHelpers.testClocks.list({ limit: 100 })) {
    if (clock.name === name) await stripe.testHelpers.testClocks.del(clock.id);
  }
}

async function advance(
  stripe: Stripe,
  clockId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
  for (let atMs = from.getTime(); atMs < to.getTime(); ) {
    atMs = Math.min(atMs + stepMs, to.getTime());
    await stripe.testHelpers.testClocks.advance(clockId, {
      frozen_time: secondsOf(new Date(atMs)),
    });
    await untilReady(stripe, clockId);
  }
}

const pollMs = 50;
const pollsMax = 1_200;

async function untilReady(stripe: Stripe, clockId: string): Promise<void> {
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const { status } = await stripe.testHelpers.testClocks.retrieve(clockId);
    if (status === 'ready') return;
    await pause(pollMs);
  }
  throw new Error(`The test clock ${clockId} does not arrive.`);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
