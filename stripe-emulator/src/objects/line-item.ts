/** One line of an invoice: a period of a subscription item, or an invoice item. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';
import type { Price } from './price.ts';

export type Period = { readonly end: number; readonly start: number };

/** Which lines a credit for unused time takes back; null where it credits none. */
export type ProrationDetails = {
  readonly credited_items: {
    readonly invoice: string;
    readonly invoice_line_items: readonly string[];
  } | null;
};

export type Pricing = {
  readonly type: 'price_details';
  readonly price_details: { readonly price: string; readonly product: string };
  /** Null on a proration, whose amount is no multiple of it. */
  readonly unit_amount_decimal: string | null;
};

export type LineItemParent =
  | {
      readonly type: 'subscription_item_details';
      readonly invoice_item_details: null;
      readonly subscription_item_details: {
        readonly invoice_item: string | null;
        readonly proration: boolean;
        readonly proration_details: ProrationDetails | null;
        readonly subscription: string;
        readonly subscription_item: string;
      };
    }
  | {
      readonly type: 'invoice_item_details';
      readonly invoice_item_details: {
        readonly invoice_item: string;
        readonly proration: boolean;
        readonly proration_details: ProrationDetails | null;
        readonly subscription: string | null;
      };
      readonly subscription_item_details: null;
    };

export type LineItem = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly discountable: boolean;
  readonly invoice: string | null;
  readonly metadata: Metadata;
  readonly parent: LineItemParent;
  readonly period: Period;
  readonly pricing: Pricing | null;
  readonly quantity: number;
  readonly quantity_decimal: string;
  readonly subscription: string | null;
  readonly subtotal: number;
};

export type LineItemInput = {
  readonly id?: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly description?: Optional<string>;
  /** Left out, the invoice's builder fills it in. */
  readonly invoice?: Optional<string>;
  /** Given for a line made from an invoice item. */
  readonly invoiceItem?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly period: Period;
  readonly price?: Optional<Price>;
  readonly proration?: Optional<boolean>;
  readonly creditedItems?: ProrationDetails['credited_items'] | undefined;
  readonly quantity?: Optional<number>;
  readonly subscription?: Optional<string>;
  /** Given, with `subscription`, for a line made from a subscription item. */
  readonly subscriptionItem?: Optional<string>;
};

const unusedFields = {
  object: 'line_item',
  discount_amounts: [],
  discounts: [],
  livemode: false,
  pretax_credit_amounts: [],
  taxes: [],
} as const;

export function newLineItem(input: LineItemInput): LineItem {
  const quantity = input.quantity ?? 1;
  return {
    ...unusedFields,
    id: input.id ?? newId('il'),
    amount: input.amount,
    currency: input.currency,
    description: input.description ?? null,
    discountable: !input.proration,
    invoice: input.invoice ?? null,
    metadata: input.metadata ?? {},
    parent: parentOf(input),
    period: input.period,
    pricing: input.price ? pricingOf(input.price, input.proration ?? false) : null,
    quantity,
    quantity_decimal: String(quantity),
    subscription: input.subscription ?? null,
    subtotal: input.amount,
  };
}

export function pricingOf(price: Price, isProration: boolean): Pricing {
  return {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: isProration ? null : price.unit_amount_decimal,
  };
}

function parentOf(input: LineItemInput): LineItemParent {
  const proration = input.proration ?? false;
  const proration_details = proration ? { credited_items: input.creditedItems ?? null } : null;
  if (input.subscription && input.subscriptionItem) {
    return {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: input.invoiceItem ?? null,
        proration,
        proration_details,
        subscription: input.subscription,
        subscription_item: input.subscriptionItem,
      },
    };
  }
  return {
    type: 'invoice_item_details',
    invoice_item_details: {
      invoice_item: input.invoiceItem ?? newId('ii'),
      proration,
      proration_details,
      subscription: input.subscription ?? null,
    },
    subscription_item_details: null,
  };
}
