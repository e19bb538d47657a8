import { expect, it } from 'vitest';
import { newCustomer } from '../objects/customer.ts';
import { newTestClock } from '../objects/test-clock.ts';
import type { Kind } from '../store/kinds.ts';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import { aCustomer, anOpenInvoice, aPaidInvoice } from '../testing/open-invoice.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';
import { planCreditNote } from './credit-note-plan.ts';
import { createCreditNote } from './credit-notes.ts';
import { payInvoice } from './pay-invoice.ts';
import { attachTestPaymentMethod, createCardPaymentMethod } from './payment-methods.ts';
import { createRefund } from './refunds.ts';
import { createSucceededSetupIntent } from './setup-intents.ts';

const offSession = { isOnSession: false, isAuthenticated: false };

it('what payments leave behind has every documented field', async () => {
  const { store } = await createTestEmulator();
  const { customer, invoice } = await aPaidInvoice(store);
  const failing = await aCustomer(store, { card: 'pm_card_chargeCustomerFail' });
  const unpaid = await anOpenInvoice(store, failing, { number: 'ABC-0002' });
  await store.write(async (tx) => {
    await payInvoice(tx, unpaid, offSession);
    const amounts = { invoice: invoice.id, amount: 499, refund_amount: 399, credit_amount: 100 };
    await createCreditNote(tx, await planCreditNote(tx, amounts), {});
    await createSucceededSetupIntent(tx, {
      customerId: customer.id,
      paymentMethodId: customer.invoice_settings.default_payment_method ?? '',
    });
  });
  const kinds: readonly Kind[] = [
    'charge',
    'credit_note',
    'customer',
    'customer_balance_transaction',
    'invoice',
    'invoice_payment',
    'payment_intent',
    'payment_method',
    'refund',
    'setup_intent',
  ];
  for (const kind of kinds) {
    const objects = await store.read((tx) => tx.all(kind, {}));
    expect(objects.length, kind).toBeGreaterThan(0);
    expect(objects.flatMap(shapeProblemsOf), kind).toEqual([]);
  }
});

it('payments and refunds of a customer of a test clock happen at its time', async () => {
  const { store } = await createTestEmulator();
  const frozen = store.now() + 1_000_000;
  await store.write(async (tx) => {
    const now = await tx.now();
    const clock = await tx.insert(
      'test_helpers.test_clock',
      newTestClock({ now, frozenTime: frozen }),
    );
    const customer = newCustomer({ now: frozen, testClock: clock.id });
    await tx.insert('customer', customer, { testClock: clock.id });
    await attachTestPaymentMethod(tx, { token: 'pm_card_visa', customerId: customer.id });
  });
  const [customer] = await store.read((tx) => tx.all('customer', {}));
  const [card] = await store.read((tx) => tx.all('payment_method', {}));
  if (customer === undefined) throw new Error('the test has no customer');
  const invoice = await anOpenInvoice(store, customer);
  await store.write(async (tx) => {
    await payInvoice(tx, invoice, { ...offSession, paymentMethodId: card?.id });
    for (const charge of await tx.all('charge', {})) await createRefund(tx, charge, {});
  });
  const [charge] = await store.read((tx) => tx.all('charge', {}));
  const [refund] = await store.read((tx) => tx.all('refund', {}));
  expect([charge?.created, refund?.created]).toEqual([frozen, frozen]);
});

it('a typed-in card is stored with its owner, or refused before anything is made', async () => {
  const { store } = await createTestEmulator();
  const { id: customerId } = await aCustomer(store);
  const storeCard = (number: string) =>
    store.write((tx) =>
      createCardPaymentMethod(tx, {
        number,
        expMonth: 4,
        expYear: 2030,
        cvc: '123',
        name: 'Ada',
        email: 'ada@example.com',
        customerId,
      }),
    );
  expect(await storeCard('5555 5555 5555 4444')).toMatchObject({
    customer: customerId,
    billing_details: { name: 'Ada', email: 'ada@example.com' },
    card: { brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2030 },
  });
  await expect(storeCard('4000000000000002')).rejects.toMatchObject({
    keepsChanges: false,
    details: { code: 'card_declined', decline_code: 'generic_decline' },
  });
});

it('a payment that was authenticated once is followed by others without the customer', async () => {
  const { store } = await createTestEmulator();
  const customer = await aCustomer(store, { card: 'pm_card_authenticationRequiredOnSetup' });
  const first = await anOpenInvoice(store, customer);
  const second = await anOpenInvoice(store, customer, { number: 'ABC-0002' });
  const pay = (invoice: typeof first, isAuthenticated: boolean) =>
    store.write((tx) => payInvoice(tx, invoice, { isOnSession: isAuthenticated, isAuthenticated }));
  expect((await pay(first, false)).kind).toBe('requires_action');
  expect((await pay(first, true)).kind).toBe('paid');
  expect((await pay(second, false)).kind).toBe('paid');
});
