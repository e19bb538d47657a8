import { stripeWebhookCall } from '@debt-payoff/contract/billing';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/calls.ts';
import { receiveEvent, type WebhookDeps } from './webhook.ts';

export function serveStripeWebhook(app: FastifyInstance, deps: WebhookDeps): void {
  serveCall(app, stripeWebhookCall, async ({ body, request }) => {
    const { 'stripe-signature': signature } = request.headers;
    await receiveEvent(deps, {
      body,
      signature: typeof signature === 'string' ? signature : null,
    });
    return { received: true as const };
  });
}
