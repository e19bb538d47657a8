/** The receipt of a charge: what was paid, with which card, and what went back. */
import { hostedAddress } from '../http/address.ts';
import type { Charge } from '../objects/charge.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Refund } from '../objects/refund.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';
import { formatAmount, formatCard, formatDate } from './format.ts';
import { html } from './html.ts';
import { linesAndSums } from './invoice-page.ts';
import type { PageReply, PageRoutes } from './page-routes.ts';

type Receipt = {
  readonly charge: Charge;
  readonly invoice: Invoice | null;
  readonly refunds: readonly Refund[];
};

export function serveReceipt(pages: PageRoutes): void {
  pages.get('/receipts/:token', async ({ store, path }) =>
    receiptPage(await store.read((tx) => getReceipt(tx, path.token ?? ''))),
  );
}

async function getReceipt(tx: Transaction, token: string): Promise<Receipt> {
  const [charge] = await tx.all('charge', { receipt_url: hostedAddress(`/receipts/${token}`) });
  if (charge === undefined) throw missing('charge', token);
  const [payment] = await tx.all('invoice_payment', {
    payment: { payment_intent: charge.payment_intent },
  });
  return {
    charge,
    invoice: payment === undefined ? null : await tx.find('invoice', payment.invoice),
    refunds: await tx.all('refund', { charge: charge.id }),
  };
}

function receiptPage({ charge, invoice, refunds }: Receipt): PageReply {
  const amount = (pence: number) => formatAmount(pence, charge.currency);
  const heading = `Receipt for ${amount(charge.amount)}`;
  return {
    kind: 'page',
    title: heading,
    body: html`<div class="card narrow">
      <h1>${heading}</h1>
      <dl class="sums facts">
        <div><dt>Date</dt><dd>${formatDate(charge.created)}</dd></div>
        <div><dt>Paid with</dt><dd>${formatCard(charge.payment_method_details.card)}</dd></div>
        ${invoice?.number && html`<div><dt>Invoice</dt><dd>${invoice.number}</dd></div>`}
        ${invoice?.customer_name && html`<div><dt>Paid by</dt><dd>${invoice.customer_name}</dd></div>`}
      </dl>
      ${invoice && linesAndSums(invoice)}
      ${
        refunds.length > 0 &&
        html`<h2 class="lines">Refunds</h2>
        <dl class="sums">
          ${refunds.map(({ created, amount: pence }) => html`<div><dt>Refunded on ${formatDate(created)}</dt><dd>${amount(pence)}</dd></div>`)}
          <div class="total"><dt>Paid after refunds</dt><dd>${amount(charge.amount - charge.amount_refunded)}</dd></div>
        </dl>`
      }
      ${invoice?.description && html`<p class="memo">${invoice.description}</p>`}
      ${invoice?.footer && html`<p class="quiet memo">${invoice.footer}</p>`}
      ${invoice?.hosted_invoice_url && html`<p><a class="back" href="${invoice.hosted_invoice_url}">View invoice</a></p>`}
    </div>`,
  };
}
