/** Calls about storing a card for later payments. */

import { attachPaymentMethod } from '../billing/payment-methods.ts';
import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
} from '../billing/setup-intents.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  createdParameter,
  flag,
  listParameters,
  metadata,
  oneOf,
  text,
} from '../http/parameters.ts';
import type { Transaction } from '../store/transaction.ts';

export const setupIntentCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/v1/setup_intents',
    parameters: {
      // A card without a customer could not be paid with here.
      customer: text(),
      confirm: flag().optional(),
      description: text().optional(),
      metadata: metadata().optional(),
      payment_method: text().optional(),
      usage: oneOf('off_session', 'on_session').optional(),
    },
    run: async ({ tx, params }) => {
      const paymentMethodId = await attach(tx, params.customer, params.payment_method);
      const setupIntent = await createSetupIntent(tx, {
        customerId: params.customer,
        paymentMethodId: paymentMethodId ?? undefined,
        description: params.description,
        metadata: changeMetadata({}, params.metadata),
        usage: params.usage,
      });
      return params.confirm === true
        ? confirmSetupIntent(tx, setupIntent, paymentMethodId)
        : setupIntent;
    },
  }),
  defineCall({
    method: 'GET',
    path: '/v1/setup_intents',
    parameters: {
      ...listParameters(),
      ...createdParameter(),
      customer: text().optional(),
      payment_method: text().optional(),
    },
    run: async ({ tx, params: { customer, payment_method, ...page } }) => {
      const found = await tx.page('setup_intent', { customer, payment_method }, page);
      return listReply('/v1/setup_intents', found);
    },
  }),
  retrieveCall('setup_intent', '/v1/setup_intents/:id'),
  defineCall({
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    parameters: { payment_method: text().optional() },
    run: async ({ tx, id, params }) => {
      const setupIntent = await tx.get('setup_intent', id);
      const given = await attach(tx, setupIntent.customer ?? '', params.payment_method);
      return confirmSetupIntent(tx, setupIntent, given ?? setupIntent.payment_method);
    },
  }),
  defineCall({
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    parameters: {
      cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer').optional(),
    },
    run: async ({ tx, id, params }) =>
      cancelSetupIntent(tx, await tx.get('setup_intent', id), params.cancellation_reason ?? null),
  }),
];

/** A token becomes a card of the customer. */
async function attach(
  tx: Transaction,
  customerId: string,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null;
  return (await attachPaymentMethod(tx, { id, customerId })).id;
}
