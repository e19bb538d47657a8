import { expect, it } from 'vitest';
import type { Invoice } from '../objects/invoice.ts';
import type { Store } from '../store/store.ts';
import { aCustomer, anOpenInvoice, eventTypes } from '../testing/open-invoice.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';
import { cancelPaymentOf } from './invoice-payment-intent.ts';
import { completeAuthentication, type PaymentOptions, payInvoice } from './pay-invoice.ts';
import { attachTestPaymentMethod } from './payment-methods.ts';

const offSession: PaymentOptions = { isOnSession: false, isAuthenticated: false };
const onSession: PaymentOptions = { isOnSession: true, isAuthenticated: false };

async function invoiceFor(store: Store, card?: string): Promise<Invoice> {
  const customer = await aCustomer(store, card === undefined ? {} : { card });
  return anOpenInvoice(store, customer);
}

function pay(store: Store, invoice: Invoice, options: PaymentOptions) {
  return store.write((tx) => payInvoice(tx, invoice, options));
}

it('a good card pays the invoice, and every object says so', async () => {
  const { store } = await createTestEmulator();
  const invoice = await invoiceFor(store, 'pm_card_visa');
  const outcome = await pay(store, invoice, offSession);
  expect(outcome).toMatchObject({
    kind: 'paid',
    invoice: {
      status: 'paid',
      amount_paid: 499,
      amount_remaining: 0,
      attempt_count: 1,
      attempted: true,
      auto_advance: false,
      status_transitions: { paid_at: store.now() },
    },
  });
  await store.read(async (tx) => {
    const [payment] = await tx.all('invoice_payment', { invoice: invoice.id });
    expect(payment).toMatchObject({ status: 'paid', amount_paid: 499, amount_requested: 499 });
    const [paymentIntent] = await tx.all('payment_intent', {});
    const [charge] = await tx.all('charge', {});
    expect(paymentIntent).toMatchObject({
      status: 'succeeded',
      amount_received: 499,
      latest_charge: charge?.id,
    });
    expect(charge).toMatchObject({ status: 'succeeded', payment_intent: paymentIntent?.id });
    const { token } = await tx.internal('charge', charge?.id ?? '');
    expect(charge?.receipt_url?.endsWith(`/receipts/${token}`)).toBe(true);
  });
  expect((await eventTypes(store)).slice(-7)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
  ]);
});

it('a declined card leaves the invoice open, and another card pays it with the same intent', async () => {
  const { store } = await createTestEmulator();
  const invoice = await invoiceFor(store, 'pm_card_chargeCustomerFail');
  const first = await pay(store, invoice, offSession);
  expect(first).toMatchObject({
    kind: 'declined',
    invoice: { status: 'open', attempt_count: 1, amount_remaining: 499 },
    error: { status: 402, details: { code: 'card_declined', decline_code: 'generic_decline' } },
  });
  const isDelinquent = () =>
    store.read(async (tx) => (await tx.get('customer', invoice.customer)).delinquent);
  expect(await isDelinquent()).toBe(true);
  expect(await eventTypes(store)).toEqual(
    expect.arrayContaining(['charge.failed', 'payment_intent.payment_failed']),
  );
  const other = await store.write((tx) =>
    attachTestPaymentMethod(tx, { token: 'pm_card_visa', customerId: invoice.customer }),
  );
  const second = await pay(store, first.invoice, { ...onSession, paymentMethodId: other.id });
  // Somebody who pays by hand is not a retry.
  expect(second).toMatchObject({ kind: 'paid', invoice: { attempt_count: 1 } });
  expect(await isDelinquent()).toBe(false);
  const counts = await store.read(async (tx) => ({
    intents: (await tx.all('payment_intent', {})).length,
    charges: (await tx.all('charge', {})).map(({ status }) => status),
  }));
  expect(counts).toEqual({ intents: 1, charges: ['failed', 'succeeded'] });
});

it('an automatic retry counts as an attempt', async () => {
  const { store } = await createTestEmulator();
  const invoice = await invoiceFor(store, 'pm_card_chargeCustomerFail');
  const first = await pay(store, invoice, offSession);
  const second = await pay(store, first.invoice, offSession);
  expect(second.invoice.attempt_count).toBe(2);
});

it('without any card the payment fails and nothing is charged', async () => {
  const { store } = await createTestEmulator();
  const outcome = await pay(store, await invoiceFor(store), offSession);
  expect(outcome).toMatchObject({
    kind: 'declined',
    invoice: { status: 'open', attempt_count: 1 },
    error: { status: 400, keepsChanges: false, details: { code: 'resource_missing' } },
  });
  expect(await store.read((tx) => tx.all('charge', {}))).toEqual([]);
});

it('a card that always needs authentication waits, and is finished by the customer', async () => {
  const { store } = await createTestEmulator();
  const invoice = await invoiceFor(store, 'pm_card_authenticationRequired');
  const waiting = await pay(store, invoice, offSession);
  expect(waiting).toMatchObject({
    kind: 'requires_action',
    invoice: { status: 'open', attempt_count: 1 },
    paymentIntent: {
      status: 'requires_action',
      next_action: { type: 'redirect_to_url' },
      last_payment_error: { code: 'authentication_required' },
    },
  });
  expect(await eventTypes(store)).toEqual(
    expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
  );
  if (waiting.kind !== 'requires_action') throw new Error('the test has no payment intent');
  const done = await store.write((tx) =>
    completeAuthentication(tx, waiting.paymentIntent.id, { isSuccessful: true }),
  );
  expect(done).toMatchObject({ kind: 'paid', invoice: { status: 'paid' } });
});

it('a failed authentication declines the payment, which can be tried again', async () => {
  const { store } = await createTestEmulator();
  const invoice = await invoiceFor(store, 'pm_card_threeDSecure2Required');
  const waiting = await pay(store, invoice, onSession);
  expect(waiting).toMatchObject({ kind: 'requires_action', invoice: { attempt_count: 0 } });
  if (waiting.kind !== 'requires_action') throw new Error('the test has no payment intent');
  const finish = (isSuccessful: boolean) =>
    store.write((tx) => completeAuthentication(tx, waiting.paymentIntent.id, { isSuccessful }));
  expect(await finish(false)).toMatchObject({
    kind: 'declined',
    error: { details: { code: 'payment_intent_authentication_failure' } },
  });
  await expect(finish(true)).rejects.toMatchObject({
    details: { code: 'payment_intent_unexpected_state' },
  });
  const again = await pay(store, waiting.invoice, { ...onSession, isAuthenticated: true });
  expect(again.kind).toBe('paid');
});

it('a card can pass authentication and still have no money', async () => {
  const { store } = await createTestEmulator();
  const token = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds';
  const invoice = await invoiceFor(store, token);
  const outcome = await pay(store, invoice, { isOnSession: true, isAuthenticated: true });
  expect(outcome).toMatchObject({
    kind: 'declined',
    error: { details: { decline_code: 'insufficient_funds' } },
  });
});

it('the payment of a void invoice is cancelled', async () => {
  const { store } = await createTestEmulator();
  const invoice = await invoiceFor(store, 'pm_card_chargeCustomerFail');
  await pay(store, invoice, offSession);
  await store.write((tx) => cancelPaymentOf(tx, invoice));
  await store.read(async (tx) => {
    const [payment] = await tx.all('invoice_payment', {});
    expect(payment?.status).toBe('canceled');
    const [paymentIntent] = await tx.all('payment_intent', {});
    expect(paymentIntent).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'void_invoice',
    });
  });
});
