/** Only this machine may ask: a page elsewhere that guesses the port gets nothing. */
import type { FastifyRequest } from 'fastify';
import { StripeError } from '../stripe-error.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export function requireLoopbackHost({ headers, method }: FastifyRequest): void {
  const host = headers.host ?? '';
  if (!loopbackNames.includes(host.replace(/:\d+$/, ''))) {
    throw forbidden(`The emulator answers to ${loopbackNames.join(', ')} only, not to "${host}".`);
  }
  const { origin } = headers;
  if (method !== 'GET' && origin !== undefined && hostOf(origin) !== host) {
    throw forbidden(`The emulator takes no forms from ${origin}.`);
  }
}

/** Null for what is no address, such as the `null` of a sandboxed page. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function forbidden(message: string): StripeError {
  return new StripeError(403, 'invalid_request_error', message);
}
