/**
 * Keys of the built-in staff of the local environment, who have no account that a key could be kept with: the
 * process remembers them for as long as it runs.
 */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { DomainError } from '../platform/domain-error.ts';
import type { IdempotencyKey } from './idempotency.ts';

const keysMax = 1_000;

export type KeyMemory = <Reply>(
  idempotencyKey: Pick<IdempotencyKey, 'key' | 'fingerprint'>,
  work: () => Promise<Reply>,
) => Promise<Reply>;

export function createKeyMemory(): KeyMemory {
  const replies = new Map<string, { fingerprint: string; reply: Promise<unknown> }>();
  return <Reply>(
    { key, fingerprint }: Pick<IdempotencyKey, 'key' | 'fingerprint'>,
    work: () => Promise<Reply>,
  ): Promise<Reply> => {
    if (key === null) return work();
    const earlier = replies.get(key);
    if (earlier !== undefined) {
      if (earlier.fingerprint === fingerprint) {
        // Made by this very function, for the same request.
        return earlier.reply as Promise<Reply>;
      }
      throw new DomainError('conflict', { message: paymentTexts.repeatedKey });
    }
    const reply = work();
    replies.set(key, { fingerprint, reply });
    // What was refused may be sent again, corrected.
    reply.catch(() => replies.delete(key));
    const [oldest] = replies.keys();
    if (replies.size > keysMax && oldest !== undefined) replies.delete(oldest);
    return reply;
  };
}
