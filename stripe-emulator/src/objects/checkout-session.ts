/** A Checkout session: one visit to the page where a customer pays or starts a subscription. */
import { newId } from '../ids.ts';
import type { Address } from './address.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

type Text = { readonly message: string } | null;

export type CheckoutMode = 'payment' | 'setup' | 'subscription';

export type CustomText = {
  readonly after_submit: Text;
  readonly shipping_address: Text;
  readonly submit: Text;
  readonly terms_of_service_acceptance: Text;
};

export type CustomerDetails = {
  readonly address: Address | null;
  readonly business_name: null;
  readonly email: string | null;
  readonly individual_name: null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly tax_exempt: 'none' | 'exempt' | 'reverse';
  readonly tax_ids: readonly [] | null;
};

export type SavedPaymentMethodOptions = {
  readonly allow_redisplay_filters: readonly string[] | null;
  readonly payment_method_remove: 'disabled' | 'enabled' | null;
  readonly payment_method_save: 'disabled' | 'enabled' | null;
};

type Terms = 'none' | 'required';

export type CheckoutSession = typeof unusedFields & {
  readonly id: string;
  readonly adaptive_pricing: { readonly enabled: boolean } | null;
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly allow_promotion_codes: boolean | null;
  readonly amount_subtotal: number | null;
  readonly amount_total: number | null;
  readonly billing_address_collection: 'auto' | 'required' | null;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly consent: { readonly promotions: null; readonly terms_of_service: 'accepted' } | null;
  readonly consent_collection: {
    readonly payment_method_reuse_agreement: null;
    readonly promotions: null;
    readonly terms_of_service: Terms;
  } | null;
  readonly created: number;
  readonly currency: string | null;
  readonly custom_text: CustomText;
  readonly customer: string | null;
  readonly customer_creation: 'always' | 'if_required' | null;
  readonly customer_details: CustomerDetails | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly invoice: string | null;
  readonly locale: string | null;
  readonly metadata: Metadata;
  readonly mode: CheckoutMode;
  readonly payment_intent: string | null;
  readonly payment_method_collection: 'always' | 'if_required' | null;
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly saved_payment_method_options: SavedPaymentMethodOptions | null;
  readonly setup_intent: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly submit_type: 'auto' | 'book' | 'donate' | 'pay' | 'subscribe' | null;
  readonly subscription: string | null;
  readonly success_url: string | null;
  readonly url: string | null;
};

export type CheckoutSessionInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly adaptivePricing?: Optional<{ readonly enabled: boolean }>;
  readonly allowedPaymentMethodTypes?: Optional<readonly string[]>;
  readonly allowPromotionCodes?: Optional<boolean>;
  readonly amountSubtotal?: Optional<number>;
  readonly amountTotal?: Optional<number>;
  readonly billingAddressCollection?: Optional<'auto' | 'required'>;
  readonly cancelUrl?: Optional<string>;
  readonly clientReferenceId?: Optional<string>;
  readonly termsOfService?: Optional<Terms>;
  readonly currency?: Optional<string>;
  readonly customText?: Partial<CustomText> | undefined;
  readonly customer?: Optional<string>;
  readonly customerCreation?: Optional<'always' | 'if_required'>;
  readonly customerDetails?: Optional<CustomerDetails>;
  readonly customerEmail?: Optional<string>;
  readonly expiresAt?: Optional<number>;
  readonly locale?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly mode: CheckoutMode;
  readonly paymentMethodCollection?: Optional<'always' | 'if_required'>;
  readonly savedPaymentMethodOptions?: Optional<SavedPaymentMethodOptions>;
  readonly submitType?: CheckoutSession['submit_type'] | undefined;
  readonly subscription?: Optional<string>;
  readonly successUrl?: Optional<string>;
  readonly url?: Optional<string>;
};

const unusedFields = {
  object: 'checkout.session',
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} as const;

const randomLength = 56;
const defaultLifetimeSeconds = 24 * 60 * 60;
const noCustomText: CustomText = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
};

export function newCheckoutSession(input: CheckoutSessionInput): CheckoutSession {
  const isSubscription = input.mode === 'subscription';
  return {
    ...unusedFields,
    id: input.id ?? newId('cs_test', randomLength),
    adaptive_pricing: input.adaptivePricing ?? null,
    allowed_payment_method_types: input.allowedPaymentMethodTypes ?? null,
    allow_promotion_codes: input.allowPromotionCodes ?? null,
    amount_subtotal: input.amountSubtotal ?? null,
    amount_total: input.amountTotal ?? input.amountSubtotal ?? null,
    billing_address_collection: input.billingAddressCollection ?? null,
    cancel_url: input.cancelUrl ?? null,
    client_reference_id: input.clientReferenceId ?? null,
    consent: null,
    consent_collection: input.termsOfService
      ? {
          payment_method_reuse_agreement: null,
          promotions: null,
          terms_of_service: input.termsOfService,
        }
      : null,
    created: input.now,
    currency: input.currency ?? null,
    custom_text: { ...noCustomText, ...input.customText },
    customer: input.customer ?? null,
    customer_creation:
      input.customerCreation ?? (isSubscription && !input.customer ? 'always' : null),
    customer_details: input.customerDetails ?? null,
    customer_email: input.customerEmail ?? null,
    expires_at: input.expiresAt ?? input.now + defaultLifetimeSeconds,
    invoice: null,
    locale: input.locale ?? null,
    metadata: input.metadata ?? {},
    mode: input.mode,
    payment_intent: null,
    payment_method_collection: input.paymentMethodCollection ?? (isSubscription ? 'always' : null),
    payment_status: input.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    saved_payment_method_options: input.savedPaymentMethodOptions ?? null,
    setup_intent: null,
    status: 'open',
    submit_type: input.submitType ?? null,
    subscription: input.subscription ?? null,
    success_url: input.successUrl ?? null,
    url: input.url ?? null,
  };
}
