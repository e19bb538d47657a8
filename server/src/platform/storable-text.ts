/** Refuses text that PostgreSQL cannot store: NUL, and half of a surrogate pair. */
import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors.ts';
import { isForCalls } from './request-target.ts';

const depthMax = 32;

export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    try {
      for (const part of [request.params, request.query, request.body]) {
        requireStorable(part, 0);
      }
    } catch (error) {
      if (isForCalls(request)) throw error;
      request.misspeltAs = 400;
    }
  });
}

function requireStorable(value: unknown, depth: number): void {
  if (typeof value === 'string') requireStorableText(value);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return;
  if (depth > depthMax) throw new DomainError('malformed_request');
  for (const [name, entry] of Object.entries(value)) {
    requireStorableText(name);
    requireStorable(entry, depth + 1);
  }
}

function requireStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new DomainError('unstorable_text');
}
