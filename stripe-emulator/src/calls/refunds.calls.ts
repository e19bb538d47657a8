/** Calls about refunds. */
import { customerNow } from '../billing/customer-now.ts';
import { createRefund, saveRefund } from '../billing/refunds.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  createdParameter,
  integer,
  listParameters,
  metadata,
  oneOf,
  text,
} from '../http/parameters.ts';
import type { Charge } from '../objects/charge.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

export const refundCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/v1/refunds',
    parameters: {
      amount: integer({ min: 1 }).optional(),
      charge: text().optional(),
      metadata: metadata().optional(),
      payment_intent: text().optional(),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer').optional(),
    },
    run: async ({ tx, params }) =>
      createRefund(tx, await chargeToRefund(tx, params), {
        amount: params.amount,
        metadata: changeMetadata({}, params.metadata),
        reason: params.reason,
      }),
  }),
  defineCall({
    method: 'GET',
    path: '/v1/refunds',
    parameters: {
      ...listParameters(),
      ...createdParameter(),
      charge: text().optional(),
      payment_intent: text().optional(),
    },
    run: async ({ tx, params: { charge, payment_intent, ...page } }) =>
      listReply('/v1/refunds', await tx.page('refund', { charge, payment_intent }, page)),
  }),
  retrieveCall('refund', '/v1/refunds/:id'),
  defineCall({
    method: 'POST',
    path: '/v1/refunds/:id',
    parameters: { metadata: metadata().optional() },
    run: async ({ tx, id, params }) => {
      const previous = await tx.get('refund', id);
      return saveRefund(tx, {
        previous,
        refund: { ...previous, metadata: changeMetadata(previous.metadata, params.metadata) },
        now: await customerNow(tx, previous.customer),
      });
    },
  }),
];

async function chargeToRefund(
  tx: Transaction,
  given: { readonly charge?: string | undefined; readonly payment_intent?: string | undefined },
): Promise<Charge> {
  const { charge, payment_intent: paymentIntentId } = given;
  if (charge !== undefined && paymentIntentId === undefined) {
    return tx.get('charge', charge, 'charge');
  }
  if (charge !== undefined || paymentIntentId === undefined) {
    throw invalidRequest('Give either `payment_intent` or `charge` of the payment to refund.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  }
  const paymentIntent = await tx.get('payment_intent', paymentIntentId, 'payment_intent');
  if (paymentIntent.status !== 'succeeded' || paymentIntent.latest_charge === null) {
    throw invalidRequest(
      `This PaymentIntent (${paymentIntentId}) does not have a successful charge to refund.`,
    );
  }
  return tx.get('charge', paymentIntent.latest_charge);
}
