/** The emulator as a table of contents: calls, hosted pages, and what is asked of it besides Stripe's API. */
import Fastify, { type FastifyInstance } from 'fastify';
import { allCalls, includedFields } from './calls/all-calls.ts';
import { serveApi } from './http/api.ts';
import { requireNoNul } from './http/form.ts';
import { requireLoopbackHost } from './http/loopback.ts';
import { servePages } from './pages/serve-pages.ts';
import type { Settings } from './store/settings.ts';
import type { Store } from './store/store.ts';
import type { TimeKeeper } from './time/due-work.ts';
import type { Deliverer } from './webhooks/deliverer.ts';
import { serveControl } from './webhooks/serve-control.ts';

export type EmulatorDeps = {
  readonly store: Store;
  readonly settings: Settings;
  readonly timeKeeper: TimeKeeper;
  readonly deliverer: Deliverer;
  readonly address: () => string;
  readonly onError: (error: unknown) => void;
};

const bodyMaxBytes = 1024 * 1024;

export function buildEmulator(deps: EmulatorDeps): FastifyInstance {
  const app = Fastify({ bodyLimit: bodyMaxBytes, routerOptions: { maxParamLength: 300 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request) => {
    requireLoopbackHost(request);
    requireNoNul(request.url);
  });
  const shared = {
    ...deps,
    catchUp: deps.timeKeeper.catchUp,
    onChange: () => {
      deps.deliverer.wake();
    },
  };
  app.register(
    async (scope) => serveApi(scope, { ...shared, calls: allCalls, included: includedFields }),
    { prefix: '/v1' },
  );
  app.register(async (scope) => servePages(scope, shared));
  app.register(async (scope) => serveControl(scope, shared));
  return app;
}
