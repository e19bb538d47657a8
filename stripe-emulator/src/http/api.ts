/** Serves the declared calls as Stripe does: key, version, idempotency, expansion, errors. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { apiVersion } from '../api-version.ts';
import { newId } from '../ids.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';
import { errorBody, invalidRequest, StripeError } from '../stripe-error.ts';
import { withAddress } from './address.ts';
import type { Call } from './call.ts';
import { expand, type IncludedFields } from './expansion.ts';
import { type Form, parseForm, readParameters } from './form.ts';
import {
  fingerprintOf,
  keyInUse,
  keyLengthMax,
  type Outcome,
  runOnce,
  runOrUndo,
} from './idempotency.ts';
import { stripeErrorOf } from './stripe-error-of.ts';

export type ApiDeps = {
  readonly store: Store;
  readonly settings: Settings;
  readonly calls: readonly Call[];
  readonly included: IncludedFields;
  /** Where the emulator can be reached, such as http://127.0.0.1:5002. */
  readonly address: () => string;
  /** Does what is due by now, so that no call sees a state of the past. */
  readonly catchUp: () => Promise<void>;
  /** Called after each change: there may be something to deliver. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** As Stripe names a request in its replies and events. */
    stripeRequestId: string;
  }
}

export function serveApi(app: FastifyInstance, deps: ApiDeps): void {
  const inFlight = new Set<string>();
  app.decorateRequest('stripeRequestId', '');
  app.addHook('onRequest', async (request, reply) => {
    request.stripeRequestId = newId('req', 14);
    reply.headers({ 'request-id': request.stripeRequestId, 'stripe-version': apiVersion });
    requireKey(request, deps.settings.secretKey);
    requireVersion(request);
  });
  app.setErrorHandler((error, request, reply) => sendError(deps, error, { request, reply }));
  app.setNotFoundHandler((request) => {
    throw unknownCall(request);
  });
  for (const call of deps.calls) {
    app.route({
      method: call.method,
      url: call.path.replace(/^\/v1/, ''),
      handler: async (request, reply) => {
        await deps.catchUp();
        const outcome = await runCall(deps, { call, request, inFlight });
        return send(deps, reply, outcome);
      },
    });
  }
}

async function runCall(
  deps: ApiDeps,
  {
    call,
    request,
    inFlight,
  }: { readonly call: Call; readonly request: FastifyRequest; readonly inFlight: Set<string> },
): Promise<Outcome> {
  const sent = typeof request.body === 'string' ? request.body : '';
  const form = { ...parseForm(queryOf(request)), ...parseForm(sent) };
  const { paths, rest } = readExpand(form);
  const run = call.prepare(rest, z.parse(pathSchema, request.params));
  const work = (tx: Transaction) => async () =>
    expand(tx, await run(tx), { paths, included: deps.included });
  const requestId = request.stripeRequestId;

  if (call.method === 'GET') {
    const body = await deps.store.read((tx) => work(tx)());
    return { status: 200, body, originalRequestId: null };
  }
  const key = call.method === 'POST' ? keyOf(request) : null;
  if (key !== null && inFlight.has(key)) throw keyInUse(key);
  if (key !== null) inFlight.add(key);
  try {
    return await deps.store.write(
      (tx) => {
        const fingerprint = fingerprintOf(call.method, request.url, sent);
        return key === null
          ? runOrUndo(tx, requestId, work(tx))
          : runOnce(tx, { key, requestId, fingerprint }, work(tx));
      },
      { request: { id: requestId, idempotencyKey: key } },
    );
  } finally {
    if (key !== null) inFlight.delete(key);
    deps.onChange();
  }
}

const pathSchema = z.record(z.string(), z.string());
const expandSchema = z.object({ expand: z.array(z.string().max(200)).max(50) });

function readExpand(form: Form): { readonly paths: readonly string[]; readonly rest: Form } {
  const { expand: asked, ...rest } = form;
  if (asked === undefined) return { paths: [], rest };
  return { paths: readParameters(expandSchema, { expand: asked }).expand, rest };
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > keyLengthMax) {
    throw invalidRequest(`An idempotency key has 1 to ${keyLengthMax} characters.`);
  }
  return key;
}

export function requireKey({ headers }: FastifyRequest, secretKey: string): void {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ');
  const key = /^basic$/i.test(scheme)
    ? (Buffer.from(given, 'base64').toString().split(':')[0] ?? '')
    : given;
  if (key === secretKey) return;
  const message =
    key === ''
      ? 'You did not provide an API key. Give it as a bearer token in the Authorization header.'
      : `Invalid API Key provided: ${key.slice(0, 8)}***`;
  throw new StripeError(401, 'invalid_request_error', message);
}

function requireVersion({ headers }: FastifyRequest): void {
  const asked = headers['stripe-version'];
  if (asked === undefined || asked === apiVersion) return;
  throw invalidRequest(
    `This emulator speaks the API version ${apiVersion} only, not ${String(asked)}.`,
  );
}

function unknownCall({ method, url }: FastifyRequest): StripeError {
  const [path = ''] = url.split('?');
  return new StripeError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). The emulator does not know this call.`,
  );
}

function send(deps: ApiDeps, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.originalRequestId !== null) {
    reply.headers({
      'idempotent-replayed': 'true',
      'original-request': outcome.originalRequestId,
    });
  }
  return reply
    .code(outcome.status)
    .type('application/json')
    .send(withAddress(JSON.stringify(outcome.body, null, 2), deps.address()));
}

function sendError(
  deps: ApiDeps,
  error: unknown,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): FastifyReply {
  const known = stripeErrorOf(error);
  if (known === null) deps.onError(error);
  const shown =
    known ?? new StripeError(500, 'api_error', 'An unexpected error occurred in the emulator.');
  const body = errorBody(shown, request.stripeRequestId);
  return send(deps, reply, { status: shown.status, body, originalRequestId: null });
}
