/**
 * Keeps a note of each error that nobody foresaw, for staff: where and of what kind, and nothing that people typed.
 * The log has the rest.
 */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import type { Clock } from './clock.ts';
import { isDatabaseAway } from './database/absence.ts';
import type { Database } from './database/database.ts';
import {
  deleteFailuresBefore,
  type FailureRecord,
  insertFailures,
} from './failure-records.store.ts';
import { failureRecords } from './failure-records.tables.ts';
import type { Job } from './jobs.ts';
import type { Log } from './logging.ts';
import { type Retention, retentionJob } from './retention.ts';

export type FailureRecorder = {
  /** Never throws, and nobody waits for it. */
  readonly record: (failure: Failure) => void;
  /** Resolves when what was told of so far is stored, or could not be. */
  readonly idle: () => Promise<void>;
};

type Failure = {
  /** The pattern of a route, or the name of a job. */
  readonly place: string;
  readonly error: unknown;
  readonly requestId?: string;
};

/** Whatever fails in a loop: a minute of it says all that a day of it would. */
const recordsPerMinute = 30;
const minuteMs = 60_000;

export function createFailureRecorder({
  db,
  clock,
  log,
}: {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}): FailureRecorder {
  const waiting: FailureRecord[] = [];
  let running: Promise<void> | null = null;
  let minute = { startedAt: 0, recorded: 0, skipped: 0 };

  const store = async (): Promise<void> => {
    while (waiting.length > 0) {
      await insertFailures(db, waiting.splice(0)).catch((error: unknown) => {
        // That is told elsewhere, and these are in the log.
        if (!isDatabaseAway(error)) log.warn({ err: error }, 'failures could not be recorded');
      });
    }
    running = null;
  };
  return {
    record: ({ place, error, requestId }) => {
      const at = clock.now();
      if (Math.abs(at.getTime() - minute.startedAt) >= minuteMs) {
        if (minute.skipped > 0) {
          log.warn({ skipped: minute.skipped }, 'failures were too many to be recorded');
        }
        minute = { startedAt: at.getTime(), recorded: 0, skipped: 0 };
      }
      if (minute.recorded >= recordsPerMinute) {
        minute.skipped += 1;
        return;
      }
      minute.recorded += 1;
      waiting.push({ at, place, kind: kindOf(error), requestId: requestId ?? null });
      running ??= store();
    },
    idle: async () => {
      await running;
    },
  };
}

/** The error's name and code, never its message: that may repeat what somebody typed. */
export function kindOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause !== undefined) return kindOf(error.cause);
  if (error === null || typeof error !== 'object') return typeof error;
  const name = error instanceof DatabaseError ? 'DatabaseError' : plain(nameOf(error));
  const code = 'code' in error ? plain(error.code) : null;
  return code === null ? (name ?? 'Error') : `${name ?? 'Error'} ${code}`;
}

function nameOf(error: object): unknown {
  return 'name' in error ? error.name : null;
}

/** A name or a code is one short word; whatever else stands there may be somebody's. */
function plain(text: unknown): string | null {
  return typeof text === 'string' && /^[\w.-]{1,60}$/.test(text) ? text : null;
}

/**
 * Gives what the handler of errors tells of them. Pages that cannot be rendered have no error that comes to it, and
 * are known by their status.
 */
export function recordFailedReplies(
  app: FastifyInstance,
  { record }: Pick<FailureRecorder, 'record'>,
): (request: FastifyRequest, error: unknown) => void {
  const told = new WeakSet<FastifyRequest>();
  const tell = (request: FastifyRequest, error: unknown): void => {
    told.add(request);
    const { method, routeOptions, id } = request;
    record({ place: `${method} ${routeOptions.url ?? 'none'}`, error, requestId: id });
  };
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 500 && !told.has(request)) tell(request, { name: 'Status', code: '500' });
  });
  return tell;
}

export const failureRetention: Retention = {
  what: 'records of errors',
  tables: [failureRecords],
  keptDays: retentionDays.errorRecords,
  deleteBefore: deleteFailuresBefore,
};

export function failureJobs(deps: Parameters<typeof retentionJob>[0]): readonly Job[] {
  const retentions = [failureRetention];
  return [retentionJob(deps, { name: 'failures.purge', cron: '47 3 * * *', retentions })];
}
