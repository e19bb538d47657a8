/** How bodies of JSON are read. */
import type { CallShape } from '@debt-payoff/contract/call';
import type { FastifyInstance } from 'fastify';
import { shallowJson } from './shallow-json.ts';
import { bodyValuesMax } from './storable-text.ts';

/**
 * For all routes of a scope. Every call says that it sends JSON, also one that has nothing to send. Where a depth
 * is given, what lies deeper is not read.
 */
export function readJsonBodies(
  scope: FastifyInstance,
  { bodyDepth, bodyFieldDepths }: Pick<CallShape, 'bodyDepth' | 'bodyFieldDepths'> = {},
): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const take = (text: string): void => {
      if (text === '') done(null, undefined);
      else parse(request, text, done);
    };
    if (bodyDepth === undefined || typeof body === 'string') {
      take(body.toString());
      return;
    }
    const bounds = { depthMax: bodyDepth, fieldDepthsMax: bodyFieldDepths };
    shallowJson(body, { ...bounds, valuesMax: bodyValuesMax })
      .then(take)
      .catch(done);
  });
}
