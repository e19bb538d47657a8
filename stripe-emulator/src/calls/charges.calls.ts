/** Calls about charges, which are made by payments only. */
import { customerNow } from '../billing/customer-now.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  createdParameter,
  listParameters,
  metadata,
  text,
} from '../http/parameters.ts';

export const chargeCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/v1/charges',
    parameters: {
      ...listParameters(),
      ...createdParameter(),
      customer: text().optional(),
      payment_intent: text().optional(),
    },
    run: async ({ tx, params: { customer, payment_intent, ...page } }) =>
      listReply('/v1/charges', await tx.page('charge', { customer, payment_intent }, page)),
  }),
  retrieveCall('charge', '/v1/charges/:id'),
  defineCall({
    method: 'POST',
    path: '/v1/charges/:id',
    parameters: { description: text().optional(), metadata: metadata().optional() },
    run: async ({ tx, id, params }) => {
      const previous = await tx.get('charge', id);
      const charge = await tx.update('charge', {
        ...previous,
        description: params.description ?? previous.description,
        metadata: changeMetadata(previous.metadata, params.metadata),
      });
      const now = await customerNow(tx, charge.customer);
      await tx.emit({ type: 'charge.updated', object: charge, previous, now });
      return charge;
    },
  }),
];
