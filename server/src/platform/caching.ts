/** Who may keep an answer: nobody, unless its route declares how. Most of what we answer is personal. */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The Cache-Control of a good answer; null where each answer names its own, as pages and files do. */
    caching?: string | null;
  }
}

export function installCaching(app: FastifyInstance): void {
  // On sending, so that nothing that a handler or a plugin sets can undo what the route declares.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { caching } = request.routeOptions.config;
    if (caching !== null) {
      const isGood = reply.statusCode < 400;
      reply.header('cache-control', (isGood && caching) || 'no-store');
    }
    done(null, payload);
  });
}
