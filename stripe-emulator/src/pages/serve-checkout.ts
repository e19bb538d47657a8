/** Checkout as a payer walks through it: form, bank, success page. */
import { checkoutTermsOf, completeCheckout } from '../billing/checkout.ts';
import { amountDueToday } from '../billing/checkout-amounts.ts';
import { AuthenticationNeeded } from '../billing/set-up-card.ts';
import type { Form } from '../http/form.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Payer } from '../store/checkout-terms.ts';
import type { Transaction } from '../store/transaction.ts';
import { authenticationFailed, authenticationPage } from './authentication-page.ts';
import { cardFailure, parseCard, readTypedCard, typedCardOf } from './card-form.ts';
import {
  checkoutPage,
  emptyCheckout,
  expiredCheckoutPage,
  fixedEmailOf,
  isCardNeeded,
  type OpenCheckout,
  type TypedCheckout,
} from './checkout-page.ts';
import { countryCode } from './country-field.ts';
import { emailError, type FieldError } from './form-fields.ts';
import { formatAmount } from './format.ts';
import { type PageReply, type PageRoutes, typedText, type Visit } from './page-routes.ts';

export function serveCheckout(pages: PageRoutes): void {
  pages.get('/c/pay/:id', (visit) =>
    withOpenCheckout(visit, async (checkout) => checkoutPage(checkout)),
  );
  pages.post('/c/pay/:id', (visit) =>
    withOpenCheckout(visit, (checkout) => submitCheckout(visit, checkout)),
  );
  pages.get('/c/pay/:id/authenticate', (visit) =>
    withOpenCheckout(visit, async (checkout) => bankPage(checkout)),
  );
  pages.post('/c/pay/:id/authenticate', (visit) =>
    withOpenCheckout(visit, (checkout) => submitAuthentication(visit, checkout)),
  );
}

/** A session that is complete leads to its success page however often it is submitted. */
async function withOpenCheckout(
  { store, path }: Visit,
  handle: (checkout: OpenCheckout) => Promise<PageReply>,
): Promise<PageReply> {
  const checkout = await store.read((tx) => openCheckoutOf(tx, path.id ?? ''));
  return checkout.session.status === 'open' ? handle(checkout) : endOf(checkout.session);
}

async function openCheckoutOf(tx: Transaction, id: string): Promise<OpenCheckout> {
  const session = await tx.get('checkout.session', id);
  const terms = await checkoutTermsOf(tx, id);
  const customer = session.customer === null ? null : await tx.find('customer', session.customer);
  return { session, terms, customer, now: await tx.now(customer?.test_clock) };
}

function endOf(session: CheckoutSession): PageReply {
  return session.status === 'complete'
    ? { kind: 'redirect', to: successAddress(session) }
    : expiredCheckoutPage(session);
}

function successAddress({ success_url, id }: CheckoutSession): string {
  return (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

async function submitCheckout(visit: Visit, checkout: OpenCheckout): Promise<PageReply> {
  const typed = typedCheckout(visit.form);
  const checked = payerOf(checkout, typed);
  if ('errors' in checked) return checkoutPage(checkout, typed, checked.errors);
  try {
    return await complete(visit, checkout, { payer: checked.payer, isAuthenticated: false });
  } catch (error) {
    if (error instanceof AuthenticationNeeded) return askBank(visit, checkout, checked.payer);
    return checkoutPage(checkout, typed, [cardFailure(error)]);
  }
}

/** All of it is undone where something is thrown on the way. */
async function complete(
  { store }: Visit,
  { session: { id } }: OpenCheckout,
  payment: { readonly payer: Payer; readonly isAuthenticated: boolean },
): Promise<PageReply> {
  const ended = await store.write(async (tx) => {
    const session = await tx.get('checkout.session', id);
    return session.status === 'open' ? completeCheckout(tx, session, payment) : session;
  });
  return endOf(ended);
}

async function askBank(
  { store }: Visit,
  { session: { id } }: OpenCheckout,
  waitingPayer: Payer,
): Promise<PageReply> {
  await store.write(async (tx) => {
    const session = await tx.get('checkout.session', id);
    await tx.update('checkout.session', session, {
      ...(await checkoutTermsOf(tx, id)),
      waitingPayer,
    });
  });
  return { kind: 'redirect', to: `/c/pay/${id}/authenticate` };
}

function bankPage({ session, terms, customer }: OpenCheckout): PageReply {
  if (terms.waitingPayer === null) return { kind: 'redirect', to: `/c/pay/${session.id}` };
  const due = amountDueToday(terms, customer);
  return authenticationPage({
    action: `/c/pay/${session.id}/authenticate`,
    amount: due === 0 ? null : formatAmount(due, session.currency ?? 'gbp'),
    leadsTo: [session.success_url],
  });
}

async function submitAuthentication(visit: Visit, checkout: OpenCheckout): Promise<PageReply> {
  const payer = checkout.terms.waitingPayer;
  if (payer === null) return { kind: 'redirect', to: `/c/pay/${checkout.session.id}` };
  const typed = typedAgain(payer);
  if (typedText(visit.form, 'result') !== 'complete') {
    return checkoutPage(checkout, typed, [{ field: 'card-number', message: authenticationFailed }]);
  }
  try {
    return await complete(visit, checkout, { payer, isAuthenticated: true });
  } catch (error) {
    return checkoutPage(checkout, typed, [cardFailure(error)]);
  }
}

function typedCheckout(form: Form): TypedCheckout {
  return {
    email: typedText(form, 'email'),
    country: typedText(form, 'country'),
    postcode: typedText(form, 'postcode'),
    hasAcceptedTerms: typedText(form, 'terms') === 'accepted',
    card: readTypedCard(form),
  };
}

function typedAgain({ email, country, postcode, hasAcceptedTerms, card }: Payer): TypedCheckout {
  if (card === null) return { ...emptyCheckout, email };
  return {
    email,
    country: country ?? '',
    postcode: postcode ?? '',
    hasAcceptedTerms,
    card: typedCardOf(card),
  };
}

function payerOf(
  checkout: OpenCheckout,
  typed: TypedCheckout,
): { readonly payer: Payer } | { readonly errors: readonly FieldError[] } {
  const { session } = checkout;
  const email = fixedEmailOf(checkout) ?? typed.email;
  const parsed = isCardNeeded(checkout) ? parseCard(typed.card) : { card: null };
  const isAddressNeeded = session.billing_address_collection === 'required';
  const areTermsNeeded = session.consent_collection?.terms_of_service === 'required';
  const errors = [
    emailError(email),
    ...('errors' in parsed ? parsed.errors : []),
    isAddressNeeded &&
      typed.postcode === '' && { field: 'postcode', message: 'Enter your postcode' },
    areTermsNeeded &&
      !typed.hasAcceptedTerms && { field: 'terms', message: 'Agree to the terms to continue' },
  ].filter((error) => error !== false);
  if (errors.length > 0 || 'errors' in parsed) return { errors };
  return {
    payer: {
      email,
      country: countryCode(typed.country),
      postcode: typed.postcode === '' ? null : typed.postcode,
      hasAcceptedTerms: areTermsNeeded && typed.hasAcceptedTerms,
      card: parsed.card,
    },
  };
}
