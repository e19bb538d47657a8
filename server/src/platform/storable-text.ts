/** Refuses text that PostgreSQL cannot store: NUL, and half of a surrogate pair. */
import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors.ts';

const depthMax = 32;

export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      if (!isStorable(part, 0)) throw new DomainError('unstorable_text');
    }
  });
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return true;
  if (depth > depthMax) return false;
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  for (const [name, entry] of Object.entries(value)) {
    if (!isStorableText(name) || !isStorable(entry, depth + 1)) return false;
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
