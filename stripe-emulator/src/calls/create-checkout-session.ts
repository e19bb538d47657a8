/** Makes a checkout session from checked parameters. */

import { amountToday } from '../billing/checkout-amounts.ts';
import { requireTrialEnd } from '../billing/trial.ts';
import { hostedAddress } from '../http/address.ts';
import { changeMetadata } from '../http/parameters.ts';
import { newId } from '../ids.ts';
import {
  type CheckoutSession,
  type CustomerDetails,
  newCheckoutSession,
} from '../objects/checkout-session.ts';
import type { Customer } from '../objects/customer.ts';
import type { CheckoutItem, CheckoutTerms } from '../store/checkout-terms.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import type { CheckoutSessionParameters } from './checkout-session-parameters.ts';

const randomLength = 56;
const secondsAnHour = 60 * 60;
const trialHoursMin = 48;

export async function createCheckoutSession(
  tx: Transaction,
  params: CheckoutSessionParameters,
): Promise<CheckoutSession> {
  const customer = await findCustomer(tx, params);
  const now = await tx.now(customer?.test_clock);
  checkTimes(params, now);
  const terms = await termsOf(tx, params);
  const id = newId('cs_test', randomLength);
  const amount = amountToday(terms);
  const session = newCheckoutSession({
    now,
    id,
    adaptivePricing: params.adaptive_pricing ? { enabled: false } : null,
    allowedPaymentMethodTypes: params.allowed_payment_method_types,
    allowPromotionCodes: params.allow_promotion_codes,
    amountSubtotal: amount,
    amountTotal: amount,
    billingAddressCollection: params.billing_address_collection,
    cancelUrl: params.cancel_url,
    clientReferenceId: params.client_reference_id,
    currency: terms.items[0]?.price.currency,
    customText: {
      after_submit: params.custom_text?.after_submit ?? null,
      submit: params.custom_text?.submit ?? null,
      terms_of_service_acceptance: params.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: customer?.id,
    customerDetails: detailsOf(customer, params.customer_email),
    customerEmail: params.customer_email,
    expiresAt: params.expires_at,
    locale: params.locale,
    metadata: changeMetadata({}, params.metadata),
    mode: params.mode,
    paymentMethodCollection: params.payment_method_collection,
    savedPaymentMethodOptions: savedOptionsOf(params, customer),
    successUrl: params.success_url,
    termsOfService: params.consent_collection?.terms_of_service,
    url: hostedAddress(`/c/pay/${id}`),
  });
  const testClock = customer?.test_clock ?? null;
  return tx.insert('checkout.session', session, { internal: terms, testClock });
}

async function findCustomer(
  tx: Transaction,
  { customer, customer_email, customer_update }: CheckoutSessionParameters,
): Promise<Customer | null> {
  if (customer !== undefined && customer_email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  if (customer !== undefined) return tx.get('customer', customer, 'customer');
  if (customer_update !== undefined) {
    throw invalidRequest('`customer_update` can only be used with `customer`.', {
      param: 'customer_update',
    });
  }
  return null;
}

function checkTimes(
  { expires_at, subscription_data }: CheckoutSessionParameters,
  now: number,
): void {
  const isOutside =
    expires_at !== undefined &&
    (expires_at < now + secondsAnHour / 2 || expires_at > now + 24 * secondsAnHour);
  if (isOutside) {
    throw invalidRequest('`expires_at` must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    });
  }
  const { trial_end, trial_period_days } = subscription_data ?? {};
  if (trial_end === undefined) return;
  const param = 'subscription_data[trial_end]';
  if (trial_period_days !== undefined) {
    throw invalidRequest('Give either a trial end or the days of a trial, not both.', { param });
  }
  if (trial_end < now + trialHoursMin * secondsAnHour) {
    throw invalidRequest(`A trial must end at least ${trialHoursMin} hours from now.`, { param });
  }
  requireTrialEnd(trial_end, now, param);
}

async function termsOf(tx: Transaction, params: CheckoutSessionParameters): Promise<CheckoutTerms> {
  const items: CheckoutItem[] = [];
  for (const [index, { price: priceId, quantity = 1 }] of params.line_items.entries()) {
    const param = `line_items[${index}][price]`;
    const price = await tx.get('price', priceId, param);
    if (!price.active) throw invalidRequest('The price specified is inactive.', { param });
    if (price.recurring === null) {
      throw invalidRequest('The emulator sells recurring prices only in a checkout.', { param });
    }
    const product = await tx.get('product', price.product);
    items.push({ id: newId('li'), price, productName: product.name, quantity });
  }
  const intervals = new Set(items.map(({ price }) => JSON.stringify(price.recurring)));
  if (intervals.size > 1) {
    throw invalidRequest('All prices of a checkout must have the same interval.', {
      param: 'line_items',
    });
  }
  const data = params.subscription_data;
  return {
    items,
    subscription: {
      trialPeriodDays: data?.trial_period_days ?? null,
      trialEnd: data?.trial_end ?? null,
      metadata: changeMetadata({}, data?.metadata),
      description: data?.description ?? null,
      invoiceDescription: data?.invoice_settings?.description ?? null,
      invoiceFooter: data?.invoice_settings?.footer ?? null,
      missingPaymentMethod:
        data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    },
    customerUpdate: {
      isName: params.customer_update?.name === 'auto',
      isAddress: params.customer_update?.address === 'auto',
    },
    waitingPayer: null,
  };
}

function detailsOf(
  customer: Customer | null,
  customerEmail: string | undefined,
): CustomerDetails | null {
  const known = customer?.email ?? customerEmail;
  if (known === undefined) return null;
  return {
    address: null,
    business_name: null,
    email: known,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: customer?.tax_exempt ?? 'none',
    tax_ids: null,
  };
}

function savedOptionsOf(
  { saved_payment_method_options: asked }: CheckoutSessionParameters,
  customer: Customer | null,
): CheckoutSession['saved_payment_method_options'] {
  if (asked === undefined && customer === null) return null;
  return {
    allow_redisplay_filters: asked?.allow_redisplay_filters ?? ['always'],
    payment_method_remove: asked?.payment_method_remove ?? 'disabled',
    payment_method_save: asked?.payment_method_save ?? null,
  };
}
