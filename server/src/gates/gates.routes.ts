import { leaveGateCall, verifyBasicCall } from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { addressOf, networkOf } from '../platform/network-address.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit.ts';
import type { GateKeeper } from './development-gate.ts';

/** From one network. */
const attemptLimit: Limit = { name: 'gate', points: 30, seconds: 15 * 60 };

/** Only where there is a gate. */
export function serveDevelopmentGate(
  app: FastifyInstance,
  { gateKeeper, rateLimit }: { gateKeeper: GateKeeper; rateLimit: RateLimiter },
): void {
  serveCall(app, verifyBasicCall, async ({ request, reply }) => {
    await rateLimit(attemptLimit, networkOf(addressOf(request)));
    const username = gateKeeper.checkBasic(request.headers.authorization);
    if (username === null) throw new DomainError('invalid_credentials');
    gateKeeper.open(reply);
    return { message: accountTexts.gate.opened, username };
  });

  serveCall(app, leaveGateCall, async ({ reply }) => {
    gateKeeper.close(reply);
    return { message: accountTexts.gate.closed };
  });
}
