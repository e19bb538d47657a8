/** A rendered page in the forms in which it is sent: made once, compressed and with its ETags. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it was rendered, with its body read. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Apart from the other headers, since there may be several. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
};

/** For this one visitor: a failure, a redirect, or a page that must not be kept. */
export type PassingPage = RenderedPage & { readonly mayBeKept: false };

export type KeptPage = {
  readonly mayBeKept: true;
  readonly status: KeptStatus;
  readonly forms: Readonly<Record<Coding, Form>>;
};

/** A page, or the one that says that there is none. */
type KeptStatus = 200 | 404;

type Coding = 'zstd' | 'br' | 'gzip' | 'identity';

type Form = {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For a reply that says that nothing changed. */
  readonly headersWithoutBody: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The best first. */
export const codings = ['zstd', 'br', 'gzip'] satisfies Coding[];

/** With another status than the given one it is not the page that was to be kept. */
export async function keepPage(
  rendered: RenderedPage,
  status: KeptStatus = 200,
): Promise<KeptPage | PassingPage> {
  if (rendered.status !== status || !mayBeKept(rendered)) return { ...rendered, mayBeKept: false };
  return { mayBeKept: true, status, forms: await makeForms(rendered) };
}

/** For what is served like a page but is not one, such as the sitemap. */
export async function keepText(contentType: string, text: string): Promise<KeptPage> {
  const headers = { 'content-type': contentType };
  const forms = await makeForms({ headers, body: Buffer.from(text) });
  return { mayBeKept: true, status: 200, forms };
}

/** Replies with the form that the visitor takes, or says that the one they have is still right. */
export function sendKeptPage(
  page: KeptPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const form = page.forms[codingFor(request.headers['accept-encoding'])];
  // RFC 9110, 13.2.1: conditions hold for good replies alone.
  const isCurrent = page.status === 200 && namesTag(request.headers['if-none-match'], form.etag);
  const vary = reply.getHeader('vary');
  reply.headers(isCurrent ? form.headersWithoutBody : form.headers);
  if (vary !== undefined) reply.header('vary', `${vary}, ${form.headers.vary}`);
  if (isCurrent) return reply.status(304).send();
  reply.status(page.status);
  return request.method === 'HEAD' ? reply.send() : reply.send(form.body);
}

function mayBeKept({ headers, cookies }: RenderedPage): boolean {
  return (
    headers['content-type']?.startsWith('text/html') === true &&
    cookies.length === 0 &&
    !/\b(?:no-store|private)\b/i.test(headers['cache-control'] ?? '')
  );
}

/** Levels that take a few milliseconds, off the main thread, and are spent once a minute at most. */
const packers: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  zstd: (body) =>
    promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 12 } }),
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  identity: async (body) => body,
};

type Content = Pick<RenderedPage, 'headers' | 'body'>;

async function makeForms(content: Content): Promise<KeptPage['forms']> {
  const [zstd, br, gzip, identity] = await Promise.all([
    makeForm(content, 'zstd'),
    makeForm(content, 'br'),
    makeForm(content, 'gzip'),
    makeForm(content, 'identity'),
  ]);
  return { zstd, br, gzip, identity };
}

async function makeForm(rendered: Content, coding: Coding): Promise<Form> {
  const hash = createHash('sha256').update(rendered.body).digest('base64url');
  const body = await packers[coding](rendered.body);
  // A strong tag names exact bytes, so each form has its own.
  const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;
  const { 'content-type': contentType = '', ...others } = rendered.headers;
  const headersWithoutBody = {
    ...others,
    // Browsers keep the page but ask each time whether it is still right.
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
    etag,
  };
  const headers = {
    ...headersWithoutBody,
    'content-type': contentType,
    'content-length': String(body.length),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  };
  return { etag, headers, headersWithoutBody, body };
}

function codingFor(accepted: string | string[] | undefined): Coding {
  if (typeof accepted !== 'string') return 'identity';
  // Anyone who takes anything at all may still not know the newest.
  return negotiate(accepted.toLowerCase().replace('*', 'gzip'), codings) ?? 'identity';
}

/** Whether an If-None-Match header names this tag; tags are compared weakly, as RFC 9110 asks. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.includes(etag) === true;
}
