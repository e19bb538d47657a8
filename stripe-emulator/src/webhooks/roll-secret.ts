/** A new signing secret for an endpoint. */
import * as z from 'zod';
import { randomText } from '../ids.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

const keepMaxSeconds = 24 * 60 * 60;

export const rollSecretSchema = z.strictObject({
  keep_seconds: z.int().min(0).max(keepMaxSeconds).optional(),
});

/** The old secret goes on signing beside the new one for as long as it is kept. */
export async function rollSecret(
  tx: Transaction,
  { id, keepSeconds }: { readonly id: string; readonly keepSeconds: number },
): Promise<object> {
  const endpoint = await tx.get('webhook_endpoint', id);
  const { secret, previousSecrets = [] } = await tx.internal('webhook_endpoint', id);
  if (secret === undefined) throw invalidRequest(`${id} has no secret that could be rolled.`);
  const now = await tx.now();
  const next = `whsec_${randomText(32)}`;
  await tx.update('webhook_endpoint', endpoint, {
    secret: next,
    previousSecrets: [
      ...previousSecrets.filter(({ expiresAt }) => expiresAt > now),
      { secret, expiresAt: now + keepSeconds },
    ],
  });
  return { ...endpoint, secret: next };
}
