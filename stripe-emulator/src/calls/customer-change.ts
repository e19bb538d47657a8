/** What can be set on a customer, when one is made and later. */
import * as z from 'zod';
import { requirePaymentMethodOf } from '../billing/payment-methods.ts';
import {
  amountMax,
  changeMetadata,
  email,
  integer,
  metadata,
  text,
  unsettable,
} from '../http/parameters.ts';
import { changed } from '../objects/changed.ts';
import type { Customer } from '../objects/customer.ts';
import type { Transaction } from '../store/transaction.ts';

const address = () =>
  z.strictObject({
    city: unsettable(text()).default(null),
    country: unsettable(text(2)).default(null),
    line1: unsettable(text()).default(null),
    line2: unsettable(text()).default(null),
    postal_code: unsettable(text()).default(null),
    state: unsettable(text()).default(null),
  });

const customField = () => z.strictObject({ name: text(40), value: text(140) });

const invoiceSettings = () =>
  z.strictObject({
    custom_fields: unsettable(z.array(customField()).max(4)).optional(),
    default_payment_method: unsettable(text()).optional(),
    footer: unsettable(text()).optional(),
  });

export const customerParameters = () => ({
  address: unsettable(address()).optional(),
  balance: integer({ min: -amountMax, max: amountMax }).optional(),
  description: unsettable(text()).optional(),
  email: unsettable(email()).optional(),
  invoice_settings: invoiceSettings().optional(),
  metadata: metadata().optional(),
  name: unsettable(text(256)).optional(),
  phone: unsettable(text(20)).optional(),
  preferred_locales: z.array(text(10)).max(20).optional(),
});

export type CustomerChange = z.output<z.ZodObject<ReturnType<typeof customerParameters>>>;

/** The balance is changed apart from the rest, by a transaction of its own. */
export async function withChange(
  tx: Transaction,
  customer: Customer,
  change: CustomerChange,
): Promise<Customer> {
  const settings = change.invoice_settings ?? {};
  const current = customer.invoice_settings;
  const paymentMethod = settings.default_payment_method;
  if (paymentMethod != null) {
    const param = 'invoice_settings[default_payment_method]';
    await requirePaymentMethodOf(tx, customer.id, paymentMethod, param);
  }
  return {
    ...customer,
    address: changed(change.address, customer.address),
    description: changed(change.description, customer.description),
    email: changed(change.email, customer.email),
    invoice_settings: {
      ...current,
      custom_fields: changed(settings.custom_fields, current.custom_fields),
      default_payment_method: changed(paymentMethod, current.default_payment_method),
      footer: changed(settings.footer, current.footer),
    },
    metadata: changeMetadata(customer.metadata, change.metadata),
    name: changed(change.name, customer.name),
    phone: changed(change.phone, customer.phone),
    preferred_locales: changed(change.preferred_locales, customer.preferred_locales),
  };
}
