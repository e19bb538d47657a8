/** Rate limits that all processes share through PostgreSQL. */
import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database/database.ts';
import { DomainError } from './errors.ts';
import { rateLimits } from './rate-limit.tables.ts';

export type Limit = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** What the refused read, where the common message will not do. */
  readonly message?: string;
};

/** Counts one use by this key, and throws when there were too many. */
export type RateLimiter = (limit: Limit, key: string) => Promise<void>;

export function createRateLimiter(pool: Pool, factor: number): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (limit: Limit): RateLimiterPostgres => {
    const existing = limiters.get(limit.name);
    if (existing !== undefined) return existing;
    const points = Math.max(1, Math.round(limit.points * factor));
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
  return async (limit, key) => {
    try {
      await limiterFor(limit).consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new DomainError('too_many_requests', {
        ...(limit.message !== undefined && { message: limit.message }),
        headers: { 'retry-after': String(Math.max(1, Math.ceil(reason.msBeforeNext / 1000))) },
      });
    }
  };
}

export async function purgeExpiredRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
