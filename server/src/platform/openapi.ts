/** The API's description, made from the contract: as a document, and as a page to read. */

import { product } from '@debt-payoff/contract/product';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export const openApiPath = '/api/openapi.json';
const readablePath = '/api/docs';

/** Must be registered before the routes that it describes. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${product.name} API`,
        version: '1',
        description:
          'Amounts are in pounds. Failed calls answer `error` (a sentence), `code`, `request_id` and, for bad input, `fields`.',
      },
    },
    transform: jsonSchemaTransform,
  });
}

export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get(openApiPath, { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', readablePageCsp);
    });
    await docs.register(swaggerUi, {
      routePrefix: readablePath,
      uiConfig: { docExpansion: 'list', deepLinking: true },
      theme: { title: `${product.name} API` },
    });
  });
}

// The reader's own styles are inline; its scripts are files.
const readablePageCsp =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
