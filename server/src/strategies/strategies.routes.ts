import { Readable } from 'node:stream';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import { compare } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

export function serveStrategies(app: FastifyInstance): void {
  serveCall(app, compareStrategiesCall, async ({ body, reply }) => {
    const chunks = writeComparison(compare(body));
    const first = chunks.next();
    const second = first.done === true ? first : chunks.next();
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    if (second.done === true) return reply.send(first.value ?? '');
    return reply.send(Readable.from(follow([first.value ?? '', second.value], chunks)));
  });
}

function* follow(first: readonly string[], rest: Iterable<string>): Generator<string> {
  yield* first;
  yield* rest;
}
