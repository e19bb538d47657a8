/** An invoice item: an amount that waits for the customer's next invoice. */
import { newId } from '../ids.ts';
import { type Period, type Pricing, type ProrationDetails, pricingOf } from './line-item.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';
import type { Price } from './price.ts';

export type InvoiceItem = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly date: number;
  readonly description: string | null;
  readonly discountable: boolean;
  readonly invoice: string | null;
  readonly metadata: Metadata;
  readonly net_amount: number;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: {
      readonly subscription: string;
      readonly subscription_item?: string;
    };
  } | null;
  readonly period: Period;
  readonly pricing: Pricing | null;
  readonly proration: boolean;
  readonly proration_details: {
    /** Another shape than on the line that the item becomes. */
    readonly credited_items: {
      readonly type: 'invoice_line_items';
      readonly invoice_line_item_details: NonNullable<ProrationDetails['credited_items']>;
    } | null;
    readonly discount_amounts: readonly [];
  };
  readonly quantity: number;
  readonly quantity_decimal: string;
  readonly test_clock: string | null;
};

export type InvoiceItemInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description?: Optional<string>;
  readonly discountable?: Optional<boolean>;
  readonly invoice?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly period?: Optional<Period>;
  readonly price?: Optional<Price>;
  readonly proration?: Optional<boolean>;
  readonly creditedItems?: ProrationDetails['credited_items'] | undefined;
  readonly quantity?: Optional<number>;
  readonly subscription?: Optional<string>;
  readonly subscriptionItem?: Optional<string>;
  readonly testClock?: Optional<string>;
};

const unusedFields = {
  object: 'invoiceitem',
  customer_account: null,
  discounts: [],
  livemode: false,
  tax_rates: [],
} as const;

export function newInvoiceItem(input: InvoiceItemInput): InvoiceItem {
  const quantity = input.quantity ?? 1;
  return {
    ...unusedFields,
    id: input.id ?? newId('ii'),
    amount: input.amount,
    currency: input.currency,
    customer: input.customer,
    date: input.now,
    description: input.description ?? null,
    discountable: input.discountable ?? !input.proration,
    invoice: input.invoice ?? null,
    metadata: input.metadata ?? {},
    net_amount: input.amount,
    parent: parentOf(input),
    period: input.period ?? { start: input.now, end: input.now },
    pricing: input.price ? pricingOf(input.price, input.proration ?? false) : null,
    proration: input.proration ?? false,
    proration_details: {
      credited_items: input.creditedItems
        ? { type: 'invoice_line_items', invoice_line_item_details: input.creditedItems }
        : null,
      discount_amounts: [],
    },
    quantity,
    quantity_decimal: String(quantity),
    test_clock: input.testClock ?? null,
  };
}

function parentOf({ subscription, subscriptionItem }: InvoiceItemInput): InvoiceItem['parent'] {
  if (!subscription) return null;
  return {
    type: 'subscription_details',
    subscription_details: subscriptionItem
      ? { subscription, subscription_item: subscriptionItem }
      : { subscription },
  };
}
