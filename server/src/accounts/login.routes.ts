import { adminLoginCall, loginCall } from '@debt-payoff/contract/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { addressOf } from '../platform/network-address.ts';
import { requireSameSite } from '../platform/same-site.ts';
import { readKnownDevices, rememberDevice } from '../sessions/device-cookie.ts';
import { setRefreshCookie } from '../sessions/refresh-cookie.ts';
import { tokensReply } from '../sessions/sessions.wire.ts';
import { accountReply } from './accounts.wire.ts';
import type { AccountDeps } from './deps.ts';
import { logIn } from './login.ts';

type GivenLogin = {
  readonly body: { username: string; password: string; totp?: string | undefined };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export function serveLogin(app: FastifyInstance, deps: AccountDeps): void {
  const { clock, config } = deps;

  const logInAs = async (kind: 'user' | 'staff', { body, request, reply }: GivenLogin) => {
    requireSameSite(request);
    const { username, password, totp } = body;
    const { account, ...tokens } = await logIn(deps, {
      ...{ username, password, totp, kind },
      address: addressOf(request),
      userAgent: userAgentOf(request),
      devices: readKnownDevices(request, deps),
    });
    setRefreshCookie(reply, { token: tokens.refreshToken, config });
    rememberDevice(request, reply, { ...deps, userId: account.id });
    return { ...tokensReply(tokens, clock.now()), user: accountReply(account) };
  };

  serveCall(app, loginCall, (given) => logInAs('user', given));

  serveCall(app, adminLoginCall, async (given) => {
    try {
      return await logInAs('staff', given);
    } catch (error) {
      throw withMessageField(error);
    }
  });
}

/** The admin's sign-in carries `message` beside `error`. */
function withMessageField(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code, message, details } = error;
  return new DomainError(code, { ...details, message, extra: { ...details.extra, message } });
}

const userAgentLengthMax = 400;

function userAgentOf(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.slice(0, userAgentLengthMax) ?? null;
}
