/** The process: configuration, database, jobs, listening, and an orderly end. */
import { createPasswords } from './accounts/passwords.ts';
import { purgeAccounts } from './accounts/purge.ts';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { dailyJob, paymentJobs } from './daily/payment-jobs.ts';
import { makeDemoAccounts } from './demo/demo-accounts.ts';
import { purgeFinishedMail } from './mail/mail.ts';
import { createMailer } from './mail/mailer.ts';
import { listMailTemplates } from './mail/templates.ts';
import { clockStartingAt, systemClock } from './platform/clock.ts';
import { listenForContentChanges } from './platform/content-changes.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { startJobs } from './platform/jobs.ts';
import { type Lifecycle, type Outlook, runProcess } from './platform/lifecycle.ts';
import { createLog, type Log } from './platform/logging.ts';
import type { Pages } from './platform/pages.ts';
import { requireFreePort, requireListening } from './platform/port.ts';
import { createRateLimiter, purgeExpiredRateLimits } from './platform/rate-limit.ts';
import { createRenderCache } from './platform/render-cache.ts';

/** Given the log, so that the pages can report to it. */
type PagesSource = (log: Log) => Promise<Pages>;

export function runServer(loadPages: PagesSource): Promise<void> {
  return runProcess((lifecycle) => start(lifecycle, loadPages));
}

async function start(lifecycle: Lifecycle, loadPages: PagesSource): Promise<Outlook> {
  const config = readConfig(process.env);
  await requireFreePort(config);
  const log = createLog(config.logLevel);
  const clock = config.testNow === null ? systemClock() : clockStartingAt(config.testNow);
  const pages = await loadPages(log);

  const database = await openConfiguredDatabase(config, log);
  lifecycle.opened(database.close);
  const { db, pool } = database;
  await migrateDatabase(pool);
  if (config.environment === 'local') {
    await makeDemoAccounts({ db, clock, passwords: createPasswords() });
  }

  const templates = listMailTemplates({ db, clock, config });
  const mailer = createMailer({ db, clock, config, log, templates });
  const stopping = new AbortController();
  const jobs = await startJobs({
    pool,
    log,
    jobs: [
      {
        name: 'rate-limits.purge',
        cron: '17 * * * *',
        // The limiter writes the system's time, not the product's.
        run: () => purgeExpiredRateLimits(db, new Date()),
      },
      {
        name: 'accounts.purge',
        cron: '23 3 * * *',
        run: () => purgeAccounts(db, clock.now()),
      },
      { name: 'mail.deliver', cron: '* * * * *', run: mailer.deliverNow },
      { name: 'mail.purge', cron: '43 3 * * *', run: () => purgeFinishedMail(db, clock.now()) },
      ...paymentJobs({ db, clock, log, mailer, stopping: stopping.signal }),
    ],
  });
  lifecycle.opened(jobs.stop);
  // It stops before the jobs, one of which may be waiting for it.
  lifecycle.opened(mailer.stop);
  lifecycle.opened(async () => stopping.abort());

  const renderCache = createRenderCache(clock);
  const contentChanges = listenForContentChanges({
    url: database.url,
    onChange: renderCache.clear,
    onError: (error) => log.warn({ err: error }, 'notices of changed content are interrupted'),
  });
  lifecycle.opened(contentChanges.stop);

  const rateLimit = createRateLimiter(pool, config.rateLimitFactor);
  const app = await buildApp({
    config,
    log,
    clock,
    db,
    pool,
    rateLimit,
    mailer,
    pages,
    renderCache,
  });
  lifecycle.opened(() => app.close());
  lifecycle.whenLate(() => {
    log.error('open requests did not end in time and are cut off');
    app.server.closeAllConnections();
  });
  await requireListening(app, config);
  announce(config, database.kind);
  // What came due while no process was up.
  mailer.wake();
  await jobs.runNow(dailyJob);
  return 'stays up';
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
