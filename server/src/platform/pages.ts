/** Serves the web's pages and files from the same process as the API. */
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContent } from '@debt-payoff/contract/page-content';
import type { PageContext, PageFacts } from '@debt-payoff/contract/page-facts';
import { publicPageKey } from '@debt-payoff/contract/public-pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { analyticsSources } from './analytics-config.ts';
import type { Renderings } from './capacity.ts';
import type { Log } from './logging.ts';
import { isForDocument, pageRoute } from './page-data.ts';
import type { RenderCache } from './render-cache.ts';
import {
  type KeptPage,
  keepPage,
  type PassingPage,
  type RenderedPage,
  sendKeptPage,
} from './render-cache-page.ts';
import { pagePolicy } from './security-headers.ts';
import type { SiteConfig } from './site-config.ts';
import { createUnknownPaths } from './unknown-paths.ts';

/** The web as the server sees it: something that renders requests, and files beside it. */
export type Pages = {
  readonly render: (request: Request, context: PageContext) => Promise<Response>;
  readonly serveFiles: (site: FastifyInstance) => Promise<void>;
  readonly allowInlineStyles: boolean;
  /** Whether a rendered page stays right until content changes; not while its code is edited. */
  readonly mayBeKept: boolean;
  /** Whether the page at this path is the one that says that there is none, the same as at any other. */
  readonly isUnknown: (pathname: string) => boolean;
};

/** What React Router builds, and what the entry of the web adds to it. */
export type WebBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly createLoadContext: (context: PageContext) => RouterContextProvider;
    };
  };
};

export async function loadBuiltPages(buildFolder: string, log: Log): Promise<Pages> {
  // React chooses by it, when it is first loaded, whether to be twice as slow; so the router comes after.
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler, isRouteErrorResponse } = await import('react-router');
  const entry = join(buildFolder, 'server', 'index.js');
  // The build is made by React Router and has this shape by its own promise.
  const build: WebBuild = await import(pathToFileURL(entry).href);
  // React Router would print the address of every page that fails, with all that is in it.
  const handleError = (error: unknown): void => {
    const isReply = isRouteErrorResponse(error);
    if (!isReply || error.status >= 500) log.error({ err: error }, 'a page could not be rendered');
  };
  const entryModule = build.entry.module;
  const quietBuild = { ...build, entry: { module: { ...entryModule, handleError } } };
  const handle = createRequestHandler(quietBuild, 'production');
  return {
    render: (request, context) => handle(request, entryModule.createLoadContext(context)),
    serveFiles: (site) => serveFolder(site, join(buildFolder, 'client')),
    allowInlineStyles: false,
    mayBeKept: true,
    isUnknown: createUnknownPaths(build),
  };
}

const yearSeconds = 31_536_000;

async function serveFolder(site: FastifyInstance, folder: string): Promise<void> {
  await site.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The compressed forms are replies to the plain names, not files of their own.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
}

type Site = {
  readonly pages: Pages;
  readonly config: SiteConfig;
  /** What a page is told when it is rendered. */
  readonly facts: () => PageFacts;
  readonly content: PageContent;
  readonly renderCache: RenderCache;
  readonly renderings: Renderings;
};

/** Replies with a kept page before the work that only a page still to be rendered needs, and may be refused. */
export function replyFromRenderCache(
  app: FastifyInstance,
  site: Pick<Site, 'pages' | 'config' | 'renderCache' | 'renderings'>,
): void {
  const { renderCache, renderings } = site;
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const key = isRead ? keyOf(request, site) : null;
    // Where no more can be rendered, anyone who floods us must not take from others the pages that they read.
    const mayBeOld = renderings.isFull();
    const page = key === null ? null : renderCache.find(key, { mayBeOld });
    if (page === null) done();
    else sendKeptPage(page, request, reply);
  });
}

export async function servePages(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', caching: null };
      route.schema = { ...route.schema, hide: true };
    });
    scope.removeAllContentTypeParsers();
    await site.pages.serveFiles(scope);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const page = await findOrRender(request, site);
      return page.mayBeKept ? sendKeptPage(page, request, reply) : sendOnce(page, reply);
    };
    // A HEAD route that Fastify makes by itself adds a length to replies that have none.
    scope.get(pageRoute, { exposeHeadRoute: false, config: { cost: 'rendering' } }, handler);
    scope.head(pageRoute, { config: { cost: 'rendering' } }, handler);
  });
}

async function findOrRender(request: FastifyRequest, site: Site): Promise<KeptPage | PassingPage> {
  const key = keyOf(request, site);
  if (key === null) return renderForOne(request, site);
  const status = key === unknownAddress ? 404 : 200;
  const page = await site.renderCache.findOrRender(key, async () =>
    keepPage(await render(asNobodysRequest(key, site), site), status),
  );
  // A page that has moved takes along the whole query, of which the key holds a part.
  return !page.mayBeKept && page.status === 301 ? renderForOne(request, site) : page;
}

