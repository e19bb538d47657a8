/** What a call can declare, shown by calls that the product does not have yet. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { defineCall } from '@debt-payoff/contract/call';
import { CallError, createClient, NetworkFailure } from '@debt-payoff/contract/client';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPasswords } from './accounts/passwords.ts';
import { makeDemoAccounts } from './demo/demo-accounts.ts';
import { demoPassword } from './demo/demo-people.ts';
import { callerOf } from './platform/access.ts';
import { serveCall } from './platform/calls.ts';
import { scheduleLinks } from './registries.ts';
import { aPerson, aStaffMember, call } from './testing/people.ts';
import { settableClock } from './testing/settable-clock.ts';
import { createTestApp, productionVariables } from './testing/test-app.ts';

const twelveMegabytes = 12 * 1024 * 1024;
const signingKey = 'what the sender and the server know';
const signatureOf = (bytes: Uint8Array) =>
  createHmac('sha256', signingKey).update(bytes).digest('hex');
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const webhookCall = defineCall({
  method: 'POST',
  path: '/api/test/webhook',
  rawBody: 'application/json',
  access: 'public',
  passesGates: ['host', 'origin', 'development', 'staff'],
  summary: 'Takes what is signed',
  replies: { 200: z.object({ is_signed: z.boolean() }) },
});
const gatedCall = defineCall({ ...webhookCall, path: '/api/test/gated', passesGates: [] });

const uploadCall = defineCall({
  method: 'POST',
  path: '/api/test/upload',
  rawBody: 'application/octet-stream',
  timeoutMs: 60_000,
  access: 'public',
  summary: 'Takes a large file',
  bodyMaxBytes: twelveMegabytes,
  replies: { 200: z.object({ digest: z.string() }) },
});

const longTextCall = defineCall({
  method: 'POST',
  path: '/api/test/long-text',
  access: 'public',
  summary: 'Takes a large JSON body',
  body: z.object({ text: z.string() }),
  bodyMaxBytes: twelveMegabytes + 1_024,
  replies: { 200: z.object({ length: z.int() }) },
});

const fileCall = defineCall({
  method: 'GET',
  path: '/api/test/files/{manner}',
  file: 'application/octet-stream',
  timeoutMs: 60_000,
  access: 'public',
  summary: 'Sends a large file',
  params: z.object({ manner: z.enum(['whole', 'streamed', 'missing', 'cut', 'endless']) }),
});
const hastyFileCall = defineCall({ ...fileCall, timeoutMs: 100 });

const streamedCall = defineCall({
  method: 'GET',
  path: '/api/test/streamed',
  access: 'public',
  summary: 'Sends JSON in parts',
  replies: { 200: z.array(z.int()) },
  isStreamed: true,
});

const articlesCall = defineCall({
  method: 'GET',
  path: '/api/test/articles',
  access: 'public',
  summary: 'Lists articles',
  query: z.object({ page: z.coerce.number().default(1), include: z.enum(['drafts']).optional() }),
  staffQuery: ['include'],
  caching: 'public, max-age=60',
  replies: { 200: z.object({ titles: z.array(z.string()), seen_by: z.int().nullable() }) },
});

const exportCall = defineCall({
  method: 'POST',
  path: '/api/test/export',
  access: 'user',
  entitlement: 'export',
  summary: 'Exports',
  body: z.object({}),
  replies: { 200: z.object({ id: z.int() }) },
});
/** Written down wrongly: an entitlement is somebody's. */
const openExportCall = defineCall({
  ...exportCall,
  path: '/api/test/open-export',
  access: 'public',
});

/** Begins as a zlib stream does, which is not to be taken for one that was made on the way. */
const largeFile = Buffer.concat([Buffer.from([0x78, 0x9c]), randomBytes(twelveMegabytes - 2)]);

function extend(app: FastifyInstance): void {
  for (const each of [webhookCall, gatedCall]) {
    serveCall(app, each, async ({ body, request }) => ({
      is_signed: request.headers['x-signature'] === signatureOf(body),
    }));
  }
  serveCall(app, uploadCall, async ({ body }) => ({ digest: digestOf(body) }));
  serveCall(app, longTextCall, async ({ body }) => ({ length: body.text.length }));
  for (const each of [exportCall, openExportCall]) {
    serveCall(app, each, async ({ request }) => ({ id: callerOf(request).userId }));
  }
  serveCall(app, streamedCall, async () => Readable.from(['[1,', '2,', '3]']));
  serveCall(app, articlesCall, async ({ query, request }) => ({
    titles: query.include === 'drafts' ? ['Out', 'Draft'] : ['Out'],
    seen_by: request.caller?.userId ?? null,
  }));
  serveFiles(app);
}

