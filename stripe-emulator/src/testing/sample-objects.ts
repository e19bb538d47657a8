/** One object of each kind, for the tests of this folder. */
import { newAccount } from '../objects/account.ts';
import { newBillingPortalConfiguration } from '../objects/billing-portal-configuration.ts';
import { newBillingPortalSession } from '../objects/billing-portal-session.ts';
import { type CardDetails, passedChecks } from '../objects/card.ts';
import { newCharge } from '../objects/charge.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { newCreditNote } from '../objects/credit-note.ts';
import { newCreditNoteLineItem } from '../objects/credit-note-line-item.ts';
import { newCustomer } from '../objects/customer.ts';
import { newCustomerBalanceTransaction } from '../objects/customer-balance-transaction.ts';
import { newEvent } from '../objects/event.ts';
import { newInvoice } from '../objects/invoice.ts';
import { newInvoiceItem } from '../objects/invoice-item.ts';
import { newInvoicePayment } from '../objects/invoice-payment.ts';
import { newLineItem } from '../objects/line-item.ts';
import { newPaymentIntent } from '../objects/payment-intent.ts';
import { newPaymentMethod } from '../objects/payment-method.ts';
import { newPrice, planOf } from '../objects/price.ts';
import { newProduct } from '../objects/product.ts';
import { newRefund } from '../objects/refund.ts';
import { newSetupIntent } from '../objects/setup-intent.ts';
import { newSubscription } from '../objects/subscription.ts';
import { newTestClock } from '../objects/test-clock.ts';
import { newWebhookEndpoint } from '../objects/webhook-endpoint.ts';

const now = Date.UTC(2026, 10, 17) / 1000;
const inAMonth = Date.UTC(2026, 11, 17) / 1000;
const currency = 'gbp';

const visa: CardDetails = {
  brand: 'visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2030,
  country: 'GB',
  funding: 'credit',
  fingerprint: 'fingerprint',
  checks: passedChecks,
};

export const customer = newCustomer({ now, email: 'ada@example.com', balance: -100 });
const product = newProduct({ now, name: 'Pro' });
export const price = newPrice({
  now,
  currency,
  product: product.id,
  unitAmount: 499,
  recurring: { interval: 'month' },
});
export const oncePrice = newPrice({ now, currency, product: product.id, unitAmount: 900 });
export const subscription = newSubscription({
  now,
  currency,
  customer: customer.id,
  currentPeriodEnd: inAMonth,
  items: [{ price }],
  status: 'active',
});
const period = { start: now, end: inAMonth };
export const subscriptionLine = newLineItem({
  amount: 499,
  currency,
  period,
  price,
  subscription: subscription.id,
  subscriptionItem: subscription.items.data[0]?.id,
});
export const prorationLine = newLineItem({
  amount: -200,
  currency,
  period,
  price,
  proration: true,
  creditedItems: { invoice: 'in_before', invoice_line_items: ['il_before'] },
  invoiceItem: 'ii_credit',
  subscription: subscription.id,
});
export const invoice = newInvoice({
  now,
  currency,
  customer,
  billingReason: 'subscription_create',
  lines: [subscriptionLine, prorationLine],
  subscription: { id: subscription.id, metadata: {}, prorationDate: now },
});
const paymentMethod = newPaymentMethod({ now, card: visa, customer: customer.id });
const paymentIntent = newPaymentIntent({ now, amount: 199, currency, customer: customer.id });
const charge = newCharge({ now, amount: 199, currency, paymentMethod, receiptUrl: 'http://r' });
export const declinedCharge = newCharge({
  now,
  amount: 199,
  currency,
  paymentMethod,
  failure: { code: 'card_declined', declineCode: 'generic_decline', message: 'Declined.' },
});
const refund = newRefund({ now, amount: 199, charge: charge.id, currency });
const creditNote = newCreditNote({
  now,
  currency,
  customer: customer.id,
  invoice: invoice.id,
  lines: [
    newCreditNoteLineItem({ amount: 150, invoiceLineItem: subscriptionLine.id }),
    newCreditNoteLineItem({ amount: 49, quantity: 1, unitAmount: 49 }),
  ],
  number: 'ABCD-0001-CN-01',
  pdf: 'http://pdf',
  prePaymentAmount: 0,
  refunds: [{ id: refund.id, amount: 199 }],
});
const configuration = newBillingPortalConfiguration({ now });
const flow = {
  after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
  customer_update: null,
  subscription_cancel: { retention: null, subscription: subscription.id },
  subscription_pause: null,
  subscription_update: { subscription: subscription.id },
  subscription_update_confirm: {
    discounts: null,
    items: [{ id: null, price: price.id }],
    subscription: subscription.id,
  },
  type: 'subscription_cancel',
} as const;

export const sampleObjects: readonly (readonly [string, unknown])[] = [
  ['account', newAccount({ now, name: 'Debt Payoff' })],
  ['billing_portal.configuration', configuration],
  [
    'billing_portal.session',
    newBillingPortalSession({
      now,
      configuration: configuration.id,
      customer: customer.id,
      flow,
      url: 'http://portal',
    }),
  ],
  ['charge', { ...charge, refunds: { ...charge.refunds, data: [refund] } }],
  ['declined charge', declinedCharge],
  ['checkout.session', newCheckoutSession({ now, mode: 'subscription' })],
  ['credit_note', creditNote],
  ['customer', customer],
  [
    'customer_balance_transaction',
    newCustomerBalanceTransaction({
      now,
      amount: -100,
      currency,
      customer: customer.id,
      endingBalance: -100,
    }),
  ],
  ['event', newEvent({ now, object: subscription, type: 'customer.subscription.created' })],
  ['invoice', invoice],
  ['invoiceitem', newInvoiceItem({ now, amount: 5, currency, customer: customer.id, price })],
  [
    'invoice_payment',
    newInvoicePayment({
      now,
      amountRequested: 199,
      currency,
      invoice: invoice.id,
      paymentIntent: paymentIntent.id,
    }),
  ],
  ['payment_intent', paymentIntent],
  ['payment_method', paymentMethod],
  ['plan', planOf(price)],
  ['price', price],
  ['price paid once', oncePrice],
  ['product', product],
  ['refund', refund],
  ['setup_intent', newSetupIntent({ now, customer: customer.id })],
  ['subscription', subscription],
  ['subscription_item', subscription.items.data[0]],
  ['test_helpers.test_clock', newTestClock({ now, frozenTime: now })],
  ['webhook_endpoint', newWebhookEndpoint({ now, enabledEvents: ['*'], url: 'http://hook' })],
];
