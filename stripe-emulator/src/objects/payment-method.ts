/** A payment method: a card that a customer may pay with. */
import { newId } from '../ids.ts';
import { type BillingDetails, billingDetailsOf } from './address.ts';
import type { CardDetails } from './card.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type PaymentMethod = typeof unusedFields & {
  readonly id: string;
  readonly allow_redisplay: 'always' | 'limited' | 'unspecified';
  readonly billing_details: BillingDetails;
  readonly card: CardDetails & {
    readonly display_brand: string;
    readonly generated_from: null;
    readonly networks: { readonly available: readonly string[]; readonly preferred: null };
    readonly regulated_status: 'unregulated';
    readonly three_d_secure_usage: { readonly supported: boolean };
    readonly wallet: null;
  };
  readonly created: number;
  readonly customer: string | null;
  readonly metadata: Metadata;
};

export type PaymentMethodInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly allowRedisplay?: Optional<PaymentMethod['allow_redisplay']>;
  readonly billingDetails?: Partial<BillingDetails> | undefined;
  readonly card: CardDetails;
  readonly customer?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
};

const unusedFields = {
  object: 'payment_method',
  customer_account: null,
  livemode: false,
  type: 'card',
} as const;

export function newPaymentMethod(input: PaymentMethodInput): PaymentMethod {
  const { card } = input;
  return {
    ...unusedFields,
    id: input.id ?? newId('pm'),
    allow_redisplay: input.allowRedisplay ?? 'unspecified',
    billing_details: billingDetailsOf(input.billingDetails),
    card: {
      ...card,
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: input.now,
    customer: input.customer ?? null,
    metadata: input.metadata ?? {},
  };
}
