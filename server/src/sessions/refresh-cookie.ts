/** The refresh token lives in a cookie that no script can read and that only the auth paths receive. */
import { accountLimits } from '@debt-payoff/contract/limits';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const cookieName = 'refresh_token';

export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName] ?? null;
}

export function setRefreshCookie(
  reply: FastifyReply,
  { token, config }: { token: string; config: Config },
): void {
  const maxAge = accountLimits.refreshTokenDays * 24 * 60 * 60;
  reply.setCookie(cookieName, token, { ...attributes(config), maxAge });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName, attributes(config));
}

function attributes(config: Config): CookieSerializeOptions {
  return {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.environment !== 'local',
  };
}
