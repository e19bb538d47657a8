/**
 * Tells a browser that has signed in before from those of strangers, whose wrong guesses then cannot
 * lock it out (decision 14). It opens nothing by itself.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { cookieNames } from '@debt-payoff/contract/cookie-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import type { Keys } from './keys.ts';

const cookieName = cookieNames.knownDevice;
/** The narrowest that both doors have in common. */
const cookiePath = '/api';
const separator = '~';
const dayMs = 24 * 60 * 60 * 1000;

/** That somebody signed in on this browser. */
export type KnownDevice = {
  readonly userId: number;
  readonly nonce: string;
  readonly issuedAt: Date;
};

type Deps = {
  readonly config: Pick<SiteConfig, 'environment'>;
  readonly clock: Clock;
  readonly keys: Keys;
};

/** Those that we gave and that are not too old, newest first; one for each person. */
export function readKnownDevices(request: FastifyRequest, deps: Deps): KnownDevice[] {
  return readEntries(request, deps).map(({ device }) => device);
}

export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, ...deps }: Deps & { readonly userId: number },
): void {
  const nonce = randomBytes(16).toString('base64url');
  const facts = `${userId}.${deps.clock.now().getTime()}.${nonce}`;
  const others = readEntries(request, deps).filter(({ device }) => device.userId !== userId);
  const entries = [`${facts}.${signatureOf(facts, deps)}`, ...others.map(({ text }) => text)];
  reply.setCookie(cookieName, entries.slice(0, peopleMax).join(separator), {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.config.environment !== 'local',
    maxAge: accountLimits.deviceCookieDays * 24 * 60 * 60,
  });
}

const peopleMax = accountLimits.deviceCookiePeopleMax;

function readEntries(
  request: FastifyRequest,
  deps: Deps,
): { readonly text: string; readonly device: KnownDevice }[] {
  const texts = request.cookies[cookieName]?.split(separator).slice(0, peopleMax) ?? [];
  return texts.flatMap((text) => {
    const device = readEntry(text, deps);
    return device === null ? [] : [{ text, device }];
  });
}

function readEntry(text: string, deps: Deps): KnownDevice | null {
  const end = text.lastIndexOf('.');
  const facts = text.slice(0, Math.max(0, end));
  if (!isSame(text.slice(end + 1), signatureOf(facts, deps))) return null;
  // Signed by us, so it has the shape that we gave it.
  const [userId, issuedMs, nonce = ''] = facts.split('.');
  const issuedAt = new Date(Number(issuedMs));
  const ageMs = deps.clock.now().getTime() - issuedAt.getTime();
  if (ageMs >= accountLimits.deviceCookieDays * dayMs) return null;
  return { userId: Number(userId), nonce, issuedAt };
}

function signatureOf(facts: string, { keys }: Deps): string {
  return createHmac('sha256', keys.deviceCookie).update(facts).digest('base64url');
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
