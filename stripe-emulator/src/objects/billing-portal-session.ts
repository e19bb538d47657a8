/** A portal session: one customer's visit to the customer portal. */
import { newId } from '../ids.ts';
import type { Optional } from './optional.ts';

export type PortalFlow = {
  readonly after_completion: {
    readonly hosted_confirmation: { readonly custom_message: string | null } | null;
    readonly redirect: { readonly return_url: string } | null;
    readonly type: 'hosted_confirmation' | 'portal_homepage' | 'redirect';
  };
  readonly customer_update: null;
  readonly subscription_cancel: {
    readonly retention: null;
    readonly subscription: string;
  } | null;
  readonly subscription_pause: null;
  readonly subscription_update: { readonly subscription: string } | null;
  readonly subscription_update_confirm: {
    readonly discounts: null;
    readonly items: readonly {
      readonly id: string | null;
      readonly price: string | null;
      readonly quantity?: number;
    }[];
    readonly subscription: string;
  } | null;
  readonly type:
    | 'customer_update'
    | 'payment_method_update'
    | 'subscription_cancel'
    | 'subscription_update'
    | 'subscription_update_confirm';
};

export type BillingPortalSession = typeof unusedFields & {
  readonly id: string;
  readonly configuration: string;
  readonly created: number;
  readonly customer: string;
  readonly flow: PortalFlow | null;
  readonly locale: string | null;
  readonly return_url: string | null;
  readonly url: string;
};

export type BillingPortalSessionInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly configuration: string;
  readonly customer: string;
  readonly flow?: Optional<PortalFlow>;
  readonly locale?: Optional<string>;
  readonly returnUrl?: Optional<string>;
  readonly url: string;
};

const unusedFields = {
  object: 'billing_portal.session',
  customer_account: null,
  livemode: false,
  on_behalf_of: null,
} as const;

export function newBillingPortalSession(input: BillingPortalSessionInput): BillingPortalSession {
  return {
    ...unusedFields,
    id: input.id ?? newId('bps'),
    configuration: input.configuration,
    created: input.now,
    customer: input.customer,
    flow: input.flow ?? null,
    locale: input.locale ?? null,
    return_url: input.returnUrl ?? null,
    url: input.url,
  };
}
