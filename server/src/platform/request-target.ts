/** What a request asks for, made readable before it is routed, so that every gate and every page can read it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the address of a page is one that we never gave out: with what status the page is shown. */
    misspeltAs: 400 | 404 | null;
  }
}

/**
 * A target with escapes that stand for no text is read as browsers show it: a lone % is a per cent sign,
 * and bytes that are no character, or that no text can hold, are a question mark in a diamond. A target
 * that is no path at all (a whole address, `*`) has none.
 */
export function readableTarget(target: string): string {
  if (!target.startsWith('/')) return '/';
  if (!target.includes('%')) return target;
  const queryStart = target.search(/[?#]/);
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const readable = path
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/(?:%[\da-f]{2})+/gi, readableEscapes);
  return `${readable}${target.slice(path.length)}`;
}

function readableEscapes(escapes: string): string {
  try {
    if (!decodeURIComponent(escapes).includes('\0')) return escapes;
  } catch {
    // Read byte by byte below.
  }
  const text = Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8');
  return encodeURIComponent(text.replaceAll('\0', '\uFFFD'));
}

/** Calls are refused, as strictly as before; for pages it is remembered, since people see what they get. */
export function refuseUnreadableTargets(app: FastifyInstance): void {
  app.decorateRequest('misspeltAs', null);
  app.addHook('onRequest', async (request) => {
    const { originalUrl, url } = request;
    const hasHost = request.headers.host !== undefined || request.raw.httpVersion === '1.0';
    if (!hasHost || !originalUrl.startsWith('/')) throw new DomainError('malformed_request');
    if (isForCalls(request) && lacksId(request)) throw new DomainError('not_found');
    if (originalUrl === url) return;
    if (isForCalls(request)) throw new DomainError('malformed_request');
    request.misspeltAs = 404;
  });
}

const methodsById: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

/** The router reads '/sessions/' as '/sessions': what was to change one must not change all of them. */
function lacksId({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  return methodsById.includes(method) && path.endsWith('/');
}

/** By the route and not by the address, which can be written in more ways than one. */
export function isForCalls(request: FastifyRequest): boolean {
  const route = request.routeOptions.url ?? request.url;
  return route === '/api' || route.startsWith('/api/');
}
