/** Signs what is delivered, so that a receiver can tell it from what others send. */
import { createHmac } from 'node:crypto';
import type { Internals } from '../store/kinds.ts';

/** One `v1` for each secret that is in force; a receiver looks for one that fits. */
export function signatureOf(
  body: string,
  { secrets, at }: { readonly secrets: readonly string[]; readonly at: number },
): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  );
  return [`t=${at}`, ...signatures].join();
}

export function secretsInForce(
  { secret, previousSecrets = [] }: Internals['webhook_endpoint'],
  now: number,
): string[] {
  const previous = previousSecrets.filter(({ expiresAt }) => expiresAt > now);
  return [...(secret === undefined ? [] : [secret]), ...previous.map((one) => one.secret)];
}
