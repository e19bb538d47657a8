/** The first page of the customer portal: plan, card, invoices, and the way back. */
import { currentPeriodOf } from '../billing/save-subscription.ts';
import { businessName } from '../objects/account.ts';
import type { Invoice } from '../objects/invoice.ts';
import { formatAmount, formatCard, formatDate, formatInterval } from './format.ts';
import { type Html, html } from './html.ts';
import { invoiceDate, statusName } from './invoice-figures.ts';
import type { PageReply } from './page-routes.ts';
import type { Portal, ShownSubscription } from './portal.ts';
import { detailsSection } from './portal-details.ts';

/** What was just done. Its address can be opened again later, so what no longer holds is not said. */
function noticeOf(done: string, { subscriptions }: Portal): string | null {
  const isKept = subscriptions.some(({ subscription }) => subscription.cancel_at === null);
  if (done === 'card') return 'Your new card has been saved.';
  if (done === 'details') return 'Your details have been saved.';
  if (done === 'cancelled' && !isKept) return 'Your plan has been cancelled.';
  if (done === 'renewed' && isKept) return 'Your plan will carry on as before.';
  return null;
}

export function portalPage(portal: Portal, done: string): PageReply {
  const { configuration, customer, subscriptions } = portal;
  const { headline } = configuration.business_profile;
  const notice = noticeOf(done, portal);
  return {
    kind: 'page',
    title: 'Your billing',
    body: html`<div class="narrow portal">
      <h1>Your billing</h1>
      ${headline && html`<p>${headline}</p>`}
      ${customer.email && html`<p class="quiet">Signed in as ${customer.email}</p>`}
      ${notice && html`<p class="notice" role="status" tabindex="-1" autofocus>${notice}</p>`}
      ${
        subscriptions.length === 0
          ? html`<section class="card" aria-labelledby="plan"><h2 id="plan">Current plan</h2><p>You have no plan at the moment.</p></section>`
          : subscriptions.map((shown) => planSection(portal, shown))
      }
      ${configuration.features.payment_method_update.enabled && cardSection(portal)}
      ${detailsSection(portal)}
      ${configuration.features.invoice_history.enabled && invoicesSection(portal.invoices)}
      ${returnLink(portal)}
      ${legalLinks(portal)}
    </div>`,
  };
}

export function returnLink({ session }: Portal): Html | null {
  const { return_url } = session;
  if (return_url === null) return null;
  return html`<p><a class="back" href="${return_url}">Return to ${businessName}</a></p>`;
}

function legalLinks({ configuration }: Portal): Html | null {
  const { privacy_policy_url: privacy, terms_of_service_url: terms } =
    configuration.business_profile;
  if (privacy === null && terms === null) return null;
  return html`<p class="legal quiet">
    ${terms && html`<a href="${terms}">Terms</a>`}
    ${privacy && html`<a href="${privacy}">Privacy</a>`}
  </p>`;
}

export function priceText({ subscription }: ShownSubscription): string {
  const { items, currency } = subscription;
  const pence = items.data.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0);
  return `${formatAmount(pence, currency)} ${formatInterval(items.data[0]?.price.recurring ?? null)}`;
}

export function periodEndOf({ subscription }: ShownSubscription): number {
  return currentPeriodOf(subscription).end;
}

function planSection(portal: Portal, shown: ShownSubscription): Html {
  const { subscription, productName, openInvoice } = shown;
  const id = subscription.id;
  const { subscription_cancel: canCancel } = portal.configuration.features;
  const base = `/p/session/${portal.secret}/subscriptions/${id}`;
  return html`<section class="card" aria-labelledby="plan-${id}">
    <h2 id="plan-${id}">Current plan</h2>
    <p class="price">${productName}</p>
    <p>${priceText(shown)}</p>
    ${planState(shown)}
    ${
      openInvoice?.hosted_invoice_url &&
      html`<div class="notice warn">
        <p>A payment of ${formatAmount(openInvoice.amount_remaining, openInvoice.currency)} is due.</p>
        <a class="button" href="${openInvoice.hosted_invoice_url}">Pay this invoice</a>
      </div>`
    }
    ${
      canCancel.enabled &&
      html`<div class="actions">${
        subscription.cancel_at === null
          ? html`<a class="button secondary" href="${base}/cancel">Cancel plan</a>`
          : html`<form method="post" action="${base}/renew"><button>Keep my plan</button></form>`
      }</div>`
    }
  </section>`;
}

function planState(shown: ShownSubscription): Html {
  const { status, cancel_at, trial_end } = shown.subscription;
  const renewal = formatDate(periodEndOf(shown));
  if (status === 'past_due' || status === 'unpaid' || status === 'incomplete') {
    return html`<p><span class="tag warn">${status === 'past_due' ? 'Payment overdue' : 'Payment needed'}</span></p>
    <p>Your last payment did not go through.</p>
    ${cancel_at !== null && html`<p>Ends on ${formatDate(cancel_at)}.</p>`}`;
  }
  if (cancel_at !== null) {
    return html`<p><span class="tag">Cancelled</span></p><p>Ends on ${formatDate(cancel_at)}. You can use it until then.${status === 'trialing' && ' Nothing will be taken.'}</p>`;
  }
  if (status === 'trialing' && trial_end !== null) {
    return html`<p><span class="tag good">Free trial</span></p><p>Trial until ${formatDate(trial_end)}, then ${priceText(shown)}.</p>`;
  }
  if (status === 'paused') return html`<p><span class="tag">Paused</span></p>`;
  return html`<p><span class="tag good">Active</span></p><p>Renews on ${renewal}.</p>`;
}

function cardSection({ card, secret }: Portal): Html {
  return html`<section class="card" aria-labelledby="card">
    <h2 id="card">Card</h2>
    <p>${
      card === null
        ? 'You have no card saved.'
        : `${formatCard(card.card)}, expires ${String(card.card.exp_month).padStart(2, '0')}/${card.card.exp_year}`
    }</p>
    <div class="actions"><a class="button secondary" href="/p/session/${secret}/card">${card === null ? 'Add card' : 'Change card'}</a></div>
  </section>`;
}

function invoicesSection(invoices: readonly Invoice[]): Html {
  return html`<section class="card" aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p>There are no invoices yet.</p>`
        : html`<ul class="rows">${invoices.map(invoiceRow)}</ul>`
    }
  </section>`;
}

function invoiceRow(invoice: Invoice): Html {
  const { currency, hosted_invoice_url, invoice_pdf, number, status, total } = invoice;
  const tone = status === 'paid' ? 'good' : status === 'open' ? 'warn' : '';
  const named = `invoice ${number ?? ''}`;
  return html`<li>
    <div><span>${invoiceDate(invoice)}</span> <span class="quiet">${number}</span></div>
    <div class="figure"><span>${formatAmount(total, currency)}</span> <span class="tag ${tone}">${statusName(invoice)}</span></div>
    <div class="links">
      ${hosted_invoice_url && html`<a href="${hosted_invoice_url}">View<span class="hidden"> ${named}</span></a>`}
      ${invoice_pdf && html`<a href="${invoice_pdf}">PDF<span class="hidden"> of ${named}</span></a>`}
    </div>
  </li>`;
}
