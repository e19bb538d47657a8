/** Every call that is known, and the fields that are shown only on request. */
import type { Call } from '../http/call.ts';
import type { IncludedFields } from '../http/expansion.ts';
import { replayCalls } from '../webhooks/replay.ts';
import { accountCalls } from './account.calls.ts';
import { chargeCalls } from './charges.calls.ts';
import { checkoutSessionCalls, checkoutSessionFields } from './checkout-sessions.calls.ts';
import { creditNoteCalls } from './credit-notes.calls.ts';
import { customerBalanceCalls } from './customer-balance.calls.ts';
import { customerCalls, customerFields } from './customers.calls.ts';
import { eventCalls } from './events.calls.ts';
import { invoiceItemCalls } from './invoice-items.calls.ts';
import { invoicePaymentCalls, invoicePaymentFields } from './invoice-payments.calls.ts';
import { invoiceCalls } from './invoices.calls.ts';
import { paymentIntentCalls } from './payment-intents.calls.ts';
import { paymentMethodCalls } from './payment-methods.calls.ts';
import { portalConfigurationCalls } from './portal-configurations.calls.ts';
import { portalSessionCalls } from './portal-sessions.calls.ts';
import { priceCalls } from './prices.calls.ts';
import { productCalls } from './products.calls.ts';
import { refundCalls } from './refunds.calls.ts';
import { setupIntentCalls } from './setup-intents.calls.ts';
import { subscriptionItemCalls } from './subscription-items.calls.ts';
import { subscriptionCalls } from './subscriptions.calls.ts';
import { testClockCalls } from './test-clocks.calls.ts';
import { webhookEndpointCalls } from './webhook-endpoints.calls.ts';

export const allCalls: readonly Call[] = [
  ...accountCalls,
  ...chargeCalls,
  ...checkoutSessionCalls,
  ...creditNoteCalls,
  ...customerBalanceCalls,
  ...customerCalls,
  ...eventCalls,
  ...invoiceCalls,
  ...invoiceItemCalls,
  ...invoicePaymentCalls,
  ...paymentIntentCalls,
  ...paymentMethodCalls,
  ...portalConfigurationCalls,
  ...portalSessionCalls,
  ...priceCalls,
  ...productCalls,
  ...refundCalls,
  ...replayCalls,
  ...setupIntentCalls,
  ...subscriptionCalls,
  ...subscriptionItemCalls,
  ...testClockCalls,
  ...webhookEndpointCalls,
];

export const includedFields: IncludedFields = {
  ...checkoutSessionFields,
  ...customerFields,
  ...invoicePaymentFields,
};
