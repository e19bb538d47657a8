/** Builds the whole server from its parts. It reads as a table of contents. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { imprintOf } from '@debt-payoff/contract/company';
import { estimatedBytesHeader } from '@debt-payoff/contract/file-names';
import { bodyLimits } from '@debt-payoff/contract/limits';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import { can } from '@debt-payoff/contract/plans';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { serveAccounts } from './accounts/accounts.routes.ts';
import { serveLogin } from './accounts/login.routes.ts';
import type { Passwords } from './accounts/passwords.ts';
import { serveTwoStep } from './accounts/two-step.routes.ts';
import { serveAnalytics } from './admin/analytics/analytics.routes.ts';
import { serveAudit } from './admin/audit/audit.routes.ts';
import { serveStaffHealth } from './admin/health/health.routes.ts';
import { serveAdminSubscriptions } from './admin/subscriptions/subscriptions.routes.ts';
import { serveAdminUsers } from './admin/users/users.routes.ts';
import { serveBilling } from './billing/billing.routes.ts';
import type { Payments } from './billing/deps.ts';
import { serveStripeWebhook } from './billing/sync/webhook.routes.ts';
import { serveCalendar } from './calendar/calendar.routes.ts';
import type { Config } from './config.ts';
import { serveConsent } from './consent/consent.routes.ts';
import { serveContact } from './contact/contact.routes.ts';
import { serveArticles } from './content/articles/articles.routes.ts';
import { createArticleReader } from './content/articles/read-articles.ts';
import { serveStaffArticles } from './content/articles/staff-articles.routes.ts';
import { serveDiscovery } from './content/discovery/discovery.routes.ts';
import { serveImages } from './content/images/images.routes.ts';
import { createImageMaker } from './content/images/make-image.ts';
import { createPageContent } from './content/page-content.ts';
import { serveResources } from './content/resources/resources.routes.ts';
import { serveDebts } from './debts/debts.routes.ts';
import { servePortfolios } from './debts/portfolio-with-debts.routes.ts';
import { tierOf } from './entitlements/entitlements.ts';
import { serveExports } from './exports/exports.routes.ts';
import { createGateKeeper } from './gates/development-gate.ts';
import { installEnvironmentGate } from './gates/environment-gate.ts';
import { serveDevelopmentGate } from './gates/gates.routes.ts';
import { serveOutbox } from './mail/mail.routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { serveBalanceEntries } from './payments/balance-entries.routes.ts';
import { servePayments } from './payments/payments.routes.ts';
import { createGoalSearches } from './plan/goal-searches.ts';
import { servePlan } from './plan/plan.routes.ts';
import { requireDeclaredAccess } from './platform/access.ts';
import { installCaching } from './platform/caching.ts';
import { createCalculations, createRenderings, refuseBeyondCapacity } from './platform/capacity.ts';
import type { Clock } from './platform/clock.ts';
import type { Availability } from './platform/database/availability.ts';
import type { Database } from './platform/database/database.ts';
import { closeConnectionsWhenStopping } from './platform/draining.ts';
import {
  DomainError,
  installErrorHandling,
  replyToBrokenHttp,
  replyToMalformed,
  sendError,
} from './platform/errors.ts';
import { watchArrivals } from './platform/event-loop-rounds.ts';
import { type FailureRecorder, recordFailedReplies } from './platform/failure-records.ts';
import { createFileThreads } from './platform/file-threads.ts';
import { serveHealth } from './platform/health.ts';
import type { Jobs } from './platform/jobs.ts';
import { readJsonBodies } from './platform/json-bodies.ts';
import { createLocalRateLimiter } from './platform/local-rate-limit.ts';
import { type Log, logRequests } from './platform/logging.ts';
import { collectOpenApi, serveOpenApi } from './platform/openapi.ts';
import { type Pages, replyFromRenderCache, servePages } from './platform/pages.ts';
import type { RateLimiter } from './platform/rate-limit.ts';
import type { RenderCache } from './platform/render-cache.ts';
import { codings } from './platform/render-cache-page.ts';
import { readableTarget, refuseUnreadableTargets } from './platform/request-target.ts';
import { installSecurityHeaders } from './platform/security-headers.ts';
import { refuseUnstorableText } from './platform/storable-text.ts';
import { serveProgress } from './progress/progress.routes.ts';
import { createLeaveSteps, openLinks, ownData, scheduleLinks } from './registries.ts';
import { serveSchedules } from './schedules/schedules.routes.ts';
import { serveSettledDates } from './schedules/settled-dates.routes.ts';
import { createAccessTokens } from './sessions/access-tokens.ts';
import { createGuard } from './sessions/identify-caller.ts';
import { loadKeys } from './sessions/keys.ts';
import { serveSessions } from './sessions/sessions.routes.ts';
import { serveSettings } from './settings/settings.routes.ts';
import type { Platforms } from './social/platforms/platform.ts';
import { serveSocialPosts } from './social/social.routes.ts';
import { serveStrategies } from './strategies/strategies.routes.ts';

export type AppDeps = {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database;
  readonly availability: Availability;
  readonly rateLimit: RateLimiter;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  /** Null for a server of the API alone. */
  readonly pages: Pages | null;
  readonly renderCache: RenderCache;
  readonly payments: Payments;
  readonly platforms: Platforms;
  /** Null where no background work runs beside the app. */
  readonly jobs: Pick<Jobs, 'runNow' | 'registered'> | null;
  readonly failures: Pick<FailureRecorder, 'record'>;
  /** Told when an event of Stripe was stored. */
  readonly onStripeEvent?: () => void;
  /** Told when something was stored that is to be done at Stripe. */
  readonly onStripeTask?: () => void;
  /** Told of each route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
};

/** Long enough for a phone on a bad line to send its megabyte. */
const requestTimeoutMs = 60_000;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, clock, db, availability, passwords, pages, renderCache } = deps;
  const keys = await loadKeys(db, config.secrets?.jwt ?? null);
  const accessTokens = createAccessTokens({ key: keys.accessToken, config, clock });
  const gateKeeper = createGateKeeper({
    password: config.secrets?.gatePassword ?? null,
    clock,
    key: keys.developmentGate,
  });
  const guard = createGuard({ db, clock, keys, accessTokens }, config);
  const accounts = {
    ...{ ...deps, ...guard, keys, accessTokens },
    tierOf,
    openLinks,
    leaveSteps: createLeaveSteps({ addressKey: keys.trialAddress }),
    ownData,
  };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimits.formBytes,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    clientErrorHandler: replyToBrokenHttp,
    frameworkErrors: (_error, request, reply) =>
      sendError(request, reply, new DomainError('malformed_request')),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '' }) => readableTarget(url),
    // Node would reply by itself, in no shape of ours.
    http: { requireHostHeader: false },
  });
  app.server.on('connect', (_request, socket) => replyToMalformed(socket));
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  const arrivals = watchArrivals(app.server);
  const calculations = createCalculations(arrivals);
  const forecasts = createCalculations(arrivals);
  const renderings = createRenderings(arrivals);
  const imageMaker = createImageMaker();
  const fileThreads = createFileThreads({
    program: new URL('./exports/file-program.ts', import.meta.url),
    busyMessage: exportTexts.busy,
  });
  app.addHook('onClose', fileThreads.close);
  app.addHook('onClose', async () => imageMaker.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const stopping = closeConnectionsWhenStopping(app, arrivals);

  if (deps.onRoute !== undefined) app.addHook('onRoute', deps.onRoute);
  const recordFailure = recordFailedReplies(app, deps.failures);
  installErrorHandling(app, { ...availability, recordFailure });
  logRequests(app);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  installSecurityHeaders(app, { requiresHttps: config.environment !== 'local' });
  installCaching(app);
  refuseUnreadableTargets(app);
  const callers = foreignCallers(config);
  if (callers.length > 0) await app.register(cors, { ...sharing, origin: callers });
  installEnvironmentGate(app, { config, gate: gateKeeper });
  if (pages !== null) replyFromRenderCache(app, { pages, config, renderCache, renderings });
  const capacities = {
    calculation: calculations,
    file: fileThreads,
    forecast: forecasts,
    image: imageMaker,
    password: passwords,
    rendering: renderings,
  };
  refuseBeyondCapacity(app, { capacities, arrivals });
  requireDeclaredAccess(app, {
    ...guard,
    isForStaffOnly: config.environment === 'admin-production',
    isEntitled: async ({ userId }, entitlement) =>
      can(await tierOf(db, { userId, now: clock.now() }), entitlement),
  });
  await app.register(cookie);
  await app.register(compress, compression);
  refuseUnstorableText(app);
  await collectOpenApi(app);

  serveHealth(app, { availability, isStopping: () => stopping.hasBegun });
  if (config.environment === 'development') {
    serveDevelopmentGate(app, { gateKeeper, rateLimit: deps.rateLimit });
  }
  serveLogin(app, accounts);
  serveSessions(app, accounts);
  serveAccounts(app, accounts);
  serveTwoStep(app, accounts);
  const money = { ...deps, ...scheduleLinks };
  servePortfolios(app, money);
  serveDebts(app, money);
  servePayments(app, money);
  serveBalanceEntries(app, money);
  serveSchedules(app, money);
  serveSettledDates(app, money);
  serveCalendar(app, deps);
  const localRateLimit = createLocalRateLimiter(config.rateLimitFactor);
  const goals = createGoalSearches({ forecasts, rateLimit: localRateLimit });
  servePlan(app, { ...money, forecasts, goals });
  serveProgress(app, { ...money, forecasts });
  serveSettings(app, deps);
  serveConsent(app, deps);
  const billing = { ...deps, addressKey: keys.trialAddress };
  serveBilling(app, billing);
  serveAdminSubscriptions(app, billing);
  serveExports(app, { ...money, forecasts, goals, files: fileThreads, rateLimit: localRateLimit });
  serveStrategies(app, { rateLimit: localRateLimit, calculations });
  serveStripeWebhook(app, deps);
  const articles = createArticleReader(db);
  serveArticles(app, { ...guard, articles });
  serveStaffArticles(app, deps);
  serveImages(app, { ...deps, imageMaker });
  serveResources(app, { ...deps, ...guard });
  serveDiscovery(app, { db, clock, config, articles, renderCache, renderings });
  serveContact(app, { ...deps, ...guard });
  serveAudit(app, deps);
  serveAdminUsers(app, accounts);
  serveSocialPosts(app, deps);
  serveAnalytics(app, deps);
  serveStaffHealth(app, deps);
  if (config.environment === 'local') serveOutbox(app, { db });

  await serveOpenApi(app);
  if (pages !== null) {
    const facts = () => pageFacts(config, clock);
    const content = createPageContent({ db, articles });
    await servePages(app, { pages, config, facts, content, renderCache, renderings });
  }
  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    throw new DomainError('not_found');
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new DomainError('not_found')),
  );
  return app;
}

/** Pages of other origins that may call the API: our own site, where the API has a host of its own, and those configured. */
function foreignCallers({ publicApiOrigin, publicUrl, webOrigins }: Config): string[] {
  return [...(publicApiOrigin === null ? [] : [publicUrl]), ...webOrigins];
}

const sharing = {
  credentials: true,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id', estimatedBytesHeader],
  maxAge: 600,
};

function pageFacts(config: Config, clock: Clock): PageFacts {
  return {
    origin: new URL(config.publicUrl).origin,
    today: clock.today(),
    environment: config.environment,
    hasAdminArea: config.adminArea,
    apiOrigin: config.publicApiOrigin,
    company: config.company,
    imprint: imprintOf(config.company),
    analytics: config.analytics,
  };
}

/** Fast levels: a reply of a megabyte must not take longer to shrink than to send. */
const compression = {
  // A few kilobytes can hold gigabytes, which would go on being unpacked after the refusal.
  globalDecompression: false,
  threshold: 1024,
  encodings: codings,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 1 },
};
