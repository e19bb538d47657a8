/** How often someone may try, by account and by address, across all processes. Signing in: login-limits.ts. */
import { createHash } from 'node:crypto';
import { networkOf } from '../platform/network-address.ts';
import {
  type CountUse,
  isWithinLimit,
  type Limit,
  type RateLimiter,
} from '../platform/rate-limit.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

const limits = {
  register: { name: 'register', points: 30, seconds: hour },
  /** From one network, so that a stranger cannot use up what its owner may ask. */
  forgot: { name: 'forgot', points: 5, seconds: hour },
  resetMail: { name: 'reset_mail', points: 5, seconds: hour },
  forgotAddress: { name: 'forgot_address', points: 30, seconds: hour },
  link: { name: 'link', points: 60, seconds: quarterHour },
  ownPassword: { name: 'own_password', points: 10, seconds: quarterHour },
  newPassword: { name: 'new_password', points: 30, seconds: quarterHour },
  mailToSelf: { name: 'mail_to_self', points: 5, seconds: hour },
  /** Whether an address is registered, asked from one network. */
  question: { name: 'question', points: 5, seconds: hour },
  /** Mails to one address that nobody has confirmed, no matter who asks for them. */
  mailTo: { name: 'mail_to', points: 5, seconds: hour },
  mailFrom: { name: 'mail_from', points: 30, seconds: hour },
  /** Each tells whether a name is taken. */
  username: { name: 'username', points: 10, seconds: hour },
  usernameFrom: { name: 'username_from', points: 60, seconds: hour },
} as const satisfies Record<string, Limit>;

export async function countForgotten(
  rateLimit: RateLimiter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await rateLimit(limits.forgotAddress, networkOf(address));
  await rateLimit(limits.forgot, `${keyOf(email)}:${networkOf(address)}`);
}

/**
 * Whether this address, no matter who asks, is to get one more link. Beyond that nobody is refused: the links that
 * are in the mailbox work for as long as this is counted, or until `forgetResetMails`.
 */
export function mayMailReset(rateLimit: RateLimiter, email: string): Promise<boolean> {
  return isWithinLimit(rateLimit.hold(limits.resetMail, keyOf(email)));
}

/** Once a new password has ended those links. */
export function forgetResetMails(rateLimit: RateLimiter, email: string): Promise<void> {
  return rateLimit.forget(limits.resetMail, keyOf(email));
}

/** For a mail to an address that somebody merely typed. */
export async function countMailTo(
  count: CountUse,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await count(limits.mailFrom, networkOf(address));
  await count(limits.mailTo, keyOf(email));
}

export async function countQuestion(
  rateLimit: RateLimiter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await rateLimit(limits.question, `${keyOf(email)}:${networkOf(address)}`);
}

export async function countUsername(
  rateLimit: RateLimiter,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  await rateLimit(limits.usernameFrom, networkOf(address));
  await rateLimit(limits.username, String(userId));
}

type Attempt = 'register' | 'link' | 'ownPassword' | 'newPassword' | 'mailToSelf';

export function countAttempt(
  rateLimit: RateLimiter,
  attempt: Attempt,
  addressOrUserId: string | number,
): Promise<void> {
  const isAddress = typeof addressOrUserId === 'string';
  return rateLimit(
    limits[attempt],
    isAddress ? networkOf(addressOrUserId) : String(addressOrUserId),
  );
}

/** Of one length, and without names or addresses in the table of counters. */
function keyOf(login: string): string {
  // As the account is looked up: another way of typing an accent gives no further attempts.
  const key = login.trim().normalize('NFC').toLowerCase();
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
