/** The end of an invoice that was paid: its own fields, its payment, and the events of it. */
import type { Invoice } from '../objects/invoice.ts';
import type { InvoicePayment } from '../objects/invoice-payment.ts';
import type { Transaction } from '../store/transaction.ts';
import { setDelinquent } from './delinquency.ts';
import { afterInvoicePaid } from './subscription-payments.ts';

/** What remained was paid by `payment`; without one, nothing remained to be paid. */
export async function markInvoicePaid(
  tx: Transaction,
  previous: Invoice,
  { paid, payment }: { readonly paid: Invoice; readonly payment: InvoicePayment | null },
): Promise<Invoice> {
  const now = await tx.now(previous.test_clock);
  const invoice = await tx.update('invoice', {
    ...paid,
    amount_paid: paid.amount_paid + (payment === null ? 0 : paid.amount_remaining),
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...paid.status_transitions, paid_at: now },
  });
  await tx.emit({ type: 'invoice.updated', object: invoice, previous, now });
  await tx.emit({ type: 'invoice.paid', object: invoice, now });
  await tx.emit({ type: 'invoice.payment_succeeded', object: invoice, now });
  if (payment !== null) await markPaymentPaid(tx, payment, now);
  await setDelinquent(tx, invoice, false);
  await afterInvoicePaid(tx, invoice);
  return tx.get('invoice', invoice.id);
}

async function markPaymentPaid(
  tx: Transaction,
  payment: InvoicePayment,
  now: number,
): Promise<void> {
  const paid = await tx.update('invoice_payment', {
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: now },
  });
  await tx.emit({ type: 'invoice_payment.paid', object: paid, now });
}
