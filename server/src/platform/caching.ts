/** Who may keep a reply: nobody, unless its route declares how. Most of what we reply is personal. */
import type { FastifyInstance } from 'fastify';
import { usesStaffQuery } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The Cache-Control of a good reply; null where each reply names its own, as pages and files do. */
    caching?: string | null;
  }
}

export function installCaching(app: FastifyInstance): void {
  // On sending, so that nothing that a handler or a plugin sets can undo what the route declares.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { caching } = request.routeOptions.config;
    if (caching !== null) {
      // What staff alone may see of a public call must not be kept for everyone.
      const mayBeKept = reply.statusCode < 400 && !usesStaffQuery(request);
      reply.header('cache-control', (mayBeKept && caching) || 'no-store');
    }
    done(null, payload);
  });
}
