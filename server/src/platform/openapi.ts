/** The API's description, made from the contract: as a document, and as a page to read. */
import type { Access, CallShape } from '@debt-payoff/contract/call';
import { product } from '@debt-payoff/contract/product';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
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
          'Amounts are in pounds. Failed calls reply with `error` (a sentence), `code`, `request_id` and, for bad input, `fields`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const call = document.route.config?.call;
      return { schema: call === undefined ? schema : describe(schema, call), url };
    },
  });
}

const whoMayCall: Readonly<Record<Access, string>> = {
  public: 'For everyone',
  user: 'For people who are signed in',
  admin: 'For staff',
  super_admin: 'For super admins',
};

/** What the declaration says beyond its schemas. */
function describe(schema: DescribedSchema, call: CallShape): DescribedSchema {
  const plan = call.entitlement && `, on a plan that includes: ${call.entitlement}`;
  return {
    ...schema,
    description: `${whoMayCall[call.access]}${plan ?? ''}.`,
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    ...(call.rawBody !== undefined && { body: { content: { [call.rawBody]: { schema: bytes } } } }),
    ...(call.staffQuery && { querystring: markForStaff(schema, call.staffQuery) }),
  };
}

type DescribedSchema = FastifySchema & { readonly querystring?: unknown };

const bytes = { type: 'string', format: 'binary' };

function markForStaff({ querystring }: DescribedSchema, names: readonly string[]): object {
  // As the transform above has written it.
  const { properties, ...rest } = querystring as { properties: Record<string, object> };
  const marked = names.map((name) => [
    name,
    { ...properties[name], description: 'For staff alone' },
  ]);
  return { ...rest, properties: { ...properties, ...Object.fromEntries(marked) } };
}

/** No calls of the contract: they describe it, and one of them is a whole folder of files. */
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
