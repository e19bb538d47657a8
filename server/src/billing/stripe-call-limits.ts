/** How often a person may make us call Stripe. */
import type { Limit, RateLimiter } from '../platform/rate-limit.ts';

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

const limits = {
  /** Opens, changes or ends something. */
  act: { name: 'billing_act', points: 60, seconds: quarterHour },
  /**
   * Begins, changes or keeps: what can end in a payment and in a mail to an address that need not be theirs.
   * Leaving is never refused by it.
   */
  begin: { name: 'billing_begin', points: 30, seconds: day },
  /** A page that waits for a checkout asks again and again. */
  look: { name: 'billing_look', points: 300, seconds: quarterHour },
} as const satisfies Record<string, Limit>;

export function countBilling(
  rateLimit: RateLimiter,
  manner: keyof typeof limits,
  userId: number,
): Promise<void> {
  return rateLimit(limits[manner], String(userId));
}
