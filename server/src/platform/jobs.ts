/** Background work on pg-boss: each job is a verb, done by one process however many there are. */
import { product } from '@debt-payoff/contract/product';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { isDatabaseAway } from './database/absence.ts';
import type { Availability } from './database/availability.ts';
import { withoutBounds } from './database/pool.ts';
import type { FailureRecorder } from './failure-records.ts';
import type { Log } from './logging.ts';

export type Job = {
  readonly name: string;
  /** When it falls due, in Europe/London. */
  readonly cron: string;
  /** How often it is tried again when it fails. */
  readonly retries?: number;
  /** It may take hours; a process that dies in the meantime is noticed soon, and another takes it over. */
  readonly isLong?: boolean;
  readonly run: () => Promise<void>;
};

export type Jobs = {
  /** Those that this process works on, with the others. */
  readonly registered: readonly Pick<Job, 'name' | 'cron'>[];
  /** Queues a job outside of its hours. False where it is queued or under way already: it is not queued twice. */
  readonly runNow: (name: string) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

const stopTimeoutMs = 10_000;
const longWork = { expireInSeconds: 6 * 60 * 60, heartbeatSeconds: 60 };

export async function startJobs(options: {
  pool: Pool;
  availability: Availability;
  log: Log;
  jobs: readonly Job[];
  failures?: Pick<FailureRecorder, 'record'>;
}): Promise<Jobs> {
  const { pool, availability, log, jobs, failures } = options;
  const boss = createBoss(pool);
  const report = (error: unknown, job?: string): void => {
    // Each queue asks again every two seconds, and would say so each time.
    if (isDatabaseAway(error)) {
      availability.reportAway(error);
      return;
    }
    log.error({ err: error, job }, 'background work failed');
    failures?.record({ place: job ?? 'jobs', error });
  };
  boss.on('error', (error) => report(error));
  await startInTurn(boss, pool);
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'exclusive',
      retryLimit: job.retries ?? 3,
      retryBackoff: true,
      ...(job.isLong === true && longWork),
    });
    await boss.schedule(job.name, job.cron, null, { tz: product.timeZone });
    await boss.work(job.name, () => runReported(job, report));
  }
  return {
    registered: jobs,
    runNow: async (name) => (await boss.send(name)) !== null,
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}

/** The queue keeps an error for days, and an error of the database has in it what people typed. */
async function runReported(
  { name, run }: Job,
  report: (error: unknown, job: string) => void,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    report(error, name);
    throw new Error(`${name} failed; see the log`);
  }
}

/** Makes the queue's own tables and ends; `startJobs` does the same before it starts. */
export async function createJobTables(pool: Pool): Promise<void> {
  const boss = createBoss(pool, { supervise: false, schedule: false });
  await startInTurn(boss, pool);
  await boss.stop({ graceful: false });
}

const startLock = 5_001_003;

/** One process at a time: two that make the queue's tables at once would stumble over each other. */
async function startInTurn(boss: PgBoss, pool: Pool): Promise<void> {
  await withoutBounds(pool, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    await boss.start();
  });
}

function createBoss(pool: Pool, options: { supervise?: boolean; schedule?: boolean } = {}): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    ...options,
  });
}
