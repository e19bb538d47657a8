/** One run of the server with Vite in it. */
import { join } from 'node:path';
import middie from '@fastify/middie';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { runServer } from '../server/src/main.ts';
import type { Pages } from '../server/src/platform/pages.ts';
import { root } from './run-program.ts';

let vite: ViteDevServer | undefined;

const pages: Pages = {
  render: createRequestHandler(async () => {
    const build = await vite?.ssrLoadModule('virtual:react-router/server-build');
    // Vite loads modules untyped; this one is React Router's.
    return build as unknown as ServerBuild;
  }, 'development'),
  serveFiles: async (site) => {
    const server = await createServer({
      root: join(root, 'web'),
      configFile: join(root, 'web/vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: site.server } },
      appType: 'custom',
    });
    vite = server;
    site.addHook('onClose', () => server.close());
    await site.register(middie);
    site.use(server.middlewares);
  },
  allowInlineStyles: true,
  mayBeKept: false,
  isUnknown: () => false,
};

await runServer(async () => pages);
