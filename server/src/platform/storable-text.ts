/** Refuses text that PostgreSQL cannot store: NUL, and half of a surrogate pair. */
import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors.ts';
import { isForCalls } from './request-target.ts';

const depthMax = 32;
/** More than the longest list of debts has, each with all the changes of its rate. */
export const bodyValuesMax = 30_000;

export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    try {
      const seen = { values: 0 };
      for (const part of [request.params, request.query, request.body]) {
        requireStorable(part, { depth: 0, seen });
      }
      if (!isForCalls(request)) requireStorableQuery(request.url);
    } catch (error) {
      if (isForCalls(request)) throw error;
      request.misspeltAs = 400;
    }
  });
}

/** As pages read it: what calls take for a broken escape, such as '%%00', is a per cent sign and a NUL to them. */
function requireStorableQuery(url: string): void {
  for (const [name, value] of new URL(`http://localhost${url}`).searchParams) {
    requireStorableText(name);
    requireStorableText(value);
  }
}

function requireStorable(
  value: unknown,
  { depth, seen }: { readonly depth: number; readonly seen: { values: number } },
): void {
  seen.values += 1;
  if (seen.values > bodyValuesMax) throw new DomainError('too_large');
  if (typeof value === 'string') requireStorableText(value);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return;
  if (depth > depthMax) throw new DomainError('malformed_request');
  // A list is read one by one, so that a long one is refused before all of it is.
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, entry] of entries) {
    if (typeof name === 'string') requireStorableText(name);
    requireStorable(entry, { depth: depth + 1, seen });
  }
}

function requireStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new DomainError('unstorable_text');
}
