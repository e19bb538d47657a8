/** What is asked of the emulator besides Stripe's API: its deliveries, and how it is to behave. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireKey } from '../http/api.ts';
import { stripeErrorOf } from '../http/stripe-error-of.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { errorBody, StripeError } from '../stripe-error.ts';
import { serveControlCalls } from './control-calls.ts';
import type { Deliverer } from './deliverer.ts';

export type ControlDeps = {
  readonly store: Store;
  readonly settings: Settings;
  readonly deliverer: Deliverer;
  readonly address: () => string;
  readonly onError: (error: unknown) => void;
};

export function serveControl(app: FastifyInstance, deps: ControlDeps): void {
  const { store, settings } = deps;
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error, request, reply) => sendError(deps, error, { request, reply }));
  // Asked before a key is sent, by those who do not know yet what listens here.
  app.get('/_emulator/leader', async () => ({
    object: 'emulator.leader',
    generation: store.generation,
    account: settings.accountId,
  }));
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => requireKey(request, settings.secretKey));
      serveControlCalls(scope, deps);
    },
    { prefix: '/_emulator' },
  );
}

function sendError(
  { onError }: ControlDeps,
  error: unknown,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): FastifyReply {
  const known = stripeErrorOf(error);
  if (known === null) onError(error);
  const shown =
    known ?? new StripeError(500, 'api_error', 'The emulator failed. Its log says why.');
  return reply.code(shown.status).send(errorBody(shown, request.id));
}
