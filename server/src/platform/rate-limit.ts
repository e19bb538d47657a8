/** Rate limits that all processes share through PostgreSQL. */
import { errorTable } from '@debt-payoff/contract/errors';
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import { tryAgainText } from '@debt-payoff/contract/texts/try-again';
import { lt, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { systemClock } from './clock.ts';
import type { Database, Transaction } from './database/database.ts';
import { deleteInParts } from './database/delete-in-parts.ts';
import { DomainError } from './errors.ts';
import type { Job } from './jobs.ts';
import { rateLimits } from './rate-limit.tables.ts';
import { type Retention, retentionJob } from './retention.ts';

export type Limit = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** What the refused read before how long to wait, where the common sentence will not do. */
  readonly message?: string;
  /** Whether the message says by itself how long to wait. */
  readonly saysWait?: true;
};

export type Hold = { readonly giveBack: () => Promise<void> };

/** Counts one use by this key, and throws when there were too many. */
export type CountUse = (limit: Limit, key: string) => Promise<void>;

export type RateLimiter = CountUse & {
  /**
   * For what counts only if it fails: it is counted first, so that many at once cannot pass together,
   * and given back where all was well. A limit is used in one of the two ways.
   */
  readonly hold: (limit: Limit, key: string) => Promise<Hold>;
  /**
   * Counts in a transaction: what is not stored has not been used. Until the transaction ends, others with the
   * same key wait, so it must be short.
   */
  readonly within: (tx: Pick<Transaction, 'execute'>) => CountUse;
  /** Begins anew for this key. Only for a limit that is held: of the others a process may remember a refusal. */
  readonly forget: (limit: Limit, key: string) => Promise<void>;
};

export function createRateLimiter(pool: Pool, factor: number): RateLimiter {
  const db = drizzle(pool);
  const limiters = new Map<string, RateLimiterPostgres>();
  const pointsOf = ({ points }: Limit) => Math.max(1, Math.round(points * factor));
  const limiterFor = (limit: Limit): RateLimiterPostgres => {
    const existing = limiters.get(limit.name);
    if (existing !== undefined) return existing;
    const points = pointsOf(limit);
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points,
      duration: limit.seconds,
      // A flood is refused from memory and does not reach the database.
      inMemoryBlockOnConsumed: points + 1,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const count = async (limit: Limit, key: string): Promise<void> => {
    try {
      await limiterFor(limit).consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(limit, reason.msBeforeNext);
    }
  };
  const takeFrom = async (
    runner: Pick<Database, 'execute'>,
    limit: Limit,
    row: string,
  ): Promise<number> => {
    const now = Date.now();
    const end = now + limit.seconds * 1000;
    const taking = takeOne({ row, end, now, points: pointsOf(limit) });
    const { rows } = await runner.execute<{ expire: string; isTaken: boolean }>(taking);
    const [window] = rows;
    const expire = Number(window?.expire ?? end);
    // Of several at once, the one that began the window may have looked at the clock later.
    if (!window?.isTaken) throw tooMany(limit, Math.min(expire, end) - now);
    return expire;
  };
  const hold = async (limit: Limit, key: string): Promise<Hold> => {
    const row = rowOf(limit, key);
    const expire = await takeFrom(db, limit, row);
    return { giveBack: async () => void (await pool.query(giveOneBack, [row, expire])) };
  };
  const within =
    (tx: Pick<Transaction, 'execute'>): CountUse =>
    async (limit, key) => {
      await takeFrom(tx, limit, rowOf(limit, key));
    };
  const forget = async (limit: Limit, key: string): Promise<void> => {
    await pool.query('DELETE FROM rate_limits WHERE key = $1', [rowOf(limit, key)]);
  };
  return Object.assign(count, { hold, within, forget });
}

function rowOf({ name }: Limit, key: string): string {
  return `${name}:${key}`;
}

/** Takes nothing where nothing is left, so that those who are refused need not give anything back. */
function takeOne({ row, end, now, points }: Taking): SQL {
  return sql`
    WITH taken AS (
      INSERT INTO rate_limits AS counter (key, points, expire) VALUES (${row}, 1, ${end}::bigint)
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counter.expire <= ${now}::bigint THEN 1 ELSE counter.points + 1 END,
        expire = CASE WHEN counter.expire <= ${now}::bigint THEN ${end}::bigint ELSE counter.expire END
      WHERE counter.expire <= ${now}::bigint OR counter.points < ${points}
      RETURNING expire
    )
    SELECT expire, true AS "isTaken" FROM taken
    UNION ALL
    SELECT expire, false FROM rate_limits WHERE key = ${row} AND NOT EXISTS (SELECT FROM taken)`;
}

type Taking = {
  readonly row: string;
  readonly end: number;
  readonly now: number;
  readonly points: number;
};

/** Only to the window from which it was taken: a later one would allow more than the limit. */
const giveOneBack = `
  UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire = $2 AND points > 0`;

/** For work that goes on without what is beyond a limit. */
export async function isWithinLimit(counting: Promise<unknown>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

export function tooMany(limit: Limit, waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const sentence = limit.message ?? errorTable.too_many_requests.message;
  return new DomainError('too_many_requests', {
    message: limit.saysWait ? sentence : `${sentence} ${tryAgainText(seconds)}`,
    headers: { 'retry-after': String(seconds) },
  });
}

export const rateLimitRetention: Retention = {
  what: 'counters that have run out',
  tables: [rateLimits],
  keptDays: retentionDays.expiredCounters,
  deleteBefore: (db, instant) =>
    deleteInParts(db, rateLimits, lt(rateLimits.expire, instant.getTime())),
};

export function rateLimitJobs(db: Database): readonly Job[] {
  // The limiter writes the system's time, not the product's.
  const deps = { db, clock: systemClock() };
  const retentions = [rateLimitRetention];
  return [retentionJob(deps, { name: 'rate-limits.purge', cron: '17 * * * *', retentions })];
}
