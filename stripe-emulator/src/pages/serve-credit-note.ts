/** A credit note, which has no page of its own: it is a PDF. */
import { hostedAddress } from '../http/address.ts';
import { businessName } from '../objects/account.ts';
import type { CreditNote } from '../objects/credit-note.ts';
import { missing } from '../stripe-error.ts';
import { billPdf } from './bill-pdf.ts';
import { formatAmount, formatDate } from './format.ts';
import type { PageRoutes } from './page-routes.ts';

export function serveCreditNote(pages: PageRoutes): void {
  pages.get('/credit_notes/:token/pdf', async ({ store, path }) => {
    const pdf = hostedAddress(`/credit_notes/${path.token ?? ''}/pdf`);
    const [creditNote] = await store.read((tx) => tx.all('credit_note', { pdf }));
    if (creditNote === undefined) throw missing('credit_note', path.token ?? '');
    return {
      kind: 'file',
      name: `Credit-note-${creditNote.number}.pdf`,
      type: 'application/pdf',
      data: await creditNotePdf(creditNote),
    };
  });
}

function creditNotePdf({ created, currency, lines, memo, number, total }: CreditNote) {
  const amount = (pence: number) => formatAmount(pence, currency);
  return billPdf({
    title: `Credit note ${number}`,
    created,
    head: [`From: ${businessName}`, `Date: ${formatDate(created)}`],
    lines: lines.data.map((line) => ({
      description: line.description ?? 'Credit',
      period: null,
      amount: amount(line.amount),
    })),
    figures: [{ label: 'Total credited', amount: amount(total), isTotal: true }],
    notes: [memo],
  });
}
