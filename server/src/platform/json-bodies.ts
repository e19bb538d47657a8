/** How bodies of JSON are read. */
import type { FastifyInstance } from 'fastify';
import { shallowJson } from './shallow-json.ts';
import { bodyValuesMax } from './storable-text.ts';

/**
 * For all routes of a scope. Every call says that it sends JSON, also one that has nothing to send. Where a depth
 * is given, what lies deeper is not read.
 */
export function readJsonBodies(scope: FastifyInstance, depthMax: number | null = null): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const take = (text: string): void => {
      if (text === '') done(null, undefined);
      else parse(request, text, done);
    };
    if (depthMax === null || typeof body === 'string') take(body.toString());
    else shallowJson(body, { depthMax, valuesMax: bodyValuesMax }).then(take).catch(done);
  });
}
