/** The checkout page: what is bought on the one side, the payer's details on the other. */

import {
  amountDueToday,
  amountToday,
  hasTrial,
  periodAmount,
  trialEndAt,
} from '../billing/checkout-amounts.ts';
import { businessName } from '../objects/account.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Customer } from '../objects/customer.ts';
import type { CheckoutTerms } from '../store/checkout-terms.ts';
import { cardFields, emptyCard, type TypedCard } from './card-form.ts';
import { countryField } from './country-field.ts';
import { errorSummary, type FieldError, textField } from './form-fields.ts';
import { formatAmount, formatDate, formatInterval } from './format.ts';
import { type Html, html } from './html.ts';
import { messageBody } from './layout.ts';
import type { PageReply } from './page-routes.ts';
import { testCardDetails } from './test-card-list.ts';

export type OpenCheckout = {
  readonly session: CheckoutSession;
  readonly terms: CheckoutTerms;
  readonly customer: Customer | null;
  readonly now: number;
};

export type TypedCheckout = {
  readonly email: string;
  readonly country: string;
  readonly postcode: string;
  readonly hasAcceptedTerms: boolean;
  readonly card: TypedCard;
};

export const emptyCheckout: TypedCheckout = {
  email: '',
  country: 'GB',
  postcode: '',
  hasAcceptedTerms: false,
  card: emptyCard,
};

/** The address that is known already and cannot be changed here. */
export function fixedEmailOf({ session, customer }: OpenCheckout): string | null {
  return customer?.email ?? session.customer_email;
}

export function isCardNeeded({ session, terms, customer }: OpenCheckout): boolean {
  return session.payment_method_collection !== 'if_required' || amountDueToday(terms, customer) > 0;
}

export function checkoutPage(
  checkout: OpenCheckout,
  typed: TypedCheckout = emptyCheckout,
  errors: readonly FieldError[] = [],
): PageReply {
  const { session, terms } = checkout;
  const heading = hasTrial(terms) ? 'Start your free trial' : 'Subscribe';
  return {
    kind: 'page',
    status: errors.length > 0 ? 422 : 200,
    title: errors.length > 0 ? `Error: ${heading}` : heading,
    leadsTo: [session.success_url, session.cancel_url],
    body: html`<h1>${heading}</h1>
    <div class="columns">
      <section class="card" aria-labelledby="order">
        <h2 id="order">Your order</h2>
        ${orderSummary(checkout)}
        ${
          session.cancel_url !== null &&
          html`<p><a class="back" href="${session.cancel_url}">Back to ${businessName}</a></p>`
        }
      </section>
      <section class="card" aria-labelledby="details">
        ${errorSummary(errors)}
        <h2 id="details">Your details</h2>
        ${payerForm(checkout, typed, errors)}
      </section>
    </div>`,
  };
}

function orderSummary({ session, terms, customer, now }: OpenCheckout): Html {
  const currency = session.currency ?? 'gbp';
  const amount = (pence: number) => formatAmount(pence, currency);
  const recurring = terms.items[0]?.price.recurring ?? null;
  const each = `${amount(periodAmount(terms))} ${formatInterval(recurring)}`;
  const trialEnd = trialEndAt(terms, now);
  const due = amountDueToday(terms, customer);
  const credit = amountToday(terms) - due;
  return html`<p class="price">${trialText(terms, trialEnd)}${each}</p>
  ${
    trialEnd !== null &&
    html`<p class="quiet">Your trial ends on ${formatDate(trialEnd)}. ${amount(periodAmount(terms))} will be taken then, unless you cancel first.</p>`
  }
  <dl class="sums">
    ${terms.items.map(
      ({ productName, price, quantity }) =>
        html`<div><dt>${productName}${quantity > 1 && ` × ${quantity}`}</dt><dd>${amount(price.unit_amount * quantity)} ${formatInterval(price.recurring)}</dd></div>`,
    )}
    ${credit > 0 && html`<div><dt>Your credit</dt><dd>${amount(-credit)}</dd></div>`}
    ${credit < 0 && html`<div><dt>Owed from before</dt><dd>${amount(-credit)}</dd></div>`}
    <div class="total"><dt>Due today</dt><dd>${amount(due)}</dd></div>
  </dl>`;
}