async function renderForOne(request: FastifyRequest, site: Site): Promise<PassingPage> {
  const rendered = await render(asWebRequest(request, site), site);
  return { ...rendered, status: statusOf(rendered, request), mayBeKept: false };
}

function statusOf({ status }: RenderedPage, { pageInstead, misspeltAs }: FastifyRequest): number {
  if (pageInstead !== null) return pageInstead.status;
  return status < 300 ? (misspeltAs ?? status) : status;
}

/** Null: rendered for this request alone. */
function keyOf(
  request: FastifyRequest,
  { pages, config }: Pick<Site, 'pages' | 'config'>,
): string | null {
  const { pageInstead, misspeltAs, headers } = request;
  const isOrdinary = headers.authorization === undefined && (pageInstead ?? misspeltAs) === null;
  if (!pages.mayBeKept || !isOrdinary) return null;
  // The staff's own site has other pages at some of the same addresses.
  const isPublicSite = config.environment !== 'admin-production';
  const publicKey = isPublicSite ? publicPageKey(request.url) : null;
  return publicKey ?? (isUnknown(request, pages) ? unknownAddress : null);
}

/** Stands for every address that leads nowhere: what is shown there depends on none of them. */
const unknownAddress = '/nowhere';

function isUnknown(request: FastifyRequest, pages: Pages): boolean {
  // Joined as text: a path that begins with // would name another host.
  return (
    isForDocument(request) && pages.isUnknown(new URL(`http://localhost${request.url}`).pathname)
  );
}

function render(request: Request, site: Site): Promise<RenderedPage> {
  return site.renderings.begin(() => renderNow(request, site));
}

async function renderNow(request: Request, site: Site): Promise<RenderedPage> {
  const { pages, config, facts, content } = site;
  const mark = randomUUID();
  const response = await pages.render(request, { facts: facts(), content, scriptMark: mark });
  const { status } = response;
  const cookies = response.headers.getSetCookie();
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html') !== true) {
    return { status, headers, cookies, body: Buffer.from(await response.arrayBuffer()) };
  }
  const { html, scriptHashes } = unmarkScripts(await response.text(), mark);
  headers['content-security-policy'] = pagePolicy({
    scriptHashes,
    apiOrigin: config.publicApiOrigin,
    allowInlineStyles: pages.allowInlineStyles,
    analytics: analyticsSources(config.analytics),
  });
  return { status, headers, cookies, body: Buffer.from(html) };
}

function sendOnce(page: PassingPage, reply: FastifyReply): FastifyReply {
  // A cached redirect could lead in a circle once a page has moved back.
  reply.status(page.status).headers({ 'cache-control': 'no-cache', ...page.headers });
  for (const cookie of page.cookies) reply.header('set-cookie', cookie);
  return reply.send(page.body);
}

/** Names of files under /assets/ change with their content. */
function cachingOf(path: string): string {
  return path.includes('/assets/')
    ? `public, max-age=${yearSeconds}, immutable`
    : 'public, max-age=3600';
}

/** Holds nothing of the visitor, so that a page kept for everyone cannot depend on who asked first. */
function asNobodysRequest(key: string, site: Site): Request {
  return new Request(addressOf(key, site));
}

function asWebRequest(request: FastifyRequest, site: Site): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const address = addressOf(request.pageInstead?.path ?? request.url, site);
  if (request.misspeltAs !== null) leaveOutNulls(address);
  return new Request(address, { method: request.method, headers });
}

/** No text can hold them, and a page may look up what its query says. */
function leaveOutNulls(address: URL): void {
  const pairs = Array.from(address.searchParams, (pair) =>
    pair.map((text) => text.replaceAll('\0', '')),
  );
  address.search = new URLSearchParams(pairs).toString();
}

/** Joined as text: resolved against our address, a path that begins with // would name another host. */
function addressOf(pathAndQuery: string, { config }: Site): URL {
  return new URL(`${config.publicUrl}${pathAndQuery}`);
}

/**
 * A nonce would break a page that the browser kept: its scripts carry the old one. Hashes do not. Only
 * scripts with the mark are ours; one that got into the text of a page has none and may not run.
 */
function unmarkScripts(marked: string, mark: string): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const ours = marked.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
  const scriptHashes = Array.from(ours).flatMap(([, attributes = '', code = '']) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes)
      ? [createHash('sha256').update(code).digest('base64')]
      : [],
  );
  return { html: marked.replaceAll(attribute, ''), scriptHashes };
}
