/** Begins a subscription: with a trial, or with a first invoice that is paid in the same call. */

import { newId } from '../ids.ts';
import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Metadata } from '../objects/metadata.ts';
import type { Price } from '../objects/price.ts';
import { newSetupIntent } from '../objects/setup-intent.ts';
import {
  type MissingPaymentMethod,
  newSubscription,
  type Subscription,
} from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { type BilledLine, debitOf, periodLine, trialLine } from './billed-lines.ts';
import { type EndChange, requireFutureEnd, withEnd } from './cancel-at.ts';
import { createDraftInvoice } from './draft-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { requireSound } from './item-changes.ts';
import { type PaymentOutcome, payInvoice } from './pay-invoice.ts';
import { type PaymentBehavior, requireAllowed } from './payment-behavior.ts';
import { cycleOf, nextBoundary } from './periods.ts';
import { productNamesOf } from './product-names.ts';
import { requireTrialEnd, tellOfTrialEnd } from './trial.ts';

export type NewSubscriptionInput = EndChange & {
  readonly customer: Customer;
  readonly items: readonly {
    readonly price: Price;
    readonly quantity?: number | undefined;
    readonly metadata?: Metadata | undefined;
  }[];
  readonly trialEnd: number | null;
  readonly metadata?: Metadata | undefined;
  readonly description?: string | null | undefined;
  readonly defaultPaymentMethod?: string | null | undefined;
  readonly paymentBehavior?: PaymentBehavior | undefined;
  readonly isOnSession: boolean;
  readonly isAuthenticated: boolean;
  readonly invoiceSettings?:
    | {
        readonly description?: string | null | undefined;
        readonly footer?: string | null | undefined;
      }
    | undefined;
  readonly missingPaymentMethod?: MissingPaymentMethod | undefined;
  readonly saveDefaultPaymentMethod?: 'off' | 'on_subscription' | undefined;
};

export type SubscriptionResult = {
  readonly subscription: Subscription;
  readonly invoice: Invoice | null;
  readonly outcome: PaymentOutcome | null;
};

export async function createSubscription(
  tx: Transaction,
  input: NewSubscriptionInput,
): Promise<SubscriptionResult> {
  const { customer } = input;
  const now = await tx.now(customer.test_clock);
  const { subscription: built, lines } = await buildSubscription(tx, input, now);
  // Named before it is made, because the first event already tells of it.
  const subscription = { ...built, latest_invoice: newId('in') };
  const testClock = customer.test_clock;
  await tx.insert('subscription', subscription, {
    internal: { debits: lines.map(debitOf) },
    testClock,
  });
  const isTrialing = subscription.status === 'trialing';
  if (!isTrialing) await emitCreated(tx, subscription.id);
  const invoice = await firstInvoice(tx, { subscription, lines, customer });
  if (isTrialing) {
    await addSetupIntent(tx, subscription, customer);
    await emitCreated(tx, subscription.id);
    await tellOfTrialEnd(tx, subscription.id);
  }
  const outcome = await payFirstInvoice(tx, invoice, input);
  return {
    subscription: await tx.get('subscription', subscription.id),
    invoice: await tx.get('invoice', invoice.id),
    outcome,
  };
}

/** Without writing anything, for a preview too. */
export async function buildSubscription(
  tx: Transaction,
  input: NewSubscriptionInput,
  now: number,
): Promise<{ readonly subscription: Subscription; readonly lines: readonly BilledLine[] }> {
  const { items, customer, trialEnd } = input;
  requireSound(items.map(({ price }) => price));
  if (trialEnd !== null) requireTrialEnd(trialEnd, now);
  const period = { start: now, end: trialEnd ?? nextBoundary(now, cycleOf(items), now) };
  const made = newSubscription({
    now,
    currency: items[0]?.price.currency ?? 'gbp',
    currentPeriodEnd: period.end,
    customer: customer.id,
    defaultPaymentMethod: input.defaultPaymentMethod,
    description: input.description,
    invoiceDescription: input.invoiceSettings?.description,
    invoiceFooter: input.invoiceSettings?.footer,
    items,
    metadata: input.metadata,
    missingPaymentMethod: input.missingPaymentMethod,
    saveDefaultPaymentMethod: input.saveDefaultPaymentMethod,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    testClock: customer.test_clock,
    trialEnd,
  });
  const productNames = await productNamesOf(
    tx,
    items.map(({ price }) => price),
  );
  const lineFor = trialEnd === null ? periodLine : trialLine;
  const subscription = withEnd(made, input, now);
  requireFutureEnd(subscription, now);
  return {
    subscription,
    lines: made.items.data.map((item) => lineFor({ item, productNames }, period)),
  };
}

async function emitCreated(tx: Transaction, id: string): Promise<void> {
  const subscription = await tx.get('subscription', id);
  const now = await tx.now(subscription.test_clock);
  await tx.emit({ type: 'customer.subscription.created', object: subscription, now });
}

async function firstInvoice(
  tx: Transaction,
  {
    subscription,
    lines,
    customer,
  }: {
    readonly subscription: Subscription;
    readonly lines: readonly BilledLine[];
    readonly customer: Customer;
  },
): Promise<Invoice> {
  const draft = await createDraftInvoice(tx, {
    id: subscription.latest_invoice ?? undefined,
    billingReason: 'subscription_create',
    customer,
    subscription,
    lines,
  });
  return finalizeInvoice(tx, draft);
}

async function payFirstInvoice(
  tx: Transaction,
  invoice: Invoice,
  { paymentBehavior, isOnSession, isAuthenticated }: NewSubscriptionInput,
): Promise<PaymentOutcome | null> {
  if (invoice.status !== 'open' || paymentBehavior === 'default_incomplete') return null;
  const outcome = await payInvoice(tx, invoice, { isOnSession, isAuthenticated });
  requireAllowed(outcome, paymentBehavior);
  return outcome;
}

/** By which the customer may leave a card for the end of the trial. */
async function addSetupIntent(tx: Transaction, { id }: Subscription, customer: Customer) {
  const subscription = await tx.get('subscription', id);
  const hasCard =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (hasCard !== null) return;
  const now = await tx.now(customer.test_clock);
  const intent = await tx.insert('setup_intent', newSetupIntent({ now, customer: customer.id }));
  await tx.emit({ type: 'setup_intent.created', object: intent, now });
  await tx.update('subscription', { ...subscription, pending_setup_intent: intent.id });
}
