/** One way for a call to fail, and one shape in which every failure leaves the server; people see a page. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ErrorReply, errorTable } from '@debt-payoff/contract/errors';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isDatabaseBusy } from './database/absence.ts';
import { isReferenceGone } from './database/violations.ts';
import { DomainError, unavailable } from './domain-error.ts';
import { failurePage, failurePageHeaders } from './failure-page.ts';
import { isForDocument } from './page-data.ts';

export { DomainError, invalidField, unavailable } from './domain-error.ts';

export function installErrorHandling(
  app: FastifyInstance,
  {
    reportAway,
    recordFailure,
  }: {
    readonly reportAway: (error: unknown) => void;
    /** Told of what nobody foresaw. */
    readonly recordFailure?: (request: FastifyRequest, error: unknown) => void;
  },
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Cut off while it was sent: nobody waits for the reply, and nothing of ours is broken.
    if (error === request.raw.errored) {
      return sendError(request, reply, new DomainError('malformed_request'));
    }
    if (isDatabaseAway(error)) {
      // Told once for all requests. Whether a COMMIT counted whose reply was lost, nobody knows here.
      reportAway(error);
      return sendError(request, reply, unavailable());
    }
    if (isDatabaseBusy(error)) {
      request.log.warn({ err: error }, 'the database took too long');
      return sendError(request, reply, unavailable());
    }
    const known = asDomainError(error);
    if (known === null) {
      request.log.error({ err: error }, 'unexpected error');
      recordFailure?.(request, error);
    }
    return sendError(request, reply, known ?? new DomainError('internal'));
  });
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, details }: DomainError,
): FastifyReply {
  const { status } = errorTable[code];
  reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...details.headers });
  if (status >= 500 && isForDocument(request)) {
    return reply.headers(failurePageHeaders).send(failurePage);
  }
  const body: ErrorReply = {
    error: message,
    code,
    request_id: request.id,
    ...(details.fields && { fields: details.fields }),
    ...details.extra,
  };
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** For what is not even HTTP, or has headers beyond reason: there is no request to reply to. */
export function replyToBrokenHttp(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else replyToMalformed(socket);
}

/** By hand, where Node gives no response to reply with. */
export function replyToMalformed(socket: Duplex): void {
  const { message } = errorTable.malformed_request;
  const failure: ErrorReply = {
    error: message,
    code: 'malformed_request',
    request_id: randomUUID(),
  };
  const body = JSON.stringify(failure);
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`HTTP/1.1 400 Bad Request\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** Null for what nobody foresaw. */
function asDomainError(error: FastifyError | DomainError): DomainError | null {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // Nothing can be there under an address that is none.
    if (error.validationContext === 'params') return new DomainError('not_found');
    return invalidInput(
      error.validation.map(({ instancePath, message }) => [instancePath, message]),
    );
  }
  if (isReferenceGone(error)) return new DomainError('conflict');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new DomainError('too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new DomainError('unsupported_media_type');
  }
  const isBadRequest =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isBadRequest ? new DomainError('malformed_request') : null;
}

/** A list of hundreds can be wrong all through. */
const fieldsMax = 50;

function invalidInput(issues: readonly (readonly [string, string | undefined])[]): DomainError {
  const fields: Record<string, string> = {};
  for (const [path, message] of issues.slice(0, fieldsMax)) {
    const name = path.replace(/^\//, '').replaceAll('/', '.');
    // The body as a whole has no name.
    if (name !== '') fields[name] ??= message ?? errorTable.invalid_input.message;
  }
  const message = issues[0]?.[1] ?? errorTable.invalid_input.message;
  return new DomainError('invalid_input', { message, fields });
}
