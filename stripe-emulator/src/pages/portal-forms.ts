/** The pages of the customer portal on which something is changed, and those that end a visit. */
import { businessName } from '../objects/account.ts';
import { type Feedback, feedbackOptions } from '../objects/cancellation-details.ts';
import { cardFields, emptyCard, type TypedCard } from './card-form.ts';
import { errorSummary, type FieldError } from './form-fields.ts';
import { formatAmount, formatCard, formatDate } from './format.ts';
import { type Html, html } from './html.ts';
import { messageBody } from './layout.ts';
import { type PageReply, typedLengthMax } from './page-routes.ts';
import type { Portal, ShownSubscription } from './portal.ts';
import { periodEndOf, returnLink } from './portal-page.ts';
import { testCardDetails } from './test-card-list.ts';

export function cardPage(
  portal: Portal,
  typed: TypedCard = emptyCard,
  errors: readonly FieldError[] = [],
): PageReply {
  const heading = portal.card === null ? 'Add a card' : 'Change card';
  return {
    kind: 'page',
    status: errors.length > 0 ? 422 : 200,
    title: errors.length > 0 ? `Error: ${heading}` : heading,
    leadsTo: flowTargets(portal),
    body: html`<div class="card narrow">
      <h1>${heading}</h1>
      ${errorSummary(errors)}
      ${portal.card && html`<p>Your current card is ${formatCard(portal.card.card)}. The new card will be used for all future payments.</p>`}
      <form method="post" action="/p/session/${portal.secret}/card" novalidate>
        ${testCardDetails()}
        ${cardFields(typed, errors)}
        <button class="wide">Save card</button>
      </form>
      ${wayBack(portal)}
    </div>`,
  };
}

const feedbackLabels: Readonly<Record<Feedback, string>> = {
  too_expensive: 'It’s too expensive',
  missing_features: 'Something I need is missing',
  switched_service: 'I’m switching to something else',
  unused: 'I don’t use it enough',
  customer_service: 'The customer service wasn’t good enough',
  too_complex: 'It’s too complicated',
  low_quality: 'The quality wasn’t good enough',
  other: 'Another reason',
};

export function feedbackOf(typed: string): Feedback | null {
  return feedbackOptions.find((option) => option === typed) ?? null;
}

export function cancelPage(portal: Portal, shown: ShownSubscription): PageReply {
  const { mode, cancellation_reason: reason } = portal.configuration.features.subscription_cancel;
  const { subscription, openInvoice } = shown;
  return {
    kind: 'page',
    title: 'Cancel your plan',
    leadsTo: flowTargets(portal),
    body: html`<div class="card narrow">
      <h1>Cancel your plan</h1>
      <p>${cancellationText(mode, shown)}</p>
      ${openInvoice !== null && html`<p>The payment of ${formatAmount(openInvoice.amount_remaining, openInvoice.currency)} that you owe is still due.</p>`}
      <form method="post" action="/p/session/${portal.secret}/subscriptions/${subscription.id}/cancel">
        ${reason.enabled && feedbackField(reason.options)}
        <button class="wide">Cancel plan</button>
      </form>
      ${wayBack(portal)}
    </div>`,
  };
}

function cancellationText(mode: string, shown: ShownSubscription): string {
  const { subscription, productName } = shown;
  if (mode === 'immediately') return `${productName} will end straight away.`;
  const usable = `You can use ${productName} until ${formatDate(periodEndOf(shown))}`;
  return subscription.status === 'trialing'
    ? `${usable}, the end of your trial. Nothing will be taken.`
    : `${usable}. There will be no further payments.`;
}

function feedbackField(options: readonly string[]): Html {
  return html`<fieldset>
    <legend>Why are you leaving? (optional)</legend>
    ${feedbackOptions
      .filter((option) => options.includes(option))
      .map(
        (option) =>
          html`<div class="choice"><input type="radio" name="feedback" id="feedback-${option}" value="${option}"><label for="feedback-${option}">${feedbackLabels[option]}</label></div>`,
      )}
  </fieldset>
  <div class="field"><label for="comment">Anything else? (optional)</label><textarea id="comment" name="comment" rows="3" maxlength="${typedLengthMax}"></textarea></div>`;
}

export function confirmationPage({ session }: Portal): PageReply {
  const message = session.flow?.after_completion.hosted_confirmation?.custom_message;
  return {
    kind: 'page',
    title: 'Done',
    body: messageBody({
      heading: 'Done',
      text: message ?? 'Your change is saved. You can close this page.',
      link:
        session.return_url === null
          ? null
          : { href: session.return_url, label: `Return to ${businessName}` },
    }),
  };
}

export function expiredPortalPage({ session }: Portal): PageReply {
  return {
    kind: 'page',
    status: 410,
    title: 'This link has expired',
    body: messageBody({
      heading: 'This link has expired',
      text: `For your safety, a link to your billing works for one hour after you last used it. Go back to ${businessName} and open it again.`,
      link:
        session.return_url === null
          ? null
          : { href: session.return_url, label: `Return to ${businessName}` },
    }),
  };
}

export function isInFlow({ session, visit }: Portal): boolean {
  return session.flow !== null && visit.isFlowDone !== true;
}

function flowTargets({ session }: Portal): readonly (string | null)[] {
  return [session.flow?.after_completion.redirect?.return_url ?? null];
}

/** Someone who came for one thing only goes back to where they came from. */
function wayBack(portal: Portal): Html | null {
  if (isInFlow(portal)) return returnLink(portal);
  return html`<p><a class="back" href="/p/session/${portal.secret}">Back to your billing</a></p>`;
}
