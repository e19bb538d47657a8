/** Keeps other sites from making a visitor's browser use its cookies here. */
import type { FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

/** Browsers say where a request comes from; the environment gate has compared the Origin already. */
export function requireSameSite(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new DomainError('foreign_origin');
}
