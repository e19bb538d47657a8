/** Visits to the customer portal by the API: each is an address that is a secret. */
import * as z from 'zod';
import { hostedAddress } from '../http/address.ts';
import { defineCall } from '../http/call.ts';
import { oneOf, text, url } from '../http/parameters.ts';
import { randomText } from '../ids.ts';
import type { BillingPortalConfiguration } from '../objects/billing-portal-configuration.ts';
import { newBillingPortalSession, type PortalFlow } from '../objects/billing-portal-session.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

const secretLength = 48;

const flowParameters = () =>
  z.strictObject({
    after_completion: z
      .strictObject({
        hosted_confirmation: z.strictObject({ custom_message: text(500).optional() }).optional(),
        redirect: z.strictObject({ return_url: url() }).optional(),
        type: oneOf('hosted_confirmation', 'portal_homepage', 'redirect'),
      })
      .optional(),
    subscription_cancel: z.strictObject({ subscription: text() }).optional(),
    type: oneOf('payment_method_update', 'subscription_cancel'),
  });

const flowSchema = flowParameters();
type FlowParameters = z.output<typeof flowSchema>;

export const portalSessionCalls = [
  defineCall({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    parameters: {
      configuration: text().optional(),
      customer: text(),
      flow_data: flowParameters().optional(),
      locale: oneOf('auto', 'en', 'en-GB').optional(),
      return_url: url().optional(),
    },
    run: async ({ tx, params }) => {
      const customer = await tx.get('customer', params.customer, 'customer');
      const configuration = await getConfiguration(tx, params.configuration);
      const flow =
        params.flow_data === undefined
          ? null
          : await flowOf(tx, params.flow_data, { customer: customer.id, configuration });
      const now = await tx.now();
      const session = newBillingPortalSession({
        now,
        configuration: configuration.id,
        customer: customer.id,
        flow,
        locale: params.locale,
        returnUrl: params.return_url ?? configuration.default_return_url,
        url: hostedAddress(`/p/session/${randomText(secretLength)}`),
      });
      await tx.insert('billing_portal.session', session, { internal: { lastUsedAt: now } });
      await tx.emit({ type: 'billing_portal.session.created', object: session, now });
      return session;
    },
  }),
];

async function getConfiguration(
  tx: Transaction,
  id: string | undefined,
): Promise<BillingPortalConfiguration> {
  if (id !== undefined) {
    const configuration = await tx.get('billing_portal.configuration', id, 'configuration');
    if (configuration.active) return configuration;
    throw invalidRequest('This portal configuration is not active.', { param: 'configuration' });
  }
  const where = { active: true, is_default: true };
  const [configuration] = await tx.all('billing_portal.configuration', where);
  if (configuration !== undefined) return configuration;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
    { param: 'configuration' },
  );
}

async function flowOf(
  tx: Transaction,
  asked: FlowParameters,
  {
    customer,
    configuration,
  }: { readonly customer: string; readonly configuration: BillingPortalConfiguration },
): Promise<PortalFlow> {
  if (!configuration.features[asked.type].enabled) {
    throw invalidRequest(`The portal configuration does not have ${asked.type} enabled.`, {
      param: 'flow_data[type]',
    });
  }
  const isCancel = asked.type === 'subscription_cancel';
  if (isCancel !== (asked.subscription_cancel !== undefined)) {
    throw invalidRequest(
      '`subscription_cancel` goes with the flow of the same name, and with no other.',
      {
        param: 'flow_data[subscription_cancel]',
      },
    );
  }
  if (asked.subscription_cancel !== undefined) {
    const param = 'flow_data[subscription_cancel][subscription]';
    const { subscription: id } = asked.subscription_cancel;
    const subscription = await tx.get('subscription', id, param);
    if (subscription.customer !== customer) {
      throw invalidRequest('This subscription belongs to another customer.', { param });
    }
    if (subscription.cancel_at !== null || subscription.status === 'canceled') {
      throw invalidRequest('This subscription is cancelled already.', { param });
    }
  }
  return {
    after_completion: afterCompletionOf(asked.after_completion),
    customer_update: null,
    subscription_cancel: asked.subscription_cancel
      ? { retention: null, subscription: asked.subscription_cancel.subscription }
      : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: asked.type,
  };
}

function afterCompletionOf(
  asked: FlowParameters['after_completion'],
): PortalFlow['after_completion'] {
  const type = asked?.type ?? 'portal_homepage';
  if ((type === 'redirect') !== (asked?.redirect !== undefined)) {
    throw invalidRequest('A redirect needs its `return_url`, and nothing else has one.', {
      param: 'flow_data[after_completion][redirect]',
    });
  }
  return {
    hosted_confirmation:
      type === 'hosted_confirmation'
        ? { custom_message: asked?.hosted_confirmation?.custom_message ?? null }
        : null,
    redirect: asked?.redirect ?? null,
    type,
  };
}
