/** Payments that nobody asks for: of a renewal, and again after each failure until the last. */
import type { Invoice } from '../objects/invoice.ts';
import { readSettings } from '../store/settings.ts';
import type { Transaction } from '../store/transaction.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { payInvoice } from './pay-invoice.ts';
import { daySeconds } from './periods.ts';

/** When an invoice is next finalised, or charged. */
export function invoiceDueTime(invoice: Invoice): number | null {
  if (!invoice.auto_advance) return null;
  if (invoice.status === 'draft') {
    return invoice.next_payment_attempt ?? invoice.automatically_finalizes_at;
  }
  return invoice.status === 'open' ? invoice.next_payment_attempt : null;
}

export async function advanceInvoice(tx: Transaction, id: string): Promise<void> {
  const invoice = await tx.get('invoice', id);
  const open = invoice.status === 'draft' ? await finalizeInvoice(tx, invoice) : invoice;
  if (open.status !== 'open') return;
  const { retryDays } = await readSettings(tx.client);
  const internal = await tx.internal('invoice', id);
  const { automaticAttempts = 0 } = internal;
  const days = retryDays[automaticAttempts];
  const now = await tx.now(open.test_clock);
  // Set before the attempt, because the event of a failure already tells when the next one is.
  const next = days === undefined ? null : now + days * daySeconds;
  const prepared = await tx.update(
    'invoice',
    { ...open, next_payment_attempt: next },
    { ...internal, automaticAttempts: automaticAttempts + 1 },
  );
  await payInvoice(tx, prepared, { isOnSession: false, isAuthenticated: false });
}
