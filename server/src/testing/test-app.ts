/** The real app on a real database of its own, for one test file. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, RouteOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createPasswords, type Passwords } from '../accounts/passwords.ts';
import { buildApp } from '../app.ts';
import type { Payments } from '../billing/deps.ts';
import { paymentsOff } from '../billing/stripe/payments-off.ts';
import { readConfig } from '../config.ts';
import type { MailTemplate } from '../mail/mail.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import type { MailTransport } from '../mail/transport.ts';
import { type Clock, clockStartingAt } from '../platform/clock.ts';
import { listenForContentChanges } from '../platform/content-changes.ts';
import type { Availability, DatabaseNews } from '../platform/database/availability.ts';
import { connect, type Database } from '../platform/database/database.ts';
import { type Bounds, requestBounds, stretchBounds } from '../platform/database/pool.ts';
import { createFailureRecorder, type FailureRecorder } from '../platform/failure-records.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLog, type Log } from '../platform/logging.ts';
import type { Pages } from '../platform/pages.ts';
import { createRateLimiter, type RateLimiter } from '../platform/rate-limit.ts';
import { createRenderCache, type RenderCache } from '../platform/render-cache.ts';
import { listMailTemplates } from '../registries.ts';
import { createPlatforms } from '../social/platforms/create-platforms.ts';
import type { Platforms } from '../social/platforms/platform.ts';
import { atEnd } from './at-end.ts';
import { testNow } from './settable-clock.ts';

export type TestDatabase = {
  readonly url: string;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly availability: Availability;
};

export type TestApp = TestDatabase & {
  readonly app: FastifyInstance;
  readonly rateLimit: RateLimiter;
  readonly mailer: Mailer;
  readonly failures: FailureRecorder;
  /** Every one that is registered. */
  readonly routes: readonly RouteOptions[];
};

/** Most tests are about what comes after a password. */
const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const productionVariables = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://debts.example',
  JWT_SECRET: 'a secret that only the tests know, and long enough',
};

export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = new URL(inject('templateUrl'));
  const template = templateUrl.pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  templateUrl.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: templateUrl.href });
  await admin.connect();
  // A copy needs the template to itself for a moment; other test files copy it at the same time.
  await admin.query('SELECT pg_advisory_lock(1)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.end();
  templateUrl.pathname = `/${name}`;
  return connectUntilEnd(templateUrl.href);
}

/** A machine that is busy with something else is no fault of what is tested. */
const patientBounds = stretchBounds(requestBounds, 10);

/** The connections of another process to the same database; they end with the test. */
export function connectUntilEnd(
  url: string,
  bounds: Bounds = patientBounds,
  onNews: (news: DatabaseNews) => void = () => {},
): TestDatabase {
  const connection = connect(url, onNews, bounds);
  atEnd(() => Promise.all([connection.pool.end(), connection.availability.stop()]));
  return connection;
}

export async function createTestApp(
  options: {
    variables?: Record<string, string>;
    clock?: Clock;
    pages?: Pages;
    database?: TestDatabase;
    /** Such as `recordedLog()`; without it nothing is logged. */
    log?: Log;
    /** Such as `recordedMail()`, in place of the one that the variables name. */
    mailTransport?: MailTransport;
    /** Such as those of the product, which take their time. */
    passwords?: Passwords;
    /** In place of those of the product. */
    mailTemplates?: readonly MailTemplate[];
    /** Without them nobody takes card payments. */
    payments?: Payments;
    /** In place of those that the variables name, which are sandboxes without any keys. */
    platforms?: Platforms;
    /** Such as one that takes down what is run; without it there is no background work. */
    jobs?: Pick<Jobs, 'runNow' | 'registered'>;
    /** Whether it hears of content that others change. */
    listens?: boolean;
    /** Adds routes for the test before the app is ready. */
    extend?: (app: FastifyInstance, deps: { rateLimit: RateLimiter }) => void;
  } = {},
): Promise<TestApp> {
  const config = readConfig(options.variables ?? {});
  const log = options.log ?? createLog('silent');
  const database = options.database ?? (await createTestDatabase());
  const rateLimit = createRateLimiter(database.pool, config.rateLimitFactor);
  const clock = options.clock ?? clockStartingAt(testNow);
  const renderCache = createRenderCache(clock);
  const templates = options.mailTemplates ?? listMailTemplates({ ...database, clock, config });
  const deliverer = createMailer({
    ...database,
    clock,
    config,
    log,
    templates,
    ...(options.mailTransport !== undefined && { transport: options.mailTransport }),
  });
  // Mail leaves when the test says so.
  const mailer = { ...deliverer, wake: () => {} };
  if (options.listens === true) await untilListening(database.url, renderCache);
  const failures = createFailureRecorder({ ...database, clock, log });
  const routes: RouteOptions[] = [];
  const app = await buildApp({
    config,
    log,
    clock,
    ...database,
    rateLimit,
    mailer,
    passwords: options.passwords ?? createPasswords(quickCost),
    pages: options.pages ?? null,
    renderCache,
    payments: options.payments ?? paymentsOff,
    platforms: options.platforms ?? createPlatforms(config.social, { clock, log }),
    jobs: options.jobs ?? null,
    failures,
    onRoute: (route) => routes.push(route),
  });
  options.extend?.(app, { rateLimit });
  await app.ready();
  atEnd(() => {
    // One that sent too much, or nothing yet, would be waited for.
    app.server.closeAllConnections();
    return app.close();
  });
  return { ...database, app, rateLimit, mailer, failures, routes };
}

async function untilListening(url: string, renderCache: RenderCache): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { stop } = listenForContentChanges({
    url,
    onChange: () => {
      renderCache.clear();
      resolve();
    },
    onError: () => {},
  });
  atEnd(stop);
  await promise;
}
