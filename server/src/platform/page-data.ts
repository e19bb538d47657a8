/**
 * An open page asks for what the next one needs by that page's address and `.data`. Where it may not have
 * it, it is told to load the whole document, which says why.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Rendered in place of the page that was asked for. */
    pageInstead: { readonly path: string; readonly status: number } | null;
  }
}

/** The address of the page that the request is about; null where it asks for no such part. */
export function documentOf(url: string): string | null {
  // Joined as text: a path that begins with // would name another host.
  const asked = URL.parse(`http://localhost${url}`);
  if (asked === null || !asked.pathname.endsWith('.data')) return null;
  asked.searchParams.delete('_routes');
  const path = asked.pathname
    .replace(/\.data$/, '')
    .replace(/\/_$/, '/')
    .replace(/^\/+/, '/');
  return `${path}${asked.search}`;
}

/** Of all pages: which of them is meant, React Router finds out. */
export const pageRoute = '/*';

/** Whether a person sees the reply: a page as a whole, and neither a part of one nor the reply to a call. */
export function isForDocument({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.url === pageRoute && documentOf(url) === null;
}

/** In the words of React Router. */
export function leadToDocument(reply: FastifyReply, document: string): FastifyReply {
  return reply
    .status(204)
    .headers({
      'x-remix-redirect': document,
      'x-remix-reload-document': 'true',
      'cache-control': 'no-store',
    })
    .send();
}