function trialText({ subscription }: CheckoutTerms, trialEnd: number | null): string {
  if (trialEnd === null) return '';
  const { trialPeriodDays: days } = subscription;
  if (days === null) return `Free until ${formatDate(trialEnd)}, then `;
  return `${days} ${days === 1 ? 'day' : 'days'} free, then `;
}

function payerForm(
  checkout: OpenCheckout,
  typed: TypedCheckout,
  errors: readonly FieldError[],
): Html {
  const { session } = checkout;
  const fixedEmail = fixedEmailOf(checkout);
  const { custom_text: texts } = session;
  return html`<form method="post" action="/c/pay/${session.id}" novalidate>
    ${
      fixedEmail === null
        ? textField(
            {
              id: 'email',
              label: 'Email',
              type: 'email',
              inputMode: 'email',
              autocomplete: 'email',
              value: typed.email,
            },
            errors,
          )
        : html`<dl class="fixed"><dt>Email</dt><dd>${fixedEmail}</dd></dl>`
    }
    ${
      isCardNeeded(checkout)
        ? html`${testCardDetails()}${cardFields(typed.card, errors)}${addressFields(session, typed, errors)}`
        : html`<p>You don’t need a card: nothing is due today.</p>`
    }
    ${termsField(session, typed, errors)}
    ${texts.submit && html`<p class="quiet">${texts.submit.message}</p>`}
    <button class="wide">${submitLabel(checkout)}</button>
    ${texts.after_submit && html`<p class="quiet after">${texts.after_submit.message}</p>`}
  </form>`;
}

/** The law asks that the button itself says that pressing it costs money. */
function submitLabel({ session, terms, customer }: OpenCheckout): string {
  if (hasTrial(terms)) return 'Start trial';
  const due = amountDueToday(terms, customer);
  return due === 0
    ? 'Subscribe'
    : `Subscribe and pay ${formatAmount(due, session.currency ?? 'gbp')}`;
}

function addressFields(
  session: CheckoutSession,
  typed: TypedCheckout,
  errors: readonly FieldError[],
): Html {
  const isRequired = session.billing_address_collection === 'required';
  return html`<div class="pair stacks">
    ${countryField(typed.country)}
    ${textField(
      {
        id: 'postcode',
        label: 'Postcode',
        value: typed.postcode,
        autocomplete: 'postal-code',
        isRequired,
      },
      errors,
    )}
  </div>`;
}

function termsField(
  { consent_collection, custom_text }: CheckoutSession,
  typed: TypedCheckout,
  errors: readonly FieldError[],
): Html | null {
  const text = custom_text.terms_of_service_acceptance?.message;
  if (consent_collection?.terms_of_service !== 'required') {
    return text === undefined ? null : html`<p class="quiet">${text}</p>`;
  }
  const error = errors.find(({ field }) => field === 'terms');
  return html`<div class="field">
    ${error && html`<p class="field-error" id="terms-error">${error.message}</p>`}
    <div class="choice">
      <input type="checkbox" id="terms" name="terms" value="accepted" ${typed.hasAcceptedTerms && html`checked`} ${error && html`aria-invalid="true" aria-describedby="terms-error"`}>
      <label for="terms">${text ?? 'I agree to the terms of service'}</label>
    </div>
  </div>`;
}

export function expiredCheckoutPage({ cancel_url }: CheckoutSession): PageReply {
  return {
    kind: 'page',
    status: 410,
    title: 'This checkout has expired',
    body: messageBody({
      heading: 'This checkout has expired',
      text: `Nothing was taken. Go back to ${businessName} to start again.`,
      link: cancel_url === null ? null : { href: cancel_url, label: `Back to ${businessName}` },
    }),
  };
}
