import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Until one transaction in the test's database waits for a lock that another holds. */
export function untilOneWaits(pool: Pool): Promise<void> {
  return expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount;
    })
    .toBe(1);
}
