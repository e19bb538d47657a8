/** The refresh token lives in a cookie that no script can read and that only the auth paths receive. */

import { accountLimits } from '@debt-payoff/contract/account-limits';
import { cookieNames } from '@debt-payoff/contract/cookie-names';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../platform/site-config.ts';

const cookieName = cookieNames.refreshToken;

export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName] ?? null;
}

export function setRefreshCookie(
  reply: FastifyReply,
  { token, config }: { token: string; config: Pick<SiteConfig, 'environment'> },
): void {
  const maxAge = accountLimits.refreshTokenDays * 24 * 60 * 60;
  reply.setCookie(cookieName, token, { ...attributes(config), maxAge });
}

export function clearRefreshCookie(
  reply: FastifyReply,
  config: Pick<SiteConfig, 'environment'>,
): void {
  reply.clearCookie(cookieName, attributes(config));
}

function attributes(config: Pick<SiteConfig, 'environment'>): CookieSerializeOptions {
  return {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.environment !== 'local',
  };
}