function serveFiles(app: FastifyInstance): void {
  serveCall(app, fileCall, async ({ params: { manner }, reply }) => {
    const name = 'Zoë’s plan.bin';
    if (manner === 'missing') throw new Error('The disk is gone');
    if (manner === 'whole') return { name, content: largeFile };
    if (manner === 'streamed') return { name, content: Readable.from(partsOf(largeFile)) };
    const begun = new Readable({ read: () => {} });
    begun.push(largeFile.subarray(0, 100_000));
    if (manner === 'cut') setTimeout(() => reply.raw.destroy(), 50);
    return { name, content: begun };
  });
}

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const clock = settableClock();
const production = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000', ADMIN_AREA: 'on' },
  clock,
  extend,
});
const { app } = production;

describe('a webhook', async () => {
  const others = { database: production, clock, extend };
  const environments = {
    local: await createTestApp(others),
    development: await createTestApp({
      ...others,
      variables: {
        ...productionVariables,
        APP_ENV: 'development',
        DEV_GATE_PASSWORD: 'open sesame, please',
      },
    }),
    'admin-production': await createTestApp({
      ...others,
      variables: { ...productionVariables, APP_ENV: 'admin-production' },
    }),
    production,
  };
  // No text at all: read as one, it would be changed and the signature with it.
  const bytes = Buffer.from([0x7b, 0x00, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x0d, 0x0a, 0x7d]);
  const post = (to: FastifyInstance, { path }: { path: string }, headers = {}) =>
    to.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'hooks.example',
        origin: 'https://sender.example',
        'content-type': 'application/json; charset=utf-8',
        'x-signature': signatureOf(bytes),
        ...headers,
      },
      payload: bytes,
    });

  it.each(Object.keys(environments) as (keyof typeof environments)[])(
    'passes every gate of %s, and gets its body byte for byte',
    async (name) => {
      const reply = await post(environments[name].app, webhookCall);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ is_signed: true });
    },
  );

  it.each([
    ['local', {}, 'wrong_host'],
    ['local', { host: 'localhost' }, 'foreign_origin'],
    ['development', {}, 'foreign_origin'],
    ['development', { origin: 'https://debts.example' }, 'gate_closed'],
    ['admin-production', { origin: 'https://debts.example' }, 'not_signed_in'],
    ['production', {}, 'foreign_origin'],
  ] as const)('that declares none is held in %s with %j: %s', async (name, headers, code) => {
    expect((await post(environments[name].app, gatedCall, headers)).json().code).toBe(code);
  });

  it.each([undefined, 'text/plain', 'application/x-anything'])(
    'may come as %j',
    async (contentType) => {
      const reply = await post(app, webhookCall, { 'content-type': contentType });
      expect(reply.json()).toEqual({ is_signed: true });
    },
  );

  it('may be empty, and may not be larger than a form', async () => {
    const send = (payload: Buffer) =>
      app.inject({ method: 'POST', url: webhookCall.path, payload });
    expect((await send(Buffer.alloc(0))).statusCode).toBe(200);
    expect((await send(Buffer.alloc(70_000))).json().code).toBe('too_large');
  });

  it('leaves all other calls to read JSON', async () => {
    const body = { text: 'as ever' };
    expect((await call(app, longTextCall, { body })).body).toEqual({ length: 7 });
    const bytesSent = await app.inject({
      method: 'POST',
      url: longTextCall.path,
      headers: { 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    expect(bytesSent.json().code).toBe('unsupported_media_type');
  });
});

describe('many megabytes', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // As the browser's: no reply at all is a failure of the network, too.
  const client = createClient({
    origin,
    fetch: (input, init) =>
      fetch(input, init).catch((error: unknown) => {
        throw new NetworkFailure(error);
      }),
  });

  it('go up as a file', async () => {
    const { digest } = await client(uploadCall, { body: new Blob([largeFile]) });
    expect(digest).toBe(digestOf(largeFile));
  });

  it('and one byte more is refused', async () => {
    const body = new Blob([largeFile, 'x']);
    await expect(client(uploadCall, { body })).rejects.toMatchObject({
      reply: { code: 'too_large' },
    });
  });

  it('go up as JSON', async () => {
    const text = 'x'.repeat(twelveMegabytes);
    expect(await client(longTextCall, { body: { text } })).toEqual({ length: twelveMegabytes });
  });

  it.each(['whole', 'streamed'] as const)(
    'come down as a %s file with its name',
    async (manner) => {
      const { blob, name } = await client(fileCall, { params: { manner } });
      expect(name).toBe('Zoë’s plan.bin');
      expect(blob.type).toBe('application/octet-stream');
      expect(digestOf(await blob.bytes())).toBe(digestOf(largeFile));
    },
  );

  it('fail as every call does', async () => {
    const missing = client(fileCall, { params: { manner: 'missing' } });
    await expect(missing).rejects.toBeInstanceOf(CallError);
    await expect(missing).rejects.toMatchObject({ status: 500, reply: { code: 'internal' } });
  });

  it('that break off on the way are a failure of the network', async () => {
    const cut = client(fileCall, { params: { manner: 'cut' } });
    await expect(cut).rejects.toBeInstanceOf(NetworkFailure);
  });

  it('are waited for as long as their call says', async () => {
    const endless = client(hastyFileCall, { params: { manner: 'endless' } });
    await expect(endless).rejects.toBeInstanceOf(NetworkFailure);
    await expect(endless).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  it('and JSON that comes in parts is read as a whole', async () => {
    expect(await client(streamedCall, {})).toEqual([1, 2, 3]);
  });
});

describe('a parameter of a public call for staff alone', async () => {
  const drafts = { ...articlesCall, path: `${articlesCall.path}?include=drafts` };
  const person = await aPerson(app);
  const admin = await aStaffMember(production, 'admin', clock.now());

  it('is not needed', async () => {
    for (const manner of [{}, { as: person }, { as: admin }, { as: 'garbage' }]) {
      const reply = await call(app, articlesCall, manner);
      expect(reply).toMatchObject({ status: 200, body: { titles: ['Out'], seen_by: null } });
      expect(reply.headers['cache-control']).toBe('public, max-age=60');
    }
  });

  it('is refused to strangers and to people, whatever it says', async () => {
    expect((await call(app, drafts)).body.code).toBe('not_signed_in');
    expect((await call(app, drafts, { as: 'garbage' })).body.code).toBe('session_ended');
    expect((await call(app, drafts, { as: person })).body.code).toBe('not_allowed');
    const blank = { ...articlesCall, path: `${articlesCall.path}?include=` };
    expect((await call(app, blank)).body.code).toBe('not_signed_in');
    const spelt = { ...articlesCall, path: `${articlesCall.path}?%69nclude=drafts` };
    expect((await call(app, spelt)).body.code).toBe('not_signed_in');
  });

  it('is for staff, and what they see is kept by nobody', async () => {
    const reply = await call(app, drafts, { as: admin });
    expect(reply.body).toEqual({ titles: ['Out', 'Draft'], seen_by: admin.id });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('a call that needs a plan', async () => {
  // The demo's people are let in there alone.
  const { app: local, db } = await createTestApp({ clock, extend });
  await makeDemoAccounts({ db, clock, ...scheduleLinks, passwords: createPasswords() });
  const tokenOf = async (username: string): Promise<string> => {
    const body = { username, password: demoPassword };
    return (await call(local, accountAddresses.login, { body })).body.access_token;
  };

  it.each([
    ['demo-free', 403, 'paid_plan_required'],
    ['demo-basic', 200, undefined],
    ['demo-premium', 200, undefined],
  ])('replies to %s with %i', async (username, status, code) => {
    const as = await tokenOf(username);
    for (const address of [exportCall, openExportCall]) {
      const reply = await call(local, address, { as, body: {} });
      expect([reply.status, reply.body.code]).toEqual([status, code]);
    }
  });

  it('asks strangers to sign in, even where it was declared as public', async () => {
    for (const address of [exportCall, openExportCall]) {
      const reply = await call(app, address, { body: {} });
      expect(reply.body.code).toBe('not_signed_in');
    }
  });
});

it('the API document says what they declare', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  const webhook = document.paths[webhookCall.path].post;
  expect(Object.keys(webhook.requestBody.content)).toEqual(['application/json']);
  expect(webhook.requestBody.content['application/json'].schema).toEqual({
    type: 'string',
    format: 'binary',
  });
  const file = document.paths[fileCall.path].get;
  expect(Object.keys(file.responses['200'].content)).toEqual(['application/octet-stream']);
  const { parameters, security } = document.paths[articlesCall.path].get;
  expect(
    parameters.map(({ name, description }: Record<string, string>) => [name, description]),
  ).toEqual([
    ['page', undefined],
    ['include', 'For staff alone'],
  ]);
  expect(security).toBeUndefined();
  expect(document.paths[exportCall.path].post).toMatchObject({
    description: 'For people who are signed in, on a plan that includes: export.',
    security: [{ bearer: [] }],
  });
});
