/** The customer's own details in the portal: as much of them as the configuration lets them change. */
import type { Form } from '../http/form.ts';
import { type Address, emptyAddress } from '../objects/address.ts';
import type { PortalFeatures } from '../objects/billing-portal-features.ts';
import type { Customer } from '../objects/customer.ts';
import type { Transaction } from '../store/transaction.ts';
import {
  emailError,
  errorSummary,
  type FieldError,
  type TextField,
  textField,
} from './form-fields.ts';
import { type Html, html } from './html.ts';
import { type PageReply, typedText } from './page-routes.ts';
import type { Portal } from './portal.ts';

type Update = PortalFeatures['customer_update']['allowed_updates'][number];

const addressFields = {
  line1: { label: 'Address', autocomplete: 'address-line1' },
  line2: { label: 'Address, second line', autocomplete: 'address-line2' },
  city: { label: 'Town or city', autocomplete: 'address-level2' },
  postal_code: { label: 'Postcode', autocomplete: 'postal-code' },
} as const;

const addressParts = ['line1', 'line2', 'city', 'postal_code'] as const;

export function allowedUpdates({ configuration }: Portal): readonly Update[] {
  const { enabled, allowed_updates } = configuration.features.customer_update;
  return enabled ? allowed_updates : [];
}

export function detailsSection(portal: Portal): Html | null {
  if (allowedUpdates(portal).length === 0) return null;
  const { address, email, name, phone } = portal.customer;
  const parts = [name, email, phone, ...addressParts.map((part) => address?.[part])];
  return html`<section class="card" aria-labelledby="details">
    <h2 id="details">Your details</h2>
    <p>${parts.filter(Boolean).join(', ')}</p>
    <div class="actions"><a class="button secondary" href="/p/session/${portal.secret}/details">Change details</a></div>
  </section>`;
}

export function detailsPage(
  portal: Portal,
  typed: Customer = portal.customer,
  errors: readonly FieldError[] = [],
): PageReply {
  const heading = 'Change your details';
  return {
    kind: 'page',
    status: errors.length > 0 ? 422 : 200,
    title: errors.length > 0 ? `Error: ${heading}` : heading,
    body: html`<div class="card narrow">
      <h1>${heading}</h1>
      ${errorSummary(errors)}
      <form method="post" action="/p/session/${portal.secret}/details" novalidate>
        ${allowedUpdates(portal)
          .flatMap((update) => fieldsOf(update, typed))
          .map((field) => textField(field, errors))}
        <button class="wide">Save details</button>
      </form>
      <p><a class="back" href="/p/session/${portal.secret}">Back to your billing</a></p>
    </div>`,
  };
}

/** Shipping and tax numbers are not shown: nothing is sent, and prices include VAT. */
function fieldsOf(update: Update, { address, email, name, phone }: Customer): readonly TextField[] {
  const optional = { isRequired: false } as const;
  if (update === 'name') {
    return [{ id: 'name', label: 'Name', value: name ?? '', autocomplete: 'name', ...optional }];
  }
  if (update === 'email') {
    const kind = { type: 'email', inputMode: 'email', autocomplete: 'email' } as const;
    return [{ id: 'email', label: 'Email', value: email ?? '', ...kind }];
  }
  if (update === 'phone') {
    const kind = { type: 'tel', inputMode: 'tel', autocomplete: 'tel' } as const;
    return [{ id: 'phone', label: 'Phone', value: phone ?? '', ...kind, ...optional }];
  }
  if (update !== 'address') return [];
  return addressParts.map((id) => ({
    id,
    ...addressFields[id],
    value: address?.[id] ?? '',
    ...optional,
  }));
}

/** The customer as typed, and what is wrong with it. */
export function readDetails(
  portal: Portal,
  form: Form,
): { readonly typed: Customer; readonly errors: readonly FieldError[] } {
  const updates = allowedUpdates(portal);
  const text = (field: string) => typedText(form, field) || null;
  const typed: Customer = {
    ...portal.customer,
    ...(updates.includes('name') && { name: text('name') }),
    ...(updates.includes('email') && { email: text('email') }),
    ...(updates.includes('phone') && { phone: text('phone') }),
    ...(updates.includes('address') && { address: typedAddress(portal.customer, text) }),
  };
  const error = updates.includes('email') && emailError(typed.email ?? '');
  return { typed, errors: error === false ? [] : [error] };
}

function typedAddress(
  { address }: Customer,
  text: (field: string) => string | null,
): Address | null {
  const parts = Object.fromEntries(addressParts.map((part) => [part, text(part)]));
  if (address === null && Object.values(parts).every((part) => part === null)) return null;
  return { ...emptyAddress, ...address, ...parts };
}

export async function saveDetails(
  tx: Transaction,
  { id, name, email, phone, address }: Customer,
): Promise<void> {
  const previous = await tx.get('customer', id);
  const customer = { ...previous, name, email, phone, address };
  if (JSON.stringify(customer) === JSON.stringify(previous)) return;
  await tx.update('customer', customer);
  const now = await tx.now(customer.test_clock);
  await tx.emit({ type: 'customer.updated', object: customer, previous, now });
}
