/** How many messages one sender may store, and how many mails to us leave in an hour. */
import { networkOf } from '../platform/network-address.ts';
import type { CountUse, Limit, RateLimiter } from '../platform/rate-limit.ts';

const hour = 60 * 60;

const limits = {
  /** Requests of any kind. Beyond it a flood is refused from memory. */
  tries: { name: 'contact_try', points: 200, seconds: hour },
  network: { name: 'contact_from', points: 10, seconds: hour },
  person: { name: 'contact_by', points: 20, seconds: hour },
  mail: { name: 'contact_mail', points: 100, seconds: hour },
} as const satisfies Record<string, Limit>;

export type MessageSender = {
  /** Null for a visitor. */
  readonly userId: number | null;
  readonly address: string;
};

export function countTry(rateLimit: RateLimiter, { address }: MessageSender): Promise<void> {
  return rateLimit(limits.tries, networkOf(address));
}

/** People who are signed in have a counter of their own: in an office or a library many share a network. */
export function countMessage(count: CountUse, { userId, address }: MessageSender): Promise<void> {
  return userId === null
    ? count(limits.network, networkOf(address))
    : count(limits.person, String(userId));
}

/** Counted apart, so that a flood of strangers does not hold up those who pay for priority. */
export function countMailToUs(
  count: CountUse,
  { isPriority }: { readonly isPriority: boolean },
): Promise<void> {
  return count(limits.mail, isPriority ? 'priority' : 'others');
}
