/** The process: configuration, database, jobs, listening, and an orderly end. */
import { setTimeout as pause } from 'node:timers/promises';
import { createPasswords } from './accounts/passwords.ts';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { createTestPayments } from './billing/set-up-emulator.ts';
import {
  findConnectionSoon,
  type OpenStripeEmulator,
  tryToOpenEmulator,
} from './billing/stripe-emulator.ts';
import { type Config, readConfig, usesStripeEmulator } from './config.ts';
import { makeDemoAccounts } from './demo/demo-accounts.ts';
import { dailyJob } from './jobs/payment-jobs.ts';
import { recomputeOlderLedgers } from './ledger/recompute-ledgers.ts';
import { createMailer } from './mail/mailer.ts';
import { clockStartingAt, systemClock } from './platform/clock.ts';
import { listenForContentChanges } from './platform/content-changes.ts';
import { isDatabaseAway } from './platform/database/absence.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { drainConnections } from './platform/draining.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { type Lifecycle, type Outlook, runProcess } from './platform/lifecycle.ts';
import { createLog, type Log } from './platform/logging.ts';
import type { Pages } from './platform/pages.ts';
import { requireFreePort, requireListening } from './platform/port.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createRenderCache } from './platform/render-cache.ts';
import type { Variables } from './platform/variables.ts';
import { listJobs, listMailTemplates, scheduleLinks } from './registries.ts';

/** Given the log, so that the pages can report to it. */
type PagesSource = (log: Log) => Promise<Pages>;

type Injected = {
  readonly loadPages: PagesSource;
  /** Stands in for Stripe on a machine without its key. */
  readonly openStripeEmulator?: OpenStripeEmulator;
};

export function runServer(injected: Injected): Promise<void> {
  return runProcess((lifecycle) => start({ ...injected, lifecycle, variables: process.env }));
}

export async function start({
  lifecycle,
  loadPages,
  openStripeEmulator,
  variables,
}: Injected & {
  readonly lifecycle: Lifecycle;
  readonly variables: Variables;
}): Promise<Outlook> {
  const config = readConfig(variables);
  await requireFreePort(config);
  const log = createLog(config.logLevel);
  const clock = config.testNow === null ? systemClock() : clockStartingAt(config.testNow);
  const pages = await loadPages(log);

  const database = await openConfiguredDatabase(config, log);
  lifecycle.opened(database.close);
  const { db, pool, background, availability } = database;
  await migrateDatabase(background.pool);
  await recomputeOlderLedgers(background.db, (debtId, error) =>
    log.error({ debtId, err: error }, 'a ledger could not be worked out by the new rules'),
  );
  const emulator =
    openStripeEmulator !== undefined && usesStripeEmulator(config)
      ? await tryToOpenEmulator(openStripeEmulator, {
          databaseUrl: database.url,
          clock,
          port: config.port,
          log,
        })
      : null;
  if (emulator !== null) lifecycle.opened(emulator.stop);
  const { publicUrl } = config;
  const testPayments = emulator === null ? null : createTestPayments(emulator, { publicUrl, log });
  const passwords = createPasswords();
  if (config.environment === 'local') {
    await makeDemoAccounts({ db, clock, passwords, ...scheduleLinks });
  }

  const templates = listMailTemplates({ db: background.db, clock, config });
  const mailer = createMailer({ db: background.db, clock, config, log, templates });
  const stopping = new AbortController();
  const jobs = await startJobs({
    pool: background.pool,
    availability,
    log,
    jobs: listJobs({ db: background.db, clock, log, mailer, stopping: stopping.signal }),
  });
  lifecycle.opened(jobs.stop);
  // It stops before the jobs, one of which may be waiting for it.
  lifecycle.opened(mailer.stop);
  lifecycle.opened(async () => stopping.abort());

  const renderCache = createRenderCache(clock);
  const contentChanges = listenForContentChanges({
    url: database.url,
    onChange: renderCache.clear,
    onError: (error) => {
      if (isDatabaseAway(error)) availability.reportAway(error);
      else log.warn({ err: error }, 'notices of changed content are interrupted');
    },
  });
  lifecycle.opened(contentChanges.stop);

  const rateLimit = createRateLimiter(pool, config.rateLimitFactor);
  const app = await buildApp({
    config,
    log,
    clock,
    db,
    availability,
    rateLimit,
    mailer,
    passwords,
    pages,
    renderCache,
  });
  lifecycle.opened(async () => {
    if (config.trustProxy !== null) await drainConnections(app);
    await app.close();
  });
  lifecycle.whenLate(() => {
    log.error('open requests did not end in time and are cut off');
    app.server.closeAllConnections();
  });
  await requireListening(app, config);
  const found = emulator === null ? null : await findConnectionSoon(emulator, log);
  announce(config, { database: database.kind, emulatorAddress: found?.address ?? null });
  testPayments?.connection().catch((error: unknown) => {
    // Where it fails, card payments do, and nothing else: the product serves already.
    if (!stopping.signal.aborted) log.warn({ err: error }, 'test payments could not be set up');
  });
  // What came due while no process was up.
  mailer.wake();
  void runDailyOnce(jobs, { log, stopping: stopping.signal });
  return 'stays up';
}

const dailyPauseMs = 5_000;

/** The process serves already: a database that goes away at this moment must not end it. */
async function runDailyOnce(
  jobs: Jobs,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await jobs.runNow(dailyJob);
    } catch (error) {
      log.warn({ err: error }, 'the work that is due could not be queued yet');
    }
    // A stop ends the pause early.
    await pause(dailyPauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

function openConfiguredDatabase(config: Config, log: Log): Promise<DatabaseConnection> {
  return openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    waitFactor: config.databaseWaitFactor,
    onNews: (news) => {
      if (news.kind === 'away') log.error({ err: news.error }, 'connections to the database fail');
      else log.warn({ awayMs: news.awayMs }, 'the database answers again');
    },
    onLost: (error) => {
      log.fatal({ err: error }, 'the built-in database was lost');
      process.exit(1);
    },
  });
}
