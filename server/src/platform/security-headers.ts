/** The headers that tell browsers what not to do with our replies. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { AnalyticsSources } from './analytics-config.ts';

export function installSecurityHeaders(
  app: FastifyInstance,
  options: { readonly requiresHttps: boolean },
): void {
  const fixed = fixedHeaders(options);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
}

/** Made once: helmet in each request takes a good part of the time of sending a kept page. */
function fixedHeaders({ requiresHttps }: { requiresHttps: boolean }): OutgoingHttpHeaders {
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      // Pages replace this with what they need.
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: requiresHttps && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  addHeaders(request, response, () => {});
  return {
    ...response.getHeaders(),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  };
}

/** The policy of a page whose inline scripts have these hashes. */
export function pagePolicy(options: {
  scriptHashes: readonly string[];
  apiOrigin: string | null;
  allowInlineStyles: boolean;
  analytics: AnalyticsSources;
}): string {
  const { scriptHashes, apiOrigin, allowInlineStyles, analytics } = options;
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'sha256-${hash}'`),
      ...analytics.scripts,
    ],
    'style-src': ["'self'", ...(allowInlineStyles ? ["'unsafe-inline'"] : [])],
    // Charts drawn on the server place their parts by style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics.receivers],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(apiOrigin === null ? [] : [apiOrigin]), ...analytics.receivers],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
