/** What the pages of webhooks show. */
import type { Event } from '../objects/event.ts';
import { duplicatesMax } from '../webhooks/behaviour.ts';
import type { Delivery, DeliveryFilter, DeliveryStatus } from '../webhooks/delivery-list.ts';
import { errorSummary, type FieldError, textField } from './form-fields.ts';
import { formatMoment } from './format.ts';
import { type Html, html } from './html.ts';

/** As typed, so that it is still there when something in it is wrong. */
export type TypedBehaviour = {
  readonly order: string;
  readonly duplicates: string;
  readonly isPaused: boolean;
};

type DeliveriesView = {
  readonly data: readonly Delivery[];
  readonly hasMore: boolean;
  readonly filter: DeliveryFilter;
  readonly typed: TypedBehaviour;
  readonly errors: readonly FieldError[];
  readonly isSaved: boolean;
};

export function deliveriesBody(view: DeliveriesView): Html {
  const { data, hasMore, filter, isSaved, errors } = view;
  const last = data.at(-1);
  const older = new URLSearchParams({
    ...(filter.status !== undefined && { status: filter.status }),
    starting_after: last?.id ?? '',
  });
  return html`<h1>Webhooks</h1>
    ${errorSummary(errors)}
    ${isSaved && html`<p class="notice" role="status" tabindex="-1" autofocus>Saved. This applies to deliveries from now on.</p>`}
    <section class="card" aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries, latest first</h2>
      ${filterLinks(filter)}
      ${
        data.length === 0
          ? html`<p>Nothing to show. Each event that an endpoint listens for appears here.</p>`
          : html`<ul class="deliveries">${data.map(deliveryRow)}</ul>`
      }
      ${hasMore && html`<p><a class="button secondary" href="/webhooks?${older.toString()}">Older deliveries</a></p>`}
    </section>
    ${behaviourForm(view.typed, errors)}`;
}

function filterLinks({ status }: DeliveryFilter): Html {
  const choices = [
    [undefined, 'All'],
    ['waiting', 'Waiting'],
    ['delivered', 'Delivered'],
    ['failed', 'Failed'],
  ] as const;
  return html`<nav class="filters" aria-label="Which deliveries">
    ${choices.map(
      ([value, label]) =>
        html`<a class="button secondary" href="/webhooks${value !== undefined && `?status=${value}`}"
          ${value === status && html`aria-current="page"`}>${label}</a>`,
    )}
  </nav>`;
}

function deliveryRow(delivery: Delivery): Html {
  const { attempts } = delivery;
  return html`<li>
    <div>
      <p><a href="/webhooks/${delivery.id}">${delivery.event_type ?? delivery.event}</a> ${statusTag(delivery.status)}</p>
      <p class="quiet">${delivery.event_object}</p>
      <p class="quiet">To ${delivery.url ?? 'an endpoint that has since been deleted'}</p>
      ${
        attempts > 0 &&
        html`<p class="quiet">${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, the last on ${lastAttempt(delivery)}: ${lastReply(delivery).slice(0, 120)}</p>`
      }
    </div>
    ${replayForm(delivery)}
  </li>`;
}

export function deliveryBody(delivery: Delivery, event: Event | null): Html {
  const facts: readonly (readonly [string, string | Html])[] = [
    ['Event', delivery.event],
    ['Object', delivery.event_object ?? 'none'],
    ['Endpoint', `${delivery.webhook_endpoint}, ${delivery.url ?? 'since deleted'}`],
    ['Status', statusTag(delivery.status)],
    ['Attempts', String(delivery.attempts)],
    ['Last attempt', lastAttempt(delivery)],
    ['Last reply', lastReply(delivery)],
    ['Next attempt', nextAttempt(delivery)],
  ];
  return html`<p><a class="back" href="/webhooks">All deliveries</a></p>
    <div class="card">
      <h1>${delivery.event_type ?? delivery.event}</h1>
      <dl class="sums facts">
        ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      ${delivery.url !== null && html`<div class="actions">${replayForm(delivery)}</div>`}
    </div>
    <section class="card" aria-labelledby="payload">
      <h2 id="payload">Payload</h2>
      <div class="scroll" role="region" aria-label="Payload as JSON" tabindex="0">
        <pre><code>${event === null ? 'The event has been deleted.' : JSON.stringify(event, null, 2)}</code></pre>
      </div>
    </section>`;
}

function replayForm({ id, event_type: type, url }: Delivery): Html | null {
  if (url === null) return null;
  return html`<form method="post" action="/webhooks/${id}/replay">
    <button class="secondary">Deliver again<span class="hidden">, ${type} to ${url}</span></button>
  </form>`;
}

const statusNames: Readonly<Record<DeliveryStatus, readonly [string, string]>> = {
  waiting: ['Waiting', 'tag'],
  delivered: ['Delivered', 'tag good'],
  failed: ['Failed', 'tag warn'],
};

function statusTag(status: DeliveryStatus): Html {
  const [name, look] = statusNames[status];
  return html`<span class="${look}">${name}</span>`;
}

function lastReply({ last_status: status, last_reply: reply }: Delivery): string {
  return [status, reply].filter((part) => part !== null && part !== '').join(' ') || 'none yet';
}

function lastAttempt({ last_attempt_at: at }: Delivery): string {
  return at === null ? 'none yet' : formatMoment(at);
}

function nextAttempt({ next_attempt_at: at }: Delivery): string {
  if (at === null) return 'none';
  return at === 0 ? 'at once' : formatMoment(at);
}

function behaviourForm(
  { order, duplicates, isPaused }: TypedBehaviour,
  errors: readonly FieldError[],
): Html {
  const orders = [
    ['as_created', 'As they happened'],
    ['shuffled', 'Shuffled'],
    ['reversed', 'Latest first'],
  ] as const;
  return html`<section class="card" aria-labelledby="behaviour">
    <h2 id="behaviour">How deliveries behave</h2>
    <p class="quiet">Stripe may send events in any order, and more than once. You can try both here.</p>
    <form method="post" action="/webhooks" novalidate>
      <fieldset>
        <legend>Order of events that are due together</legend>
        ${orders.map(
          ([value, label]) => html`<div class="choice">
            <input type="radio" name="order" id="order-${value}" value="${value}" ${value === order && html`checked`}>
            <label for="order-${value}">${label}</label>
          </div>`,
        )}
      </fieldset>
      ${textField(
        {
          id: 'duplicates',
          label: 'Duplicates of each event',
          hint: `0 to ${duplicatesMax}`,
          inputMode: 'numeric',
          value: duplicates,
        },
        errors,
      )}
      <div class="choice">
        <input type="checkbox" id="paused" name="paused" value="yes" ${isPaused && html`checked`}>
        <label for="paused">Pause deliveries: everything waits</label>
      </div>
      <div class="actions"><button>Save</button></div>
    </form>
  </section>`;
}
