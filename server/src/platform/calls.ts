/** Puts a declared call on the server: its schemas validate, its access is recorded, its replies are typed. */
import {
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallReply,
  type CallShape,
  errorAnswer,
} from '@debt-payoff/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

type Given<Call extends CallShape> = {
  readonly body: CallBody<Call>;
  readonly query: CallQuery<Call>;
  readonly params: CallParams<Call>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Serving = {
  /** Before the body is read. */
  readonly admit?: (request: FastifyRequest) => Promise<void>;
  /** Gives the checking of the body its turn, where that alone is work. */
  readonly inTurn?: <Result>(work: () => Result) => Promise<Result>;
};

/** The handler returns the reply's value, or sends the reply itself and returns it. */
export function serveCall<Call extends CallShape>(
  app: FastifyInstance,
  call: Call,
  handle: (given: Given<Call>) => Promise<CallReply<Call> | FastifyReply>,
  { admit, inTurn }: Serving = {},
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      access: call.access,
      ...(call.caching && { caching: call.caching }),
      ...(call.cost && { cost: call.cost }),
    },
    ...(call.bodyMaxBytes && { bodyLimit: call.bodyMaxBytes }),
    ...(admit && { onRequest: admit }),
    ...(inTurn && checkedIn(inTurn)),
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { ...call.replies, '4xx': errorAnswer, '5xx': errorAnswer },
    },
    handler: async (request, reply) =>
      // The validator has given these the types that the call declares.
      handle({
        body: request.body as CallBody<Call>,
        query: request.query as CallQuery<Call>,
        params: request.params as CallParams<Call>,
        request,
        reply,
      }),
  });
}

type Validate = ReturnType<typeof validatorCompiler>;

/**
 * Checks the body when its turn comes, and hands the outcome to Fastify, which asks for it at once. What is
 * no object is checked in no time.
 */
function checkedIn(inTurn: NonNullable<Serving['inTurn']>) {
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
