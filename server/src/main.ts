/** The process: configuration, database, jobs, listening, and an orderly end. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '@debt-payoff/contract/roles';
import { createPasswords } from './accounts/passwords.ts';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { createTaskWorker } from './billing/leaving/task-worker.ts';
import { createPayments } from './billing/stripe/connect-payments.ts';
import { preparePayments } from './billing/stripe/prepare-payments.ts';
import { createTestPayments, setUpEmulator } from './billing/stripe/set-up-emulator.ts';
import {
  findConnectionSoon,
  type OpenStripeEmulator,
  tryToOpenEmulator,
} from './billing/stripe/stripe-emulator.ts';
import { createEventWorker } from './billing/sync/event-worker.ts';
import { type Config, readConfig, usesStripeEmulator } from './config.ts';
import { seedContent } from './content/seed/seed-content.ts';
import { makeDemoAccounts } from './demo/demo-accounts.ts';
import { tryToSubscribeDemoAccounts } from './demo/demo-subscriptions.ts';
import { recomputeOlderLedgers } from './ledger/recompute-ledgers.ts';
import { createMailer } from './mail/mailer.ts';
import { clockStartingAt, systemClock } from './platform/clock.ts';
import { listenForContentChanges } from './platform/content-changes.ts';
import { isDatabaseAway } from './platform/database/absence.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { drainConnections } from './platform/draining.ts';
import { createFailureRecorder } from './platform/failure-records.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { type Lifecycle, type Outlook, runProcess } from './platform/lifecycle.ts';
import { createLog, type Log } from './platform/logging.ts';
import type { Pages } from './platform/pages.ts';
import { requireFreePort, requireListening } from './platform/port.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createRenderCache } from './platform/render-cache.ts';
import type { Variables } from './platform/variables.ts';
import { jobsAtStart, listJobs, listMailTemplates, scheduleLinks } from './registries.ts';
import { loadKeys } from './sessions/keys.ts';
import { createPlatforms } from './social/platforms/create-platforms.ts';

/** Given the log, so that the pages can report to it, and the environment, which decides what site they are of. */
type PagesSource = (log: Log, environment: Environment) => Promise<Pages>;

type Injected = {
  readonly loadPages: PagesSource;
  /** Stands in for Stripe on a machine without its key. */
  readonly openStripeEmulator?: OpenStripeEmulator;
  /** Of what speaks as Stripe does, in place of Stripe itself. */
  readonly stripeAddress?: string;
};

export function runServer(injected: Injected): Promise<void> {
  return runProcess((lifecycle) => start({ ...injected, lifecycle, variables: process.env }));
}

export async function start({
  lifecycle,
  loadPages,
  openStripeEmulator,
  stripeAddress,
  variables,
}: Injected & {
  readonly lifecycle: Lifecycle;
  readonly variables: Variables;
}): Promise<Outlook> {
  const config = readConfig(variables);
  await requireFreePort(config);
  const log = createLog(config.logLevel);
  const clock = config.testNow === null ? systemClock() : clockStartingAt(config.testNow);
  const pages = await loadPages(log, config.environment);

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
  const stripe = { ...config.stripe, address: stripeAddress ?? null };
  const testPayments =
    emulator === null
      ? null
      : createTestPayments(emulator, { publicUrl, db, clock, log }, setUpEmulator);
  const payments = createPayments({ db, clock, log, stripe, testPayments });
  const passwords = createPasswords();
  if (config.environment === 'local') {
    await makeDemoAccounts({ db, clock, passwords, ...scheduleLinks });
    // Loaded here alone: the figures in the articles are worked out as they are loaded.
    const { seedData } = await import('./content/seed/seed-data.ts');
    await seedContent({ db: background.db, clock }, seedData);
  }

  const templates = listMailTemplates({ db: background.db, clock, config });
  const mailer = createMailer({ db: background.db, clock, config, log, templates });
  const stopping = new AbortController();
  const { trialAddress: addressKey } = await loadKeys(db, config.secrets?.jwt ?? null);
  const billing = { db: background.db, clock, log, config, payments, mailer, addressKey };
  const eventWorker = createEventWorker(billing);
  const taskWorker = createTaskWorker(billing);
  const rateLimit = createRateLimiter(pool, config.rateLimitFactor);
  const platforms = createPlatforms(config.social, { clock, log });
  const failures = createFailureRecorder({ db: background.db, clock, log });
  lifecycle.opened(failures.idle);
  const jobs = await startJobs({
    pool: background.pool,
    availability,
    log,
    failures,
    jobs: listJobs({ ...billing, platforms, eventWorker, rateLimit, stopping: stopping.signal }),
  });
  lifecycle.opened(jobs.stop);
  // They stop before the jobs, one of which may be waiting for them.
  lifecycle.opened(eventWorker.stop);
  lifecycle.opened(taskWorker.stop);
  lifecycle.opened(mailer.stop);
  lifecycle.opened(async () => stopping.abort());

  const renderCache = createRenderCache(clock);
  const contentChanges = listenForContentChanges({
    url: database.url,
    waitFactor: config.databaseWaitFactor,
    onChange: renderCache.clear,
    onError: (error) => {
      if (isDatabaseAway(error)) availability.reportAway(error);
      else log.warn({ err: error }, 'notices of changed content are interrupted');
    },
  });
  lifecycle.opened(contentChanges.stop);

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
    payments,
    platforms,
    jobs,
    failures,
    onStripeEvent: eventWorker.wake,
    onStripeTask: taskWorker.wake,
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
  const { signal } = stopping;
  const prepared = preparePayments(payments, { stripe, publicUrl, log, stopping: signal });
  if (emulator !== null && testPayments !== null) {
    const { releaseTestClock } = emulator;
    void prepared.then(() =>
      tryToSubscribeDemoAccounts({ ...billing, testPayments, releaseTestClock }, signal),
    );
  }
  // What came due while no process was up.
  mailer.wake();
  for (const name of jobsAtStart) void runOnce(jobs, { name, log, stopping: stopping.signal });
  return 'stays up';
}

const queuePauseMs = 5_000;

/** The process serves already: a database that goes away at this moment must not end it. */
async function runOnce(
  jobs: Jobs,
  { name, log, stopping }: { name: string; log: Log; stopping: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await jobs.runNow(name);
      return;
    } catch (error) {
      log.warn({ err: error }, 'the work that is due could not be queued yet');
    }
    // A stop ends the pause early.
    await pause(queuePauseMs, undefined, { signal: stopping }).catch(() => undefined);
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
