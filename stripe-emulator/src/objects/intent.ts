/** What payment intents and setup intents share: what went wrong, and what the payer must do next. */
import type { PaymentMethod } from './payment-method.ts';

export type IntentError = {
  readonly type: 'card_error' | 'invalid_request_error' | 'api_error' | 'idempotency_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly doc_url?: string;
  readonly message?: string;
  readonly charge?: string;
  readonly advice_code?: string;
  readonly payment_method?: PaymentMethod;
};

export type NextAction =
  | {
      readonly type: 'redirect_to_url';
      readonly redirect_to_url: { readonly return_url: string | null; readonly url: string };
    }
  | {
      readonly type: 'use_stripe_sdk';
      readonly use_stripe_sdk: Readonly<Record<string, unknown>>;
    };

export type CardOptions = {
  readonly card: {
    readonly installments: null;
    readonly mandate_options: null;
    readonly network: null;
    readonly request_three_d_secure: 'automatic';
  };
};

export const cardOptions: CardOptions = {
  card: {
    installments: null,
    mandate_options: null,
    network: null,
    request_three_d_secure: 'automatic',
  },
};
