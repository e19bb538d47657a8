/** A call that is sent again with its key gives what it gave the first time, errors included. */
import { createHash } from 'node:crypto';
import { schemaName } from '../store/schema.ts';
import type { Transaction } from '../store/transaction.ts';
import { errorBody, StripeError } from '../stripe-error.ts';

export type KeyedRequest = {
  readonly key: string;
  readonly requestId: string;
  readonly fingerprint: string;
};

export type Outcome = {
  readonly status: number;
  readonly body: object;
  /** The request that first gave it, where this one only repeats it. */
  readonly originalRequestId: string | null;
};

const keptSeconds = 24 * 60 * 60;
export const keyLengthMax = 255;

export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

type KeptReply = {
  readonly fingerprint: string;
  readonly status: number;
  readonly reply: object;
  readonly request_id: string;
};

/** Runs the work once for a key. What fails is undone to where it began, and its error is kept. */
export async function runOnce(
  tx: Transaction,
  request: KeyedRequest,
  work: () => Promise<object>,
): Promise<Outcome> {
  const now = await tx.now();
  await tx.client.query(`DELETE FROM ${schemaName}.idempotency_keys WHERE created_at <= $1`, [
    now - keptSeconds,
  ]);
  const { rows } = await tx.client.query<KeptReply>(
    `SELECT fingerprint, status, reply, request_id FROM ${schemaName}.idempotency_keys WHERE key = $1`,
    [request.key],
  );
  const [known] = rows;
  if (known !== undefined) {
    if (known.fingerprint !== request.fingerprint) throw keyReused(request.key);
    return { status: known.status, body: known.reply, originalRequestId: known.request_id };
  }
  const outcome = await runOrUndo(tx, request.requestId, work);
  await tx.client.query(
    `INSERT INTO ${schemaName}.idempotency_keys (key, fingerprint, status, reply, request_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      request.key,
      request.fingerprint,
      outcome.status,
      JSON.stringify(outcome.body),
      request.requestId,
      now,
    ],
  );
  return outcome;
}

/** As above, for a call without a key. */
export async function runOrUndo(
  tx: Transaction,
  requestId: string,
  work: () => Promise<object>,
): Promise<Outcome> {
  await tx.client.query('SAVEPOINT call');
  try {
    return { status: 200, body: await work(), originalRequestId: null };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (!error.keepsChanges) await tx.client.query('ROLLBACK TO SAVEPOINT call');
    return { status: error.status, body: errorBody(error, requestId), originalRequestId: null };
  }
}

function keyReused(key: string): StripeError {
  return new StripeError(
    400,
    'idempotency_error',
    `The idempotency key '${key}' was first used with other parameters. Use another key for another request.`,
  );
}

export function keyInUse(key: string): StripeError {
  return new StripeError(
    409,
    'idempotency_error',
    `Another request with the idempotency key '${key}' is still under way. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  );
}
