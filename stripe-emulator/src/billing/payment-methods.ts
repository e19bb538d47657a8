/** The cards of customers: stored, made the default, and taken away. */
import { createHash } from 'node:crypto';
import type { BillingDetails } from '../objects/address.ts';
import { passedChecks } from '../objects/card.ts';
import type { Customer } from '../objects/customer.ts';
import { newPaymentMethod, type PaymentMethod } from '../objects/payment-method.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest, missing } from '../stripe-error.ts';
import { checkCard, refusal } from './check-card.ts';
import { findTestCard, findTestCardByToken, type TestCard } from './test-cards.ts';

/** Long enough that no test outlives a card which is named by its token. */
const tokenValidYears = 4;

/** Stores a typed-in card with its customer. Throws, and keeps nothing, where that cannot be done. */
export async function createCardPaymentMethod(
  tx: Transaction,
  input: {
    readonly number: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly cvc: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly customerId: string;
  },
): Promise<PaymentMethod> {
  const testCard = checkCard(input, await tx.now());
  const { name, email } = input;
  return storeCard(tx, testCard, { ...input, billingDetails: { name, email } });
}

/** Stores the card of a token, such as pm_card_visa, as a new payment method of the customer. */
export async function attachTestPaymentMethod(
  tx: Transaction,
  { token, customerId }: { readonly token: string; readonly customerId: string },
): Promise<PaymentMethod> {
  const testCard = findTestCardByToken(token);
  if (testCard === null) throw missing('PaymentMethod', token, 'payment_method');
  const expYear = new Date((await tx.now()) * 1_000).getUTCFullYear() + tokenValidYears;
  return storeCard(tx, testCard, { customerId, expMonth: 12, expYear, billingDetails: {} });
}

/** Takes the id of a payment method or a token; gives the payment method as it is then. */
export async function attachPaymentMethod(
  tx: Transaction,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<PaymentMethod> {
  if (id.startsWith('pm_card_')) return attachTestPaymentMethod(tx, { token: id, customerId });
  await tx.get('customer', customerId, 'customer');
  const paymentMethod = await tx.get('payment_method', id, 'payment_method');
  if (paymentMethod.customer === customerId) return paymentMethod;
  // A detached card may not come back either, and every card begins with a customer.
  throw invalidRequest(
    paymentMethod.customer === null
      ? 'This PaymentMethod was detached from its customer and cannot be used again.'
      : 'The payment method you provided has already been attached to a customer.',
    { param: 'payment_method' },
  );
}

export async function detachPaymentMethod(
  tx: Transaction,
  previous: PaymentMethod,
): Promise<PaymentMethod> {
  if (previous.customer === null) {
    throw invalidRequest('This PaymentMethod is not attached to a customer.', {
      param: 'payment_method',
    });
  }
  const customer = await tx.get('customer', previous.customer, 'customer');
  const now = await tx.now(customer.test_clock);
  const detached = await tx.update('payment_method', { ...previous, customer: null });
  await tx.emit({ type: 'payment_method.detached', object: detached, previous, now });
  if (customer.invoice_settings.default_payment_method === previous.id) {
    await setDefaultPaymentMethod(tx, customer, null);
  }
  const where = { customer: customer.id, default_payment_method: previous.id };
  for (const subscription of await tx.all('subscription', where)) {
    const changed = await tx.update('subscription', {
      ...subscription,
      default_payment_method: null,
    });
    const type = 'customer.subscription.updated';
    await tx.emit({ type, object: changed, previous: subscription, now });
  }
  return detached;
}

/** Null takes the default away. */
export async function setDefaultPaymentMethod(
  tx: Transaction,
  customer: Customer,
  paymentMethodId: string | null,
): Promise<Customer> {
  if (paymentMethodId !== null) await requirePaymentMethodOf(tx, customer.id, paymentMethodId);
  if (customer.invoice_settings.default_payment_method === paymentMethodId) return customer;
  const changed = await tx.update('customer', {
    ...customer,
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: paymentMethodId,
    },
  });
  const now = await tx.now(customer.test_clock);
  await tx.emit({ type: 'customer.updated', object: changed, previous: customer, now });
  return changed;
}

/** Throws for a card of somebody else, and for one that is not there. */
export async function requirePaymentMethodOf(
  tx: Transaction,
  customerId: string,
  paymentMethodId: string,
  param = 'payment_method',
): Promise<PaymentMethod> {
  const paymentMethod = await tx.get('payment_method', paymentMethodId, param);
  if (paymentMethod.customer === customerId) return paymentMethod;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${paymentMethodId}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}

export async function testCardOf(
  tx: Transaction,
  paymentMethod: PaymentMethod,
): Promise<{ readonly testCard: TestCard; readonly isSetUp: boolean }> {
  const { cardNumber = '', isSetUp = false } = await tx.internal(
    'payment_method',
    paymentMethod.id,
  );
  const testCard = findTestCard(cardNumber);
  if (testCard === null) throw new Error(`${paymentMethod.id} has a card that is not known`);
  return { testCard, isSetUp };
}

/** The cardholder has agreed to payments in their absence, and the bank knows it. */
export async function markSetUp(tx: Transaction, paymentMethod: PaymentMethod): Promise<void> {
  const internal = await tx.internal('payment_method', paymentMethod.id);
  await tx.update('payment_method', paymentMethod, { ...internal, isSetUp: true });
}

async function storeCard(
  tx: Transaction,
  testCard: TestCard,
  form: {
    readonly customerId: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly billingDetails: Partial<BillingDetails>;
  },
): Promise<PaymentMethod> {
  const { number, attachDecline } = testCard;
  const customer = await tx.get('customer', form.customerId, 'customer');
  if (attachDecline !== null) throw refusal(attachDecline);
  const now = await tx.now(customer.test_clock);
  const paymentMethod = newPaymentMethod({
    now,
    billingDetails: form.billingDetails,
    card: {
      brand: testCard.brand,
      last4: number.slice(-4),
      exp_month: form.expMonth,
      exp_year: form.expYear,
      country: testCard.country,
      funding: testCard.funding,
      // The same for the same number, by which a shop tells that a card is used twice.
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      checks: passedChecks,
    },
    customer: customer.id,
  });
  await tx.insert('payment_method', paymentMethod, { internal: { cardNumber: number } });
  await tx.emit({ type: 'payment_method.attached', object: paymentMethod, now });
  return paymentMethod;
}
