/** Logs choices about measuring visits. Nothing of who makes them is read, not even from those who send a token. */
import { logConsentCall } from '@debt-payoff/contract/consent';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { addressOf, networkOf } from '../platform/network-address.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit.ts';
import { insertConsent } from './consent.store.ts';

/** From one network, whose counter is gone within the hour. */
const networkLimit: Limit = { name: 'consent', points: 30, seconds: 60 * 60 };

export function serveConsent(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly clock: Clock; readonly rateLimit: RateLimiter },
): void {
  serveCall(app, logConsentCall, async ({ body, request, reply }) => {
    await deps.rateLimit(networkLimit, networkOf(addressOf(request)));
    const { choice, version } = body;
    await insertConsent(deps.db, { choice, version, chosenAt: deps.clock.now() });
    reply.status(201);
    return { choice, version };
  });
}
