/** How a page is asked for and sent: what came in, what goes out, and the headers that keep it safe. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { withAddress } from '../http/address.ts';
import { type Form, parseForm } from '../http/form.ts';
import { stripeErrorOf } from '../http/stripe-error-of.ts';
import type { Store } from '../store/store.ts';
import type { Html } from './html.ts';
import { layout, messageBody } from './layout.ts';

export type PageDeps = {
  readonly store: Store;
  readonly address: () => string;
  readonly catchUp: () => Promise<void>;
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
};

export type PageReply =
  | {
      readonly kind: 'page';
      readonly status?: number;
      readonly title: string;
      readonly body: Html;
      /** Addresses elsewhere to which a form of this page may lead. */
      readonly leadsTo?: readonly (string | null)[];
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly data: Buffer };

export type Visit = {
  readonly store: Store;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Form;
  readonly form: Form;
};

type Handler = (visit: Visit) => Promise<PageReply>;

export type PageRoutes = {
  readonly get: (url: string, handler: Handler) => void;
  readonly post: (url: string, handler: Handler) => void;
};

const pathSchema = z.record(z.string(), z.string());

export function pageRoutesOn(app: FastifyInstance, deps: PageDeps): PageRoutes {
  const route = (method: 'GET' | 'POST', url: string, handler: Handler): void => {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        await deps.catchUp();
        const result = await handler(visitOf(deps, request)).finally(() => {
          if (method === 'POST') deps.onChange();
        });
        return sendPage(deps, reply, result);
      },
    });
  };
  app.setErrorHandler((error, _request, reply) => sendFailure(deps, reply, error));
  app.setNotFoundHandler((_request, reply) => sendPage(deps, reply, notFoundPage()));
  return {
    get: (url, handler) => route('GET', url, handler),
    post: (url, handler) => route('POST', url, handler),
  };
}

export const typedLengthMax = 500;

/** What was typed into a field; '' where it was left out. */
export function typedText(form: Form, field: string): string {
  const value = form[field];
  return typeof value === 'string' ? value.trim().slice(0, typedLengthMax) : '';
}

export function notFoundPage(): PageReply {
  const text = 'The address may be incomplete, or what it led to has since been deleted.';
  return {
    kind: 'page',
    status: 404,
    title: 'Page not found',
    body: messageBody({ heading: 'Page not found', text }),
  };
}

function visitOf({ store }: PageDeps, request: FastifyRequest): Visit {
  const [, query = ''] = request.url.split('?', 2);
  return {
    store,
    path: z.parse(pathSchema, request.params ?? {}),
    query: parseForm(query),
    form: parseForm(typeof request.body === 'string' ? request.body : ''),
  };
}

function sendPage(deps: PageDeps, reply: FastifyReply, result: PageReply): FastifyReply {
  reply.headers({
    'cache-control': 'no-store',
    // Not 'no-referrer': a browser would then send forms with the origin 'null', which is refused.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
  if (result.kind === 'redirect') {
    return reply
      .code(303)
      .header('location', headerText(withAddress(result.to, deps.address())))
      .send();
  }
  if (result.kind === 'file') {
    return reply
      .header('content-disposition', `attachment; filename="${result.name}"`)
      .type(result.type)
      .send(result.data);
  }
  return reply
    .code(result.status ?? 200)
    .header('content-security-policy', contentSecurityPolicy(result.leadsTo ?? []))
    .type('text/html; charset=utf-8')
    .send(withAddress(layout(result), deps.address()));
}

/** A header holds ASCII only; an address may have any letter. */
function headerText(address: string): string {
  return address.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Browsers hold the target of a form's redirect against `form-action` too. */
function contentSecurityPolicy(leadsTo: readonly (string | null)[]): string {
  const origins = leadsTo.flatMap((address) => {
    const plain = address?.replaceAll(/[{}]/g, '') ?? '';
    return URL.canParse(plain) ? [new URL(plain).origin] : [];
  });
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sendFailure(deps: PageDeps, reply: FastifyReply, error: unknown): FastifyReply {
  const known = stripeErrorOf(error);
  if (known === null) deps.onError(error);
  if (known?.status === 404) return sendPage(deps, reply, notFoundPage());
  const text = known?.message ?? 'The emulator could not do this. Please go back and try again.';
  return sendPage(deps, reply, {
    kind: 'page',
    status: known?.status ?? 500,
    title: 'Something went wrong',
    body: messageBody({ heading: 'Something went wrong', text }),
  });
}
