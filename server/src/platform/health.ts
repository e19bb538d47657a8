/** Tells load balancers and people whether the process lives, and whether it can serve. */
import { livenessCall, readinessCall } from '@debt-payoff/contract/health';
import type { FastifyInstance } from 'fastify';
import { serveCall } from './calls.ts';
import type { Availability } from './database/availability.ts';
import { unavailable } from './errors.ts';

export const healthPaths: readonly string[] = [livenessCall.path, readinessCall.path];

export function serveHealth(
  app: FastifyInstance,
  deps: { availability: Pick<Availability, 'isReachable'>; isStopping: () => boolean },
): void {
  serveCall(app, livenessCall, async () => ({ status: 'ok' as const }));

  serveCall(app, readinessCall, async () => {
    if (deps.isStopping() || !(await deps.availability.isReachable())) throw unavailable();
    return { status: 'ok' as const };
  });
}
