/** A credit note: a correction of a finalized invoice, with its lines. */
import { newId } from '../ids.ts';
import type { CreditNoteLineItem } from './credit-note-line-item.ts';
import { type List, listOf } from './list.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type CreditNoteReason =
  | 'duplicate'
  | 'fraudulent'
  | 'order_change'
  | 'product_unsatisfactory';

export type CreditNoteRefund = {
  readonly amount_refunded: number;
  readonly payment_record_refund: null;
  readonly refund: string;
  readonly type: 'refund';
};

export type CreditNote = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly customer_balance_transaction: string | null;
  readonly effective_at: number;
  readonly invoice: string;
  readonly lines: List<CreditNoteLineItem>;
  readonly memo: string | null;
  readonly metadata: Metadata;
  readonly number: string;
  readonly out_of_band_amount: number | null;
  readonly pdf: string;
  readonly post_payment_amount: number;
  readonly pre_payment_amount: number;
  readonly reason: CreditNoteReason | null;
  readonly refunds: readonly CreditNoteRefund[];
  readonly status: 'issued' | 'void';
  readonly subtotal: number;
  readonly subtotal_excluding_tax: number;
  readonly total: number;
  readonly total_excluding_tax: number;
  readonly type: 'pre_payment' | 'post_payment' | 'mixed';
  readonly voided_at: number | null;
};

export type CreditNoteInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly currency: string;
  readonly customer: string;
  readonly customerBalanceTransaction?: Optional<string>;
  readonly invoice: string;
  readonly lines: readonly CreditNoteLineItem[];
  readonly memo?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly number: string;
  readonly outOfBandAmount?: Optional<number>;
  readonly pdf: string;
  /** How much of the sum lowers what was still to be paid; the rest goes back to the customer. */
  readonly prePaymentAmount: number;
  readonly reason?: Optional<CreditNoteReason>;
  readonly refunds?: Optional<readonly { readonly id: string; readonly amount: number }[]>;
};

const unusedFields = {
  object: 'credit_note',
  amount_shipping: 0,
  customer_account: null,
  discount_amount: 0,
  discount_amounts: [],
  livemode: false,
  pretax_credit_amounts: [],
  shipping_cost: null,
  total_taxes: [],
} as const;

export function newCreditNote(input: CreditNoteInput): CreditNote {
  const id = input.id ?? newId('cn');
  const amount = input.lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...unusedFields,
    id,
    amount,
    created: input.now,
    currency: input.currency,
    customer: input.customer,
    customer_balance_transaction: input.customerBalanceTransaction ?? null,
    effective_at: input.now,
    invoice: input.invoice,
    lines: listOf(`/v1/credit_notes/${id}/lines`, input.lines),
    memo: input.memo ?? null,
    metadata: input.metadata ?? {},
    number: input.number,
    out_of_band_amount: input.outOfBandAmount ?? null,
    pdf: input.pdf,
    post_payment_amount: amount - input.prePaymentAmount,
    pre_payment_amount: input.prePaymentAmount,
    reason: input.reason ?? null,
    refunds: (input.refunds ?? []).map(creditNoteRefundOf),
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    type: typeOf(amount, input.prePaymentAmount),
    voided_at: null,
  };
}

function creditNoteRefundOf(refund: { readonly id: string; readonly amount: number }) {
  return {
    amount_refunded: refund.amount,
    payment_record_refund: null,
    refund: refund.id,
    type: 'refund',
  } as const;
}

function typeOf(amount: number, prePaymentAmount: number): CreditNote['type'] {
  if (prePaymentAmount === amount) return 'pre_payment';
  return prePaymentAmount === 0 ? 'post_payment' : 'mixed';
}
