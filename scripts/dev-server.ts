/** One run of the server with Vite in it. */
import { join } from 'node:path';
import middie from '@fastify/middie';
import { createRequestHandler } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { runServer } from '../server/src/main.ts';
import type { Pages, WebBuild } from '../server/src/platform/pages.ts';
import { root } from './run-program.ts';

let vite: ViteDevServer | undefined;

async function loadBuild(): Promise<WebBuild> {
  const build = await vite?.ssrLoadModule('virtual:react-router/server-build');
  // Vite loads modules untyped; this one is React Router's, with the entry of the web.
  return build as unknown as WebBuild;
}

const handle = createRequestHandler(loadBuild, 'development');

const pages: Pages = {
  render: async (request, context) => {
    const { entry } = await loadBuild();
    return handle(request, entry.module.createLoadContext(context));
  },
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
