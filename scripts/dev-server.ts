/** One run of the server with Vite in it. */
import { join } from 'node:path';
import middie from '@fastify/middie';
import type * as ReactRouter from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { runServer } from '../server/src/main.ts';
import type { Pages, WebBuild } from '../server/src/platform/pages.ts';
import { root } from './run-program.ts';
import { openStripeEmulator } from './stripe-emulator.ts';
import { siteOf, variablesOf } from './web-build.ts';

let vite: ViteDevServer | undefined;

async function load(module: string): Promise<unknown> {
  return vite?.ssrLoadModule(module);
}

const pages: Pages = {
  render: async (request, context) => {
    // Vite loads modules untyped. React Router must be the copy that the pages have, not this program's own.
    const { createRequestHandler } = (await load('react-router')) as typeof ReactRouter;
    const build = (await load('virtual:react-router/server-build')) as WebBuild;
    const handle = createRequestHandler(build, 'development');
    return handle(request, build.entry.module.createLoadContext(context));
  },
  serveFiles: async (site) => {
    const own = process.listeners('SIGTERM');
    const server = await createServer({
      root: join(root, 'web'),
      configFile: join(root, 'web/vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: site.server } },
      appType: 'custom',
    });
    vite = server;
    // Another Vite inside React Router's plugin would end the process before ours has stopped its database.
    for (const listener of process.listeners('SIGTERM')) {
      if (!own.includes(listener)) process.off('SIGTERM', listener);
    }
    site.addHook('onClose', () => server.close());
    await site.register(middie);
    site.use(server.middlewares);
  },
  allowInlineStyles: true,
  mayBeKept: false,
  isUnknown: () => false,
};

await runServer({
  loadPages: async (_, environment) => {
    Object.assign(process.env, variablesOf(siteOf(environment)));
    return pages;
  },
  openStripeEmulator,
});
