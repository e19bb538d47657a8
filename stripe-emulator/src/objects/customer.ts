/** A customer: who pays, how by default, and what we owe each other. */
import { newId, randomText } from '../ids.ts';
import type { Address } from './address.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type Customer = typeof unusedFields & {
  readonly id: string;
  readonly address: Address | null;
  /** Negative is credit that lowers the next invoice, positive is debt that is added to it. */
  readonly balance: number;
  readonly created: number;
  readonly currency: string | null;
  readonly delinquent: boolean;
  readonly description: string | null;
  readonly email: string | null;
  readonly invoice_prefix: string;
  readonly invoice_settings: {
    readonly custom_fields: readonly { readonly name: string; readonly value: string }[] | null;
    readonly default_payment_method: string | null;
    readonly footer: string | null;
    readonly rendering_options: null;
  };
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly next_invoice_sequence: number;
  readonly phone: string | null;
  readonly preferred_locales: readonly string[];
  readonly shipping: { readonly address: Address; readonly name: string } | null;
  readonly tax_exempt: 'none' | 'exempt' | 'reverse';
  readonly test_clock: string | null;
};

export type CustomerInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly address?: Optional<Address>;
  readonly balance?: Optional<number>;
  readonly currency?: Optional<string>;
  readonly defaultPaymentMethod?: Optional<string>;
  readonly description?: Optional<string>;
  readonly email?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly name?: Optional<string>;
  readonly phone?: Optional<string>;
  readonly preferredLocales?: Optional<readonly string[]>;
  readonly testClock?: Optional<string>;
};

const unusedFields = {
  object: 'customer',
  customer_account: null,
  default_source: null,
  discount: null,
  livemode: false,
} as const;

const invoicePrefixLength = 8;

export function newCustomer(input: CustomerInput): Customer {
  return {
    ...unusedFields,
    id: input.id ?? newId('cus'),
    address: input.address ?? null,
    balance: input.balance ?? 0,
    created: input.now,
    currency: input.currency ?? null,
    delinquent: false,
    description: input.description ?? null,
    email: input.email ?? null,
    invoice_prefix: randomText(invoicePrefixLength).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: input.defaultPaymentMethod ?? null,
      footer: null,
      rendering_options: null,
    },
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: input.phone ?? null,
    preferred_locales: input.preferredLocales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: input.testClock ?? null,
  };
}
