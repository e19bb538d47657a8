/** Builds the whole server from its parts. It reads as a table of contents. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { installEnvironmentGate } from './platform/environment-gate.ts';
import { DomainError, installErrorHandling, sendError } from './platform/errors.ts';
import { serveHealth } from './platform/health.ts';
import { type Log, logRequests } from './platform/logging.ts';
import { collectOpenApi, serveOpenApi } from './platform/openapi.ts';
import { type Pages, servePages } from './platform/pages.ts';
import type { RateLimiter } from './platform/rate-limit.ts';
import { installSecurityHeaders } from './platform/security-headers.ts';
import { refuseUnstorableText } from './platform/storable-text.ts';
import { serveStrategies } from './strategies/strategies.routes.ts';

export type AppDeps = {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database;
  readonly pool: Pool;
  readonly rateLimit: RateLimiter;
  /** Null for a server of the API alone. */
  readonly pages: Pages | null;
  /** Told of each route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
};

const bodyLimitBytes = 1024 * 1024;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, pool, pages } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) =>
      sendError(request, reply, new DomainError('malformed_request')),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const stopping = closeConnectionsWhenStopping(app);

  if (deps.onRoute !== undefined) app.addHook('onRoute', deps.onRoute);
  installErrorHandling(app);
  logRequests(app);
  await installSecurityHeaders(app, config);
  installEnvironmentGate(app, config);
  if (config.webOrigins.length > 0) {
    await app.register(cors, { origin: [...config.webOrigins], credentials: true });
  }
  await app.register(compress, compression);
  refuseUnstorableText(app);
  await collectOpenApi(app);

  serveHealth(app, { pool, isStopping: () => stopping.hasBegun });
  serveStrategies(app);

  await serveOpenApi(app);
  if (pages !== null) await servePages(app, { pages, config });
  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    throw new DomainError('not_found');
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new DomainError('not_found')),
  );
  return app;
}

/** A browser keeps its connection open after the last answer; a stop must not wait for it. */
function closeConnectionsWhenStopping(app: FastifyInstance): { hasBegun: boolean } {
  const stopping = { hasBegun: false };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping.hasBegun = true;
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return stopping;
}

/** Fast levels: an answer of a megabyte must not take longer to shrink than to send. */
const compression = {
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 1 },
};
