/** Who may use a route: every route declares it, and what is not public stays shut until a guard opens it. */
import type { Access } from '@debt-payoff/contract/call';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** There are no accounts yet, so nobody can pass. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    if (request.routeOptions.config.access !== 'public') throw new DomainError('not_signed_in');
  });
}
