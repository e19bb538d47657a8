/** Puts a declared call on the server: its schemas validate, its access is recorded, its replies are typed. */
import {
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallReply,
  type CallShape,
  errorAnswer,
} from '@debt-payoff/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Given<Call extends CallShape> = {
  readonly body: CallBody<Call>;
  readonly query: CallQuery<Call>;
  readonly params: CallParams<Call>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The handler returns the reply's value, or sends the reply itself and returns it. */
export function serveCall<Call extends CallShape>(
  app: FastifyInstance,
  call: Call,
  handle: (given: Given<Call>) => Promise<CallReply<Call> | FastifyReply>,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      access: call.access,
      ...(call.caching && { caching: call.caching }),
      ...(call.cost && { cost: call.cost }),
    },
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
