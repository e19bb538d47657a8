/** What a credit note would do, checked against its invoice before anything is changed. */

import type { Charge } from '../objects/charge.ts';
import {
  type CreditNoteLineItem,
  newCreditNoteLineItem,
} from '../objects/credit-note-line-item.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest, missing, type StripeError } from '../stripe-error.ts';
import { formatAmount } from './format-amount.ts';

export type CreditNoteLineInput =
  | {
      readonly type: 'invoice_line_item';
      readonly invoice_line_item: string;
      readonly amount?: number | undefined;
    }
  | {
      readonly type: 'custom_line_item';
      readonly description: string;
      readonly quantity: number;
      readonly unit_amount: number;
    };

export type CreditNoteAmounts = {
  readonly invoice: string;
  readonly amount?: number | undefined;
  readonly lines?: readonly CreditNoteLineInput[] | undefined;
  readonly credit_amount?: number | undefined;
  readonly out_of_band_amount?: number | undefined;
  readonly refund_amount?: number | undefined;
  readonly refunds?:
    | readonly { readonly refund: string; readonly amount_refunded?: number | undefined }[]
    | undefined;
};

export type LinkedRefund = { readonly id: string; readonly amount: number };

export type CreditNotePlan = {
  readonly invoice: Invoice;
  readonly lines: readonly CreditNoteLineItem[];
  readonly number: string;
  readonly prePaymentAmount: number;
  readonly creditAmount: number;
  readonly outOfBandAmount: number;
  /** To be refunded by the credit note itself. */
  readonly refundAmount: number;
  /** Refunded before, by somebody else. */
  readonly refunds: readonly LinkedRefund[];
};

export async function planCreditNote(
  tx: Transaction,
  input: CreditNoteAmounts,
): Promise<CreditNotePlan> {
  const invoice = await tx.get('invoice', input.invoice, 'invoice');
  if (!['open', 'paid', 'uncollectible'].includes(invoice.status)) {
    throw invalidRequest(`An invoice that is ${invoice.status} cannot be credited.`, {
      param: 'invoice',
    });
  }
  const lines = linesOf(input, invoice);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  // A line that was itself a credit can only be set against others.
  if (amount <= 0) {
    throw invalidRequest('A credit note must come to more than nothing.', { param: 'lines' });
  }
  const notes = await tx.all('credit_note', { invoice: invoice.id });
  const credited = notes
    .filter(({ status }) => status === 'issued')
    .reduce((sum, note) => sum + note.amount, 0);
  if (amount > invoice.total - credited) {
    throw invalidRequest(
      `The credit note (${formatAmount(amount)}) is greater than what can still be credited of the invoice (${formatAmount(invoice.total - credited)}).`,
      { param: input.amount === undefined ? 'lines' : 'amount' },
    );
  }
  const plan = {
    invoice,
    lines,
    number: `${invoice.number}-CN-${String(notes.length + 1).padStart(2, '0')}`,
    prePaymentAmount: invoice.status === 'paid' ? 0 : Math.min(amount, invoice.amount_remaining),
    creditAmount: input.credit_amount ?? 0,
    outOfBandAmount: input.out_of_band_amount ?? 0,
    refundAmount: input.refund_amount ?? 0,
    refunds: await linkedRefunds(tx, invoice, input.refunds ?? []),
  };
  requireAllocated(plan, amount);
  return plan;
}

/** The charge that paid the invoice; null where none did. */
export async function findChargeOf(tx: Transaction, invoice: Invoice): Promise<Charge | null> {
  const where = { invoice: invoice.id, status: 'paid' };
  const [payment] = await tx.all('invoice_payment', where);
  if (payment === undefined) return null;
  const paymentIntent = await tx.get('payment_intent', payment.payment.payment_intent);
  return paymentIntent.latest_charge === null
    ? null
    : tx.find('charge', paymentIntent.latest_charge);
}

function linesOf({ amount, lines }: CreditNoteAmounts, invoice: Invoice): CreditNoteLineItem[] {
  if ((amount === undefined) === (lines === undefined)) {
    throw invalidRequest('Give either `amount` or `lines` of the credit note.', {
      param: 'amount',
    });
  }
  if (lines === undefined) {
    const description = `Credit for invoice ${invoice.number}`;
    return [newCreditNoteLineItem({ amount: amount ?? 0, description })];
  }
  return lines.map((line, index) => lineOf(line, invoice, `lines[${index}]`));
}

function lineOf(line: CreditNoteLineInput, invoice: Invoice, param: string): CreditNoteLineItem {
  if (line.type === 'custom_line_item') {
    const { quantity, unit_amount: unitAmount, description } = line;
    const amount = quantity * unitAmount;
    return newCreditNoteLineItem({ amount, description, quantity, unitAmount });
  }
  const { invoice_line_item: id } = line;
  const billed = invoice.lines.data.find((one) => one.id === id);
  if (billed === undefined) {
    throw missing('invoice line item', id, `${param}[invoice_line_item]`);
  }
  const amount = line.amount ?? billed.amount;
  if (amount > billed.amount) {
    throw invalidRequest(
      `The line was billed at ${formatAmount(billed.amount)}; no more of it can be credited.`,
      { param: `${param}[amount]` },
    );
  }
  const { description } = billed;
  return newCreditNoteLineItem({ amount, description, invoiceLineItem: id });
}

async function linkedRefunds(
  tx: Transaction,
  invoice: Invoice,
  given: NonNullable<CreditNoteAmounts['refunds']>,
): Promise<readonly LinkedRefund[]> {
  const charge = await findChargeOf(tx, invoice);
  const linked: LinkedRefund[] = [];
  for (const [index, { refund: id, amount_refunded: asked }] of given.entries()) {
    const param = `refunds[${index}][refund]`;
    const refund = await tx.get('refund', id, param);
    if (refund.charge !== charge?.id) {
      throw invalidRequest('The refund is not one of a payment of this invoice.', { param });
    }
    const inThisNote = linked
      .filter((one) => one.id === id)
      .reduce((sum, one) => sum + one.amount, 0);
    const unlinked = refund.amount - inThisNote - (await linkedBefore(tx, id));
    const amount = asked ?? refund.amount;
    if (amount > unlinked) throw linkedTooMuch(unlinked, param);
    linked.push({ id, amount });
  }
  return linked;
}

async function linkedBefore(tx: Transaction, refundId: string): Promise<number> {
  const notes = await tx.all('credit_note', { status: 'issued', refunds: [{ refund: refundId }] });
  return notes
    .flatMap(({ refunds }) => refunds)
    .filter(({ refund }) => refund === refundId)
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
}

function linkedTooMuch(unlinked: number, param: string): StripeError {
  return invalidRequest(
    `Only ${formatAmount(unlinked)} of this refund is not on a credit note yet.`,
    { param },
  );
}

/** What goes back after payment must go somewhere, to the penny. */
function requireAllocated(plan: CreditNotePlan, amount: number): void {
  const postPaymentAmount = amount - plan.prePaymentAmount;
  const linked = plan.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const allocated = plan.creditAmount + plan.outOfBandAmount + plan.refundAmount + linked;
  if (allocated === postPaymentAmount) return;
  throw invalidRequest(
    `The sum of credit_amount, refund_amount, refunds and out_of_band_amount (${formatAmount(allocated)}) must equal the part of the credit note that was already paid (${formatAmount(postPaymentAmount)}).`,
  );
}
