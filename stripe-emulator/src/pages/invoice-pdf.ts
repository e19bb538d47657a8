/** An invoice as a PDF, with the figures of its page. */
import { businessName } from '../objects/account.ts';
import type { Invoice } from '../objects/invoice.ts';
import { billPdf } from './bill-pdf.ts';
import { formatDate } from './format.ts';
import { invoiceDate, invoiceFigures, invoiceLines, statusName } from './invoice-figures.ts';

export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { created, customer_name, customer_email } = invoice;
  const { paid_at } = invoice.status_transitions;
  const payer = [customer_name, customer_email].filter(Boolean).join(', ');
  return billPdf({
    title: `Invoice ${invoice.number ?? invoice.id}`,
    created,
    head: [
      `From: ${businessName}`,
      ...(payer === '' ? [] : [`To: ${payer}`]),
      `Date: ${invoiceDate(invoice)}`,
      `Status: ${statusName(invoice)}${paid_at === null ? '' : ` on ${formatDate(paid_at)}`}`,
    ],
    lines: invoiceLines(invoice),
    figures: invoiceFigures(invoice),
    notes: [invoice.description, invoice.footer],
  });
}
