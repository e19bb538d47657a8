/** One webhook endpoint at our address, with the API version that our SDK speaks. */
import type Stripe from 'stripe';
import { createOnce } from './create-once.ts';
import { describe, differencesOf } from './setup-differences.ts';
import { missingStep, type SetupContext, type SetupStep } from './setup-step.ts';
import { partMark, type WantedWebhook } from './wanted-stripe.ts';

export const webhookSubject = 'webhook endpoint';
const subject = webhookSubject;

export async function setUpWebhook(context: SetupContext): Promise<SetupStep> {
  const { stripe, wanted, mode } = context;
  const { webhook } = wanted;
  if (webhook === null) {
    const detail =
      'Stripe cannot reach this machine. Set PUBLIC_URL to the address that people open; to try payments out here, `stripe listen` of the Stripe CLI forwards events.';
    return { subject, id: null, outcome: 'differs', details: [detail] };
  }
  const endpoints = await listEndpointsAt(stripe, webhook.url);
  const current = endpoints.filter((one) => one.api_version === webhook.api_version);
  const outdated = endpoints.filter((one) => one.api_version !== webhook.api_version && isOn(one));
  const endpoint = current.find(isOn) ?? (outdated.length === 0 ? current[0] : undefined);
  if (outdated.length > 0) {
    return mode.replacesWebhook && !mode.isCheckOnly
      ? replace(context, { webhook, endpoint, outdated })
      : sayOutdated(webhook, outdated);
  }
  if (endpoint !== undefined) return correct(context, { webhook, endpoint, current });
  return mode.isCheckOnly ? missingStep(subject) : make(stripe, webhook);
}

async function make(stripe: Stripe, webhook: WantedWebhook): Promise<SetupStep> {
  const { id, secret } = await createEndpoint(stripe, webhook);
  return { subject, id, outcome: 'made', details: [], ...(secret !== undefined && { secret }) };
}

/** First the new one and then the old one's end, so that no event is missed in between. */
async function replace(
  { stripe }: SetupContext,
  {
    webhook,
    endpoint,
    outdated,
  }: {
    readonly webhook: WantedWebhook;
    readonly endpoint: Stripe.WebhookEndpoint | undefined;
    readonly outdated: readonly Stripe.WebhookEndpoint[];
  },
): Promise<SetupStep> {
  const step: SetupStep =
    endpoint === undefined
      ? await make(stripe, webhook)
      : { subject, id: endpoint.id, outcome: 'changed', details: [] };
  const details: string[] = [];
  for (const { id, api_version: version } of outdated) {
    // The new secret is told only once, and must not be lost to an error about the old endpoint.
    details.push(
      await stripe.webhookEndpoints.update(id, { disabled: true }).then(
        () => `takes the place of ${id} with the API version ${version}, which is disabled now`,
        (error) => `${id} could not be disabled (${error.message}): run this again`,
      ),
    );
  }
  return { ...step, details };
}

function sayOutdated(
  webhook: WantedWebhook,
  outdated: readonly Stripe.WebhookEndpoint[],
): SetupStep {
  const details = outdated.map(
    ({ id, api_version: version }) =>
      `${id} has the API version ${version ?? 'of the account'} instead of ${webhook.api_version}, which cannot be changed: --replace-webhook makes a new one and disables it`,
  );
  return { subject, id: outdated[0]?.id ?? null, outcome: 'differs', details };
}

async function correct(
  { stripe, mode }: SetupContext,
  {
    webhook,
    endpoint,
    current,
  }: {
    readonly webhook: WantedWebhook;
    readonly endpoint: Stripe.WebhookEndpoint;
    readonly current: readonly Stripe.WebhookEndpoint[];
  },
): Promise<SetupStep> {
  const { id } = endpoint;
  const doubles = current.filter((one) => isOn(one) && one.id !== id);
  if (doubles.length > 0) {
    const ids = doubles.map((one) => one.id).join(', ');
    const detail = `${ids} has the same address, so that events come twice. Disable all but one.`;
    return { subject, id, outcome: 'differs', details: [detail] };
  }
  const wanted = { enabled_events: [...webhook.enabled_events], status: 'enabled' };
  const details = differencesOf(wanted, endpoint).map(describe);
  if (details.length === 0) return { subject, id, outcome: 'unchanged', details };
  if (mode.isCheckOnly) return { subject, id, outcome: 'differs', details };
  await stripe.webhookEndpoints.update(id, {
    disabled: false,
    enabled_events: wanted.enabled_events,
  });
  return { subject, id, outcome: 'changed', details };
}

/** Newest first. Ours are those at our address. */
async function listEndpointsAt(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const found: Stripe.WebhookEndpoint[] = [];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === url) found.push(endpoint);
  }
  return found;
}

function isOn({ status }: Stripe.WebhookEndpoint): boolean {
  return status === 'enabled';
}

function createEndpoint(stripe: Stripe, webhook: WantedWebhook): Promise<Stripe.WebhookEndpoint> {
  return createOnce({
    parameters: {
      ...webhook,
      enabled_events: [...webhook.enabled_events],
      metadata: { [partMark]: 'webhook' },
    },
    create: (parameters, options) => stripe.webhookEndpoints.create(parameters, options),
    isAsMade: async (id) => {
      const endpoint = await stripe.webhookEndpoints.retrieve(id);
      return isOn(endpoint) && endpoint.url === webhook.url;
    },
  });
}
