/** Puts a declared call on the server: its schemas validate, its access is recorded, its replies are typed. */
import { Readable } from 'node:stream';
import {
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallReply,
  type CallShape,
  errorReply,
} from '@debt-payoff/contract/call';
import { attachmentHeader, estimatedBytesHeader } from '@debt-payoff/contract/file-names';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from './domain-error.ts';
import { readJsonBodies } from './json-bodies.ts';

type HandlerInput<Call extends CallShape> = {
  readonly body: Call['rawBody'] extends string ? Buffer : CallBody<Call>;
  readonly query: CallQuery<Call>;
  readonly params: CallParams<Call>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type ServedFile = {
  /** What it is to be saved as. Without a name it is for a program, which shows or keeps it by itself. */
  readonly name?: string;
  readonly content: string | Uint8Array | Readable;
  /** About how large it will be, where that can be told before it is made. */
  readonly estimatedBytes?: number | null;
};

type Result<Call extends CallShape> = Call['file'] extends string
  ? ServedFile
  : Call['isStreamed'] extends true
    ? string | Readable
    : CallReply<Call>;

type ServeOptions = {
  /** Before the body is read. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Gives the checking of the body its turn, where that alone is work. */
  readonly inTurn?: <Result>(work: () => Result) => Promise<Result>;
};

type Handle<Call extends CallShape> = (given: HandlerInput<Call>) => Promise<Result<Call>>;

export function serveCall<Call extends CallShape>(
  app: FastifyInstance,
  call: Call,
  handle: Handle<Call>,
  serving: ServeOptions = {},
): void {
  const { rawBody, bodyDepth } = call;
  if (rawBody === undefined && bodyDepth === undefined) {
    addRoute(app, call, handle, serving);
    return;
  }
  // In a scope of its own, since how a body is read holds for all routes of one.
  void app.register(async (scope) => {
    if (rawBody === undefined) readJsonBodies(scope, call);
    else readBytes(scope);
    addRoute(scope, call, handle, serving);
  });
}

/**
 * Files that never begin as zlib's bytes do. @fastify/compress takes such a beginning for work already done:
 * it would name a coding that the file does not have, and nobody could read it. Bytes of any kind can begin
 * so, and so can plain text ('80', 'x '); CSV files of ours begin with a byte-order mark.
 */
const compressibleFile = /^(?:application\/json|text\/calendar|text\/csv)\b/;

function addRoute<Call extends CallShape>(
  app: FastifyInstance,
  call: Call,
  handle: Handle<Call>,
  { admit, inTurn }: ServeOptions,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      call,
      access: call.access,
      ...(call.caching && { caching: call.caching }),
      ...(call.cost && { cost: call.cost }),
    },
    ...(call.file !== undefined && !compressibleFile.test(call.file) && { compress: false }),
    ...(call.bodyMaxBytes && { bodyLimit: call.bodyMaxBytes }),
    ...(admit && { onRequest: admit }),
    ...(inTurn && checkedIn(inTurn)),
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { ...repliesOf(call), '4xx': errorReply, '5xx': errorReply },
    },
    handler: async (request, reply) => {
      // The validator has given these the types that the call declares.
      const result = await handle({
        body: (call.rawBody === undefined
          ? request.body
          : bytesOf(request)) as HandlerInput<Call>['body'],
        query: request.query as CallQuery<Call>,
        params: request.params as CallParams<Call>,
        request,
        reply,
      });
      return send(call, result, reply);
    },
  });
}

/** Of any type: whether the bytes are what they should be, the handler finds out, as by a signature. */
function readBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** A file's schema is for the API document alone: what is sent are bytes. */
function repliesOf({ file, replies }: CallShape): object {
  if (file === undefined) return { ...replies };
  const [mediaType = ''] = file.split(';');
  return { 200: { content: { [mediaType]: { schema: z.string() } } } };
}

function send(call: CallShape, result: unknown, reply: FastifyReply): unknown {
  if (call.isStreamed) return reply.type('application/json; charset=utf-8').send(result);
  if (call.file === undefined) return result;
  // What a call with a file results in, its handler's type has made sure of.
  const { name, content, estimatedBytes = null } = result as ServedFile;
  if (name !== undefined) reply.header('content-disposition', attachmentHeader(name));
  if (estimatedBytes !== null) reply.header(estimatedBytesHeader, Math.round(estimatedBytes));
  if (content instanceof Readable) tellOfBreak(content, reply);
  return reply.type(call.file).send(content);
}

/** Its reply has begun, so nobody else would say so. That its reader has left is no failure. */
function tellOfBreak(content: Readable, { request }: FastifyReply): void {
  content.once('error', (error) => {
    if (!(error instanceof DomainError)) request.log.error({ err: error }, 'a file broke off');
  });
}

type Validate = ReturnType<typeof validatorCompiler>;

/**
 * Checks the body when its turn comes, and hands the outcome to Fastify, which asks for it at once. What is
 * no object is checked in no time.
 */
function checkedIn(inTurn: NonNullable<ServeOptions['inTurn']>) {
  const outcomes = new WeakMap<object, ReturnType<Validate>>();
  let validate: Validate = () => true;
  const compile = (part: Parameters<typeof validatorCompiler>[0]): Validate => {
    if (part.httpPart !== 'body') return validatorCompiler(part);
    validate = validatorCompiler(part);
    return (given) => outcomes.get(given) ?? validate(given);
  };
  return {
    preValidation: async ({ body }: FastifyRequest): Promise<void> => {
      if (typeof body !== 'object' || body === null) return;
      outcomes.set(body, await inTurn(() => validate(body)));
    },
    // The schemas of calls are those of zod, whatever Fastify's types say.
    validatorCompiler: compile as FastifySchemaCompiler<unknown>,
  };
}
