/** An invoice: a bill with its lines, from draft to paid. */
import { newId } from '../ids.ts';
import type { Address } from './address.ts';
import type { Customer } from './customer.ts';
import { type InvoiceTotals, invoiceTotalsOf } from './invoice-totals.ts';
import type { LineItem } from './line-item.ts';
import { type List, listOf } from './list.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';
import { unusedInvoiceFields } from './unused-invoice-fields.ts';

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';

export type BillingReason =
  | 'manual'
  | 'subscription_create'
  | 'subscription_cycle'
  | 'subscription_update'
  | 'upcoming';

export type InvoiceParent = {
  readonly type: 'subscription_details';
  readonly quote_details: null;
  readonly subscription_details: {
    readonly metadata: Metadata;
    readonly subscription: string;
    readonly subscription_proration_date?: number;
  };
};

export type Invoice = typeof unusedInvoiceFields &
  InvoiceTotals & {
    readonly id: string;
    readonly account_name: string | null;
    readonly amount_paid: number;
    readonly attempt_count: number;
    readonly attempted: boolean;
    readonly auto_advance: boolean;
    readonly automatically_finalizes_at: number | null;
    readonly billing_reason: BillingReason;
    readonly collection_method: 'charge_automatically' | 'send_invoice';
    readonly confirmation_secret: { readonly client_secret: string; readonly type: string } | null;
    readonly created: number;
    readonly currency: string;
    readonly customer: string;
    readonly customer_address: Address | null;
    readonly customer_email: string | null;
    readonly customer_name: string | null;
    readonly customer_phone: string | null;
    readonly customer_tax_exempt: Customer['tax_exempt'];
    readonly default_payment_method: string | null;
    readonly description: string | null;
    readonly due_date: number | null;
    readonly effective_at: number | null;
    readonly ending_balance: number | null;
    readonly footer: string | null;
    readonly hosted_invoice_url: string | null;
    readonly invoice_pdf: string | null;
    readonly lines: List<LineItem>;
    readonly metadata: Metadata;
    readonly next_payment_attempt: number | null;
    readonly number: string | null;
    readonly parent: InvoiceParent | null;
    readonly period_end: number;
    readonly period_start: number;
    readonly post_payment_credit_notes_amount: number;
    readonly pre_payment_credit_notes_amount: number;
    readonly receipt_number: string | null;
    readonly starting_balance: number;
    readonly status: InvoiceStatus;
    readonly status_transitions: {
      readonly finalized_at: number | null;
      readonly marked_uncollectible_at: number | null;
      readonly paid_at: number | null;
      readonly voided_at: number | null;
    };
    readonly test_clock: string | null;
    readonly webhooks_delivered_at: number | null;
  };

export type InvoiceInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly accountName?: Optional<string>;
  readonly autoAdvance?: Optional<boolean>;
  readonly automaticallyFinalizesAt?: Optional<number>;
  readonly billingReason: BillingReason;
  readonly collectionMethod?: Optional<Invoice['collection_method']>;
  readonly currency: string;
  readonly customer: Customer;
  readonly defaultPaymentMethod?: Optional<string>;
  readonly description?: Optional<string>;
  readonly dueDate?: Optional<number>;
  readonly footer?: Optional<string>;
  readonly lines: readonly LineItem[];
  readonly metadata?: Optional<Metadata>;
  readonly periodEnd?: Optional<number>;
  readonly periodStart?: Optional<number>;
  /** The customer's balance at this moment, unless given. */
  readonly startingBalance?: Optional<number>;
  readonly subscription?: Optional<{
    readonly id: string;
    readonly metadata: Metadata;
    readonly prorationDate?: Optional<number>;
  }>;
};

export function newInvoice(input: InvoiceInput): Invoice {
  const id = input.id ?? newId('in');
  const { customer } = input;
  const startingBalance = input.startingBalance ?? customer.balance;
  return {
    ...unusedInvoiceFields,
    ...invoiceTotalsOf({ lines: input.lines, startingBalance }),
    id,
    account_name: input.accountName ?? null,
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: input.autoAdvance ?? false,
    automatically_finalizes_at: input.automaticallyFinalizesAt ?? null,
    billing_reason: input.billingReason,
    collection_method: input.collectionMethod ?? 'charge_automatically',
    confirmation_secret: null,
    created: input.now,
    currency: input.currency,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_tax_exempt: customer.tax_exempt,
    default_payment_method: input.defaultPaymentMethod ?? null,
    description: input.description ?? null,
    due_date: input.dueDate ?? null,
    effective_at: null,
    ending_balance: null,
    footer: input.footer ?? null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: linesOf(id, input.lines),
    metadata: input.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    parent: parentOf(input),
    period_end: input.periodEnd ?? input.now,
    period_start: input.periodStart ?? input.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    starting_balance: startingBalance,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    test_clock: customer.test_clock,
    webhooks_delivered_at: null,
  };
}

/** The invoice with other lines, and its sums made from them. */
export function withLines(invoice: Invoice, lines: readonly LineItem[]): Invoice {
  const totals = invoiceTotalsOf({
    lines,
    startingBalance: invoice.starting_balance,
    amountPaid: invoice.amount_paid,
  });
  return { ...invoice, ...totals, lines: linesOf(invoice.id, lines) };
}

function linesOf(invoice: string, lines: readonly LineItem[]): List<LineItem> {
  return listOf(
    `/v1/invoices/${invoice}/lines`,
    lines.map((line) => ({ ...line, invoice })),
  );
}

function parentOf({ subscription }: InvoiceInput): InvoiceParent | null {
  if (!subscription) return null;
  const details = { metadata: subscription.metadata, subscription: subscription.id };
  const { prorationDate } = subscription;
  return {
    type: 'subscription_details',
    quote_details: null,
    subscription_details:
      typeof prorationDate === 'number'
        ? { ...details, subscription_proration_date: prorationDate }
        : details,
  };
}
