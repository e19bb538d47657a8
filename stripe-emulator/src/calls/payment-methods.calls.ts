/** Calls about the cards of customers. */
import * as z from 'zod';
import { checkExpiry } from '../billing/check-card.ts';
import { customerNow } from '../billing/customer-now.ts';
import { attachPaymentMethod, detachPaymentMethod } from '../billing/payment-methods.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  email,
  integer,
  listParameters,
  metadata,
  oneOf,
  text,
  unsettable,
} from '../http/parameters.ts';
import { emptyAddress } from '../objects/address.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { missing } from '../stripe-error.ts';

const addressPart = () => unsettable(text()).optional();

const billingDetails = () =>
  z.strictObject({
    address: unsettable(
      z.strictObject({
        city: addressPart(),
        country: addressPart(),
        line1: addressPart(),
        line2: addressPart(),
        postal_code: addressPart(),
        state: addressPart(),
      }),
    ).optional(),
    email: unsettable(email()).optional(),
    name: unsettable(text()).optional(),
    phone: unsettable(text()).optional(),
  });

type BillingDetailsChange = z.output<ReturnType<typeof billingDetails>>;

export const paymentMethodCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/v1/payment_methods',
    parameters: { ...listParameters(), customer: text(), type: oneOf('card').optional() },
    run: async ({ tx, params: { customer, type, ...page } }) => {
      await tx.get('customer', customer, 'customer');
      const found = await tx.page('payment_method', { customer, type }, page);
      return listReply('/v1/payment_methods', found);
    },
  }),
  retrieveCall('payment_method', '/v1/payment_methods/:id'),
  defineCall({
    method: 'POST',
    path: '/v1/payment_methods/:id',
    parameters: {
      billing_details: billingDetails().optional(),
      card: z
        .strictObject({ exp_month: integer().optional(), exp_year: integer().optional() })
        .optional(),
      metadata: metadata().optional(),
    },
    run: async ({ tx, id, params }) => {
      const previous = await tx.get('payment_method', id);
      const { card } = previous;
      const expMonth = params.card?.exp_month ?? card.exp_month;
      const expYear = params.card?.exp_year ?? card.exp_year;
      if (params.card !== undefined) checkExpiry({ expMonth, expYear }, await tx.now());
      const changed: PaymentMethod = {
        ...previous,
        billing_details: changeBillingDetails(previous.billing_details, params.billing_details),
        card: { ...card, exp_month: expMonth, exp_year: expYear },
        metadata: changeMetadata(previous.metadata, params.metadata),
      };
      await tx.update('payment_method', changed);
      const now = await customerNow(tx, changed.customer);
      await tx.emit({ type: 'payment_method.updated', object: changed, previous, now });
      return changed;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    parameters: { customer: text() },
    run: ({ tx, id, params }) => attachPaymentMethod(tx, { id, customerId: params.customer }),
  }),
  defineCall({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    parameters: {},
    run: async ({ tx, id }) => detachPaymentMethod(tx, await tx.get('payment_method', id)),
  }),
  defineCall({
    method: 'GET',
    path: '/v1/customers/:customer/payment_methods',
    parameters: { ...listParameters(), type: oneOf('card').optional() },
    run: async ({ tx, path: { customer = '' }, params: { type, ...page } }) => {
      await tx.get('customer', customer);
      const found = await tx.page('payment_method', { customer, type }, page);
      return listReply(`/v1/customers/${customer}/payment_methods`, found);
    },
  }),
  defineCall({
    method: 'GET',
    path: '/v1/customers/:customer/payment_methods/:id',
    parameters: {},
    run: async ({ tx, id, path: { customer = '' } }) => {
      await tx.get('customer', customer);
      const paymentMethod = await tx.get('payment_method', id);
      if (paymentMethod.customer !== customer) throw missing('PaymentMethod', id);
      return paymentMethod;
    },
  }),
];

function changeBillingDetails(
  current: PaymentMethod['billing_details'],
  change: BillingDetailsChange = {},
): PaymentMethod['billing_details'] {
  const { address, email: newEmail, name, phone } = change;
  return {
    ...current,
    address: address === null ? emptyAddress : { ...current.address, ...given(address ?? {}) },
    ...given({ email: newEmail, name, phone }),
  };
}

/** Only what was sent. */
function given<Value>(
  fields: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value] as const],
    ),
  );
}
