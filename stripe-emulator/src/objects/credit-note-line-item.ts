/** One line of a credit note: part of an invoice's line, or an amount of its own. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type CreditNoteLineItem = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly description: string | null;
  readonly invoice_line_item: string | null;
  readonly metadata: Metadata;
  readonly quantity: number | null;
  readonly type: 'invoice_line_item' | 'custom_line_item';
  readonly unit_amount: number | null;
  readonly unit_amount_decimal: string | null;
};

export type CreditNoteLineItemInput = {
  readonly id?: string | undefined;
  readonly amount: number;
  readonly description?: Optional<string>;
  /** Left out for an amount that no line of the invoice stands for. */
  readonly invoiceLineItem?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly quantity?: Optional<number>;
  readonly unitAmount?: Optional<number>;
};

const unusedFields = {
  object: 'credit_note_line_item',
  discount_amount: 0,
  discount_amounts: [],
  livemode: false,
  pretax_credit_amounts: [],
  tax_rates: [],
  taxes: [],
} as const;

export function newCreditNoteLineItem(input: CreditNoteLineItemInput): CreditNoteLineItem {
  const unitAmount = input.unitAmount ?? null;
  return {
    ...unusedFields,
    id: input.id ?? newId('cnli'),
    amount: input.amount,
    description: input.description ?? null,
    invoice_line_item: input.invoiceLineItem ?? null,
    metadata: input.metadata ?? {},
    quantity: input.quantity ?? null,
    type: input.invoiceLineItem ? 'invoice_line_item' : 'custom_line_item',
    unit_amount: unitAmount,
    unit_amount_decimal: unitAmount === null ? null : String(unitAmount),
  };
}
