/** Corrections of finalized invoices: what is owed less, given back or credited. */
import { hostedAddress } from '../http/address.ts';
import { newId, randomText } from '../ids.ts';
import { type CreditNote, type CreditNoteReason, newCreditNote } from '../objects/credit-note.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Metadata } from '../objects/metadata.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { type CreditNotePlan, findChargeOf, type LinkedRefund } from './credit-note-plan.ts';
import { applyBalance } from './customer-balance.ts';
import { cancelPaymentOf, ensurePaymentIntent, findOpenPayment } from './invoice-payment-intent.ts';
import { markInvoicePaid } from './mark-invoice-paid.ts';
import { createRefund } from './refunds.ts';

export type CreditNoteWords = {
  readonly memo?: string | undefined;
  readonly metadata?: Metadata | undefined;
  readonly reason?: CreditNoteReason | undefined;
};

/** The credit note of a plan, of which nothing has been carried out. */
export async function previewCreditNote(
  tx: Transaction,
  plan: CreditNotePlan,
  words: CreditNoteWords,
): Promise<CreditNote> {
  const now = await tx.now(plan.invoice.test_clock);
  return creditNoteOf(plan, { ...words, id: newId('cn'), now, token: '', refunds: plan.refunds });
}

export async function createCreditNote(
  tx: Transaction,
  plan: CreditNotePlan,
  words: CreditNoteWords,
): Promise<CreditNote> {
  const { invoice, creditAmount } = plan;
  const now = await tx.now(invoice.test_clock);
  const id = newId('cn');
  const token = randomText(32);
  const refunds = [...plan.refunds, ...(await refundNow(tx, plan))];
  const balanceTransaction =
    creditAmount === 0
      ? null
      : await applyBalance(tx, {
          customerId: invoice.customer,
          amount: -creditAmount,
          type: 'credit_note',
          creditNoteId: id,
          invoiceId: invoice.id,
        });
  const creditNote = creditNoteOf(plan, {
    ...words,
    id,
    now,
    token,
    refunds,
    customerBalanceTransaction: balanceTransaction?.id,
  });
  await tx.insert('credit_note', creditNote, {
    internal: { token },
    testClock: invoice.test_clock,
  });
  await tx.emit({ type: 'credit_note.created', object: creditNote, now });
  await creditInvoice(tx, invoice, creditNote);
  return creditNote;
}

export async function voidCreditNote(tx: Transaction, previous: CreditNote): Promise<CreditNote> {
  const invoice = await tx.get('invoice', previous.invoice);
  if (previous.status === 'void') throw invalidRequest('This credit note is already void.');
  if (invoice.status !== 'open' || previous.type !== 'pre_payment') {
    throw invalidRequest('Only a credit note of an open invoice can be voided.');
  }
  const now = await tx.now(invoice.test_clock);
  const creditNote = await tx.update('credit_note', {
    ...previous,
    status: 'void',
    voided_at: now,
  });
  await tx.emit({ type: 'credit_note.voided', object: creditNote, now });
  const owed = await tx.update('invoice', lowered(invoice, -previous.pre_payment_amount));
  await tx.emit({ type: 'invoice.updated', object: owed, previous: invoice, now });
  if ((await findOpenPayment(tx, owed.id)) !== null) await ensurePaymentIntent(tx, owed);
  return creditNote;
}

async function refundNow(
  tx: Transaction,
  { invoice, refundAmount }: CreditNotePlan,
): Promise<readonly LinkedRefund[]> {
  if (refundAmount === 0) return [];
  const charge = await findChargeOf(tx, invoice);
  if (charge === null) {
    throw invalidRequest('This invoice was not paid by card, so there is nothing to refund.', {
      param: 'refund_amount',
    });
  }
  const { id, amount } = await createRefund(tx, charge, { amount: refundAmount });
  return [{ id, amount }];
}

async function creditInvoice(
  tx: Transaction,
  invoice: Invoice,
  creditNote: CreditNote,
): Promise<void> {
  const credited = {
    ...lowered(invoice, creditNote.pre_payment_amount),
    post_payment_credit_notes_amount:
      invoice.post_payment_credit_notes_amount + creditNote.post_payment_amount,
  };
  if (invoice.status !== 'paid' && credited.amount_remaining === 0) {
    await cancelPaymentOf(tx, invoice, 'automatic');
    await markInvoicePaid(tx, invoice, { paid: credited, payment: null });
    return;
  }
  await tx.update('invoice', credited);
  const now = await tx.now(invoice.test_clock);
  await tx.emit({ type: 'invoice.updated', object: credited, previous: invoice, now });
  if ((await findOpenPayment(tx, invoice.id)) !== null) await ensurePaymentIntent(tx, credited);
}

function lowered(invoice: Invoice, amount: number): Invoice {
  return {
    ...invoice,
    amount_due: invoice.amount_due - amount,
    amount_remaining: invoice.amount_remaining - amount,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + amount,
  };
}

function creditNoteOf(
  { invoice, lines, number, outOfBandAmount, prePaymentAmount }: CreditNotePlan,
  more: CreditNoteWords & {
    readonly id: string;
    readonly now: number;
    readonly token: string;
    readonly refunds: readonly LinkedRefund[];
    readonly customerBalanceTransaction?: string | undefined;
  },
): CreditNote {
  const { token, ...rest } = more;
  return newCreditNote({
    ...rest,
    currency: invoice.currency,
    customer: invoice.customer,
    invoice: invoice.id,
    lines,
    number,
    outOfBandAmount: outOfBandAmount === 0 ? null : outOfBandAmount,
    pdf: hostedAddress(`/credit_notes/${token}/pdf`),
    prePaymentAmount,
  });
}
