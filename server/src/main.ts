/** The process: configuration, database, jobs, listening, and an orderly end. */
import { product } from '@debt-payoff/contract/product';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { clockStartingAt, systemClock } from './platform/clock.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { startJobs } from './platform/jobs.ts';
import { createLog, type Log } from './platform/logging.ts';
import type { Pages } from './platform/pages.ts';
import { requireFreePort, requireListening } from './platform/port.ts';
import { createRateLimiter, purgeExpiredRateLimits } from './platform/rate-limit.ts';
import { StartupError } from './platform/startup-error.ts';

const stopDeadlineMs = 20_000;
const oneGestureMs = 1_000;

/** Runs until a signal ends it. A problem at the start is told in plain words, with exit code 1. */
export async function runServer(loadPages: () => Promise<Pages>): Promise<void> {
  const opened: Closable[] = [];
  try {
    await start(opened, loadPages);
  } catch (error) {
    await closeAll(opened);
    if (!(error instanceof StartupError)) throw error;
    console.error(`${product.name} cannot start:`);
    for (const problem of error.problems) console.error(`  - ${problem}`);
    process.exitCode = 1;
  }
}

type Closable = () => Promise<unknown>;

/** What was opened last is closed first. */
async function closeAll(opened: Closable[]): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

async function start(opened: Closable[], loadPages: () => Promise<Pages>): Promise<void> {
  const config = readConfig(process.env);
  await requireFreePort(config);
  const log = createLog(config.logLevel);
  const clock = config.testNow === null ? systemClock() : clockStartingAt(config.testNow);
  const pages = await loadPages();

  const database = await openConfiguredDatabase(config, log);
  opened.push(database.close);
  const { db, pool } = database;
  await migrateDatabase(pool);

  const jobs = await startJobs({
    pool,
    log,
    jobs: [
      {
        name: 'rate-limits.purge',
        cron: '17 * * * *',
        run: () => purgeExpiredRateLimits(db, clock.now()),
      },
    ],
  });
  opened.push(jobs.stop);

  const rateLimit = createRateLimiter(pool, config.rateLimitFactor);
  const app = await buildApp({ config, log, clock, db, pool, rateLimit, pages });
  opened.push(() => app.close());
  await requireListening(app, config);
  announce(config, database.kind);
  stopOnSignal(opened, log);
}

function openConfiguredDatabase(config: Config, log: Log): Promise<DatabaseConnection> {
  return openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onLost: (error) => {
      log.fatal({ err: error }, 'the built-in database was lost');
      process.exit(1);
    },
  });
}

/**
 * The first signal ends the process in order, a later one at once. On Ctrl-C the terminal, npm and
 * a watcher each send one, so those that come together count as one.
 */
function stopOnSignal(opened: Closable[], log: Log): void {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > oneGestureMs) process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      log.error('open requests did not end in time');
      process.exit(1);
    }, stopDeadlineMs).unref();
    closeAll(opened).catch((error: unknown) => {
      log.error({ err: error }, 'the process did not stop in order');
      process.exit(1);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
