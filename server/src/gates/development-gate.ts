/** The gate of the development environment: one name and password, and then a cookie that says so. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { cookieNames, developmentGateHours } from '@debt-payoff/contract/cookie-names';
import type { Environment } from '@debt-payoff/contract/roles';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { VariableReader } from '../platform/variables.ts';
import type { DevelopmentGate } from './environment-gate.ts';

const cookieName = cookieNames.developmentGate;
const openSeconds = developmentGateHours * 60 * 60;
const passwordLengthMin = 12;

export type GateKeeper = DevelopmentGate & {
  /** The name, where name and password are right; null otherwise. */
  readonly checkBasic: (header: string | undefined) => string | null;
  readonly open: (reply: FastifyReply) => void;
  readonly close: (reply: FastifyReply) => void;
};

/** Null where there is no gate. */
export function readGatePassword(read: VariableReader, environment: Environment): string | null {
  if (environment !== 'development') return null;
  return read.secret('DEV_GATE_PASSWORD', { environment, lengthMin: passwordLengthMin });
}

export function createGateKeeper(deps: {
  /** Null where there is no gate. */
  password: string | null;
  clock: Clock;
  key: Uint8Array;
}): GateKeeper {
  const { password, clock, key } = deps;
  const attributes: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
  };
  // A new password closes the gate for those who gave the old one.
  const sign = (until: number) =>
    createHmac('sha256', key).update(`${until}:${password}`).digest('base64url');
  return {
    isOpenFor: (request) => {
      const [until = '', signature = ''] = cookieOf(request).split('.');
      const isCurrent = Number(until) * 1000 > clock.now().getTime();
      return isCurrent && isSame(signature, sign(Number(until)));
    },
    checkBasic: (header) => {
      const given = readBasic(header);
      if (given === null || password === null) return null;
      const isName = isSame(given.username, accountLimits.developmentGateDefaultUsername);
      const isPassword = isSame(given.password, password);
      return isName && isPassword ? given.username : null;
    },
    open: (reply) => {
      const until = Math.floor(clock.now().getTime() / 1000) + openSeconds;
      const maxAge = openSeconds;
      reply.setCookie(cookieName, `${until}.${sign(until)}`, { ...attributes, maxAge });
    },
    close: (reply) => {
      reply.clearCookie(cookieName, attributes);
    },
  };
}

/** Read by hand: the gate stands before the plugin that reads cookies. */
function cookieOf(request: FastifyRequest): string {
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  const pair = pairs.find((entry) => entry.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) ?? '';
}

function readBasic(header: string | undefined): { username: string; password: string } | null {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon === -1) return null;
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
