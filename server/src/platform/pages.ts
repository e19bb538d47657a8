/** Serves the web's pages and files from the same process as the API. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../config.ts';
import { pagePolicy } from './security-headers.ts';
import { StartupError } from './startup-error.ts';

/** The web as the server sees it: something that answers requests, and files beside it. */
export type Pages = {
  readonly render: (request: Request) => Promise<Response>;
  readonly serveFiles: (site: FastifyInstance) => Promise<void>;
  readonly allowInlineStyles: boolean;
};

export async function loadBuiltPages(buildFolder: string): Promise<Pages> {
  const entry = join(buildFolder, 'server', 'index.js');
  if (!existsSync(entry)) {
    throw new StartupError([
      'The web pages have not been built. Start with "npm start", or run "npm run build" first.',
    ]);
  }
  // The build is made by React Router and has this shape by its own promise.
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  return {
    render: createRequestHandler(build, 'production'),
    serveFiles: (site) => serveFolder(site, join(buildFolder, 'client')),
    allowInlineStyles: false,
  };
}

const yearSeconds = 31_536_000;

async function serveFolder(site: FastifyInstance, folder: string): Promise<void> {
  await site.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
}

export async function servePages(
  app: FastifyInstance,
  { pages, config }: { pages: Pages; config: Config },
): Promise<void> {
  await app.register(async (site) => {
    site.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    site.removeAllContentTypeParsers();
    await pages.serveFiles(site);
    site.get('/*', async (request, reply) => {
      const response = await pages.render(asWebRequest(request, config));
      const body = await response.text();
      reply.status(response.status).headers(Object.fromEntries(response.headers));
      if (response.headers.get('content-type')?.startsWith('text/html') === true) {
        reply.header('content-security-policy', policyFor(body, pages, config));
      }
      return reply.send(body);
    });
  });
}

function policyFor(html: string, pages: Pages, config: Config): string {
  return pagePolicy({
    scriptHashes: hashInlineScripts(html),
    apiOrigin: config.publicApiOrigin,
    allowInlineStyles: pages.allowInlineStyles,
  });
}

/** Names of files under /assets/ change with their content. */
function cachingOf(path: string): string {
  return path.includes('/assets/')
    ? `public, max-age=${yearSeconds}, immutable`
    : 'public, max-age=3600';
}

function asWebRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url, config.publicUrl), { method: request.method, headers });
}

/** A nonce would break a page that the browser kept: its scripts carry the old one. Hashes do not. */
function hashInlineScripts(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(inline, ([, code = '']) => createHash('sha256').update(code).digest('base64'));
}
