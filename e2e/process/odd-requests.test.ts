import { errorTable } from '@debt-payoff/contract/errors';
import fc from 'fast-check';
import { beforeAll, expect, inject, it } from 'vitest';
import { type RawReply, sendRaw } from '../../server/src/testing/raw-http.ts';
import { listRoutes, type OddRequest, oddRequests } from '../support/odd-requests.ts';
import {
  type OtherEnvironment,
  openEnvironment,
  otherEnvironments,
} from '../support/other-environment.ts';

const requestsEach = process.env.PROOF === 'full' ? 10_000 : 300;
const atOnce = 12;

const environments = ['local', ...otherEnvironments] as const;
const opened = new Map<string, OtherEnvironment>();

beforeAll(async () => {
  await Promise.all(
    otherEnvironments.map(async (name) => opened.set(name, await openEnvironment(name))),
  );
}, 240_000);

it.each(environments)(
  `%s replies to ${requestsEach} odd requests in our shape, and opens nothing to them`,
  async (environment) => {
    const product = inject('productUrl');
    const other = opened.get(environment);
    const port = Number(new URL(other?.url ?? product).port);
    const routes = await listRoutes(product);
    const requests = fc.sample(oddRequests(routes), { numRuns: requestsEach, seed: 20_261_115 });
    const faults: string[] = [];
    const waiting = requests.values();
    const work = async () => {
      for (const request of waiting) {
        const reply = await sendRaw(port, written(request, port));
        const fault = faultOf(reply, { request, environment });
        if (fault !== null) faults.push(describeFault(fault, request, reply));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
    expect((await other?.output()) ?? '').not.toContain('"level":50');
  },
  process.env.PROOF === 'full' ? 3_600_000 : 120_000,
);

function written({ method, target, version, host, headers, body }: OddRequest, port: number) {
  const lines = [
    `${method} ${target} ${version}`,
    `Host: ${host ?? `localhost:${port}`}`,
    ...headers,
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

type RequestContext = { readonly request: OddRequest; readonly environment: string };

/** Null where all is well. */
function faultOf(reply: RawReply | null, context: RequestContext): string | null {
  if (reply === null) return 'no reply';
  const { status, headers, body } = reply;
  if (!(status < 500) && !saysPaymentsAreOff(status, body)) return 'our failure';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no security headers';
  return redirectFault(headers) ?? shapeFault(reply, context) ?? gateFault(reply, context);
}

/** Where no key of Stripe is configured, that is the reply, and no failure. */
function saysPaymentsAreOff(status: number, body: string): boolean {
  return status === errorTable.payments_off.status && body.includes('"code":"payments_off"');
}

/** Only to our own paths: //evil.example and /\evil.example are other sites. */
function redirectFault(headers: RawReply['headers']): string | null {
  const targets = [headers.get('location'), headers.get('x-remix-redirect')];
  const isForeign = targets.some((to) => to !== undefined && !/^\/(?![/\\])[\x21-\x7e]*$/.test(to));
  return isForeign ? 'leads away' : null;
}

function shapeFault(
  { status, headers, body }: RawReply,
  { request }: RequestContext,
): string | null {
  const type = headers.get('content-type')?.split(';')[0];
  const isBodiless = request.method === 'HEAD' || [204, 304].includes(status);
  if (type === 'application/json') {
    if (isPageRequest(request) && status >= 400) return 'JSON in place of a page';
    if (status < 400) return null;
    if (headers.get('cache-control') !== 'no-store') return 'a failure that may be kept';
    return isBodiless || isErrorReply(status, body) ? null : 'another shape of failure';
  }
  if (type === 'text/html') {
    const isPage = isBodiless || /^(?:<!--.*?-->\s*)?<!doctype html>/is.test(body);
    return isPage && (status < 400 || [400, 401, 404].includes(status)) ? null : 'no page of ours';
  }
  // What an open page asks for by .data carries its status, too.
  const isPart = type === 'text/x-script';
  return status < 400 || isPart ? null : 'a failure without a shape';
}

function isErrorReply(status: number, body: string): boolean {
  const reply: { error?: unknown; code?: string; request_id?: unknown } = JSON.parse(body);
  const known = Object.entries(errorTable).find(([code]) => code === reply.code);
  const isWorded = typeof reply.error === 'string' && typeof reply.request_id === 'string';
  return isWorded && known?.[1].status === status;
}

/** What a browser could send for a page, however misspelt. */
function isPageRequest({ method, target, version, host, headers }: OddRequest): boolean {
  const isReadable =
    /^\/[\x21-\x7e]*$/.test(target) &&
    version === 'HTTP/1.1' &&
    host === null &&
    target.length < 9_000;
  const isFlood = headers.join('').length > 6_000;
  if (!isReadable || isFlood || !['GET', 'HEAD'].includes(method)) return false;
  return [target, pathOf(target)].every(
    (path) => !/^\/+(?:a|%61)(?:p|%70)(?:i|%69)(?:[/?#\\]|%5c|$)/i.test(path) && !isHealth(path),
  );
}

function isHealth(path: string): boolean {
  return /^\/(?:healthz|readyz)\/?(?:[?#]|$)/.test(path);
}

/** As browsers read it. */
function pathOf(target: string): string {
  const path = new URL(`http://localhost${target}`).pathname;
  return path.replaceAll(/%([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Odd spellings open neither the gate of development nor the admin-only site. */
function gateFault({ status, headers, body }: RawReply, { request, environment }: RequestContext) {
  if (status >= 300 || status === 204 || request.method === 'OPTIONS') return null;
  const path = /^\//.test(request.target) ? pathOf(request.target) : '';
  const isFile = /^\/(?:assets\/|[\w-]+\.(?:svg|ico|png|txt|webmanifest))/.test(path);
  if (isHealth(path) || isFile) return null;
  if (environment === 'development') {
    return /^\/api\/auth\/leave-gate/.test(path) ? null : 'open without the password';
  }
  if (environment !== 'admin-production') return null;
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  const isArea = isHtml && (request.method === 'HEAD' || body.includes('Admin'));
  // Without the calls that its pages make, their parts tell what every visitor of the door is told.
  return isArea || /^\/(?!api\/).*\.data$|^\/api\/auth\/logout/.test(path)
    ? null
    : 'open to anyone';
}

function describeFault(fault: string, request: OddRequest, reply: RawReply | null): string {
  const { method, target, version, host, headers, body } = request;
  const line = `${method} ${target.slice(0, 200)} ${version} host=${host} body=${body}`;
  const said = `${reply?.status} ${reply?.headers.get('content-type')} ${reply?.body.slice(0, 160)}`;
  const sent = headers.map((header) => header.slice(0, 60)).slice(0, 5);
  return `${fault}: ${line} ${JSON.stringify(sent)} -> ${said}`;
}
