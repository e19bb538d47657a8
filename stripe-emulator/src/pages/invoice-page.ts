/** The page of one invoice: its lines and sums, and a way to pay it while it is open. */
import { isPayable } from '../billing/pay-invoice.ts';
import type { Invoice } from '../objects/invoice.ts';
import { cardFields, emptyCard, type TypedCard } from './card-form.ts';
import { errorSummary, type FieldError } from './form-fields.ts';
import { formatAmount, formatCard, formatDate, formatMoment } from './format.ts';
import type { HostedInvoice } from './hosted-invoice.ts';
import { type Html, html } from './html.ts';
import { invoiceDate, invoiceFigures, invoiceLines, statusName } from './invoice-figures.ts';
import type { PageReply } from './page-routes.ts';
import { testCardDetails } from './test-card-list.ts';

export function invoicePage(
  hosted: HostedInvoice,
  typed: TypedCard = emptyCard,
  errors: readonly FieldError[] = [],
): PageReply {
  const { invoice } = hosted;
  const heading = `Invoice ${invoice.number ?? ''}`.trim();
  return {
    kind: 'page',
    status: errors.length > 0 ? 422 : 200,
    title: errors.length > 0 ? `Error: ${heading}` : heading,
    body: html`<div class="${isPayable(invoice.status) ? 'columns' : 'narrow'}">
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">${heading}</h1>
        ${invoiceState(hosted)}
        <dl class="sums facts">
          <div><dt>Date</dt><dd>${invoiceDate(invoice)}</dd></div>
          ${invoice.customer_name && html`<div><dt>To</dt><dd>${invoice.customer_name}</dd></div>`}
          ${invoice.customer_email && html`<div><dt>Email</dt><dd>${invoice.customer_email}</dd></div>`}
        </dl>
        ${linesAndSums(invoice)}
        ${invoice.description && html`<p class="memo">${invoice.description}</p>`}
        ${invoice.footer && html`<p class="quiet memo">${invoice.footer}</p>`}
        <p class="actions">
          <a class="button secondary" href="/i/${hosted.token}/pdf">Download PDF</a>
          ${hosted.charge?.receipt_url && html`<a class="button secondary" href="${hosted.charge.receipt_url}">View receipt</a>`}
        </p>
      </section>
      ${isPayable(invoice.status) && paymentSection(hosted, typed, errors)}
    </div>`,
  };
}

export function linesAndSums(invoice: Invoice): Html {
  return html`<h2 class="lines">Details</h2>
  <dl class="sums">
    ${invoiceLines(invoice).map(
      ({ description, period, amount }) =>
        html`<div><dt>${description}${period && html`<span class="quiet period">${period}</span>`}</dt><dd>${amount}</dd></div>`,
    )}
    ${invoiceFigures(invoice).map(
      ({ label, amount, isTotal }) =>
        html`<div class="${isTotal ? 'total' : 'sum'}"><dt>${label}</dt><dd>${amount}</dd></div>`,
    )}
  </dl>`;
}

function invoiceState({ invoice, pendingUntil }: HostedInvoice): Html {
  const { paid_at, voided_at } = invoice.status_transitions;
  const tone = invoice.status === 'paid' ? 'good' : isPayable(invoice.status) ? 'warn' : '';
  return html`<p><span class="tag ${tone}">${statusName(invoice)}</span></p>
  ${invoice.status === 'paid' && paid_at !== null && html`<p>${invoice.amount_paid > 0 ? `Paid on ${formatDate(paid_at)}. Thank you.` : 'There was nothing to pay.'}</p>`}
  ${invoice.status === 'void' && voided_at !== null && html`<p>This invoice was cancelled on ${formatDate(voided_at)}. There is nothing to pay.</p>`}
  ${
    invoice.status === 'open' &&
    pendingUntil !== null &&
    html`<p class="notice warn">Pay by ${formatMoment(pendingUntil)} to change your plan. If you don’t, your plan will stay as it is and this invoice will be cancelled.</p>`
  }`;
}

function paymentSection(
  { token, invoice, storedCard }: HostedInvoice,
  typed: TypedCard,
  errors: readonly FieldError[],
): Html {
  const amount = formatAmount(invoice.amount_remaining, invoice.currency);
  const otherCard = html`<form method="post" action="/i/${token}" novalidate>
    ${testCardDetails()}
    ${cardFields(typed, errors)}
    <button class="wide" name="with" value="card">Pay ${amount}</button>
  </form>`;
  const storedCardError = errors.find(({ field }) => field === 'stored-card');
  const isOtherShown = storedCard === null || typed.number !== '' || errors.length > 0;
  return html`<section class="card" aria-labelledby="pay">
    ${errorSummary(errors)}
    <h2 id="pay">Pay ${amount}</h2>
    ${
      storedCard !== null &&
      html`<form method="post" action="/i/${token}">
        <p>Your saved card is ${formatCard(storedCard.card)}.</p>
        ${storedCardError && html`<p class="field-error" id="stored-card-error">${storedCardError.message}</p>`}
        <button class="wide" id="stored-card" name="with" value="stored" ${storedCardError && html`aria-describedby="stored-card-error"`}>Pay ${amount} with this card</button>
      </form>`
    }
    ${
      storedCard === null
        ? otherCard
        : html`<details class="other" ${isOtherShown && html`open`}><summary>Pay with another card</summary>${otherCard}</details>`
    }
  </section>`;
}
