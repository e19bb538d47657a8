import { request } from 'node:http';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';

it('a call that is not known is refused by its name', async () => {
  const { stripe } = await createTestEmulator();
  await expect(stripe.topups.list()).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('GET: /v1/topups'),
  });
});

it('a wrong key and a missing key are refused', async () => {
  const { address } = await createTestEmulator();
  for (const headers of [{ authorization: 'Bearer sk_test_of_another' }, {}]) {
    const reply = await fetch(`${address}/v1/customers`, { headers });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  }
});

it('a parameter that is not known, is missing or is wrong is named', async () => {
  const emulator = await createTestEmulator();
  expect(await post(emulator, '/v1/customers', 'invoice_settings[nope]=1')).toMatchObject({
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: 'invoice_settings[nope]',
        message: 'Received unknown parameter: invoice_settings[nope]',
        doc_url: 'https://stripe.com/docs/error-codes/parameter-unknown',
      },
    },
  });
  expect(await post(emulator, '/v1/products', '')).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_missing', message: 'Missing required param: name.' } },
  });
  expect(await post(emulator, '/v1/customers', 'balance=abc')).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_invalid_integer', message: 'Invalid integer: abc' } },
  });
  expect(
    await post(emulator, '/v1/subscriptions/sub_x', 'cancellation_details[feedback]=none'),
  ).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('must be one of too_expensive') } },
  });
  expect(await post(emulator, '/v1/products', 'name=')).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_invalid_empty', param: 'name' } },
  });
  expect(
    await post(emulator, '/v1/products', 'name=A&marketing_features[0][price]=1'),
  ).toMatchObject({ status: 400, body: { error: { param: 'marketing_features[0][name]' } } });
  expect(await post(emulator, '/v1/customers', 'expand=email')).toMatchObject({
    status: 400,
    body: { error: { param: 'expand' } },
  });
});

it('an id that is not known is 404 in an address and 400 in a parameter', async () => {
  const { stripe } = await createTestEmulator();
  await expect(stripe.customers.retrieve('cus_x')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_x'",
  });
  await expect(
    stripe.prices.create({ currency: 'gbp', product: 'prod_x', unit_amount: 1 }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'product' });
  await expect(stripe.customers.list({ starting_after: 'cus_x' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'starting_after',
  });
});

it('only forms are read, and only of one version of the API', async () => {
  const emulator = await createTestEmulator();
  const json = await post(emulator, '/v1/customers', '{}', { 'content-type': 'application/json' });
  expect(json.status).toBe(400);
  const version = await post(emulator, '/v1/customers', '', { 'stripe-version': '2020-08-27' });
  expect(version.status).toBe(400);
  expect(version.body).toMatchObject({ error: { message: expect.stringContaining('2020-08-27') } });
  expect(emulator.stripe.getApiField('version')).toBe(Stripe.API_VERSION);
});

it('every reply names its request', async () => {
  const { stripe } = await createTestEmulator();
  const { lastResponse } = await stripe.customers.create();
  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
  await expect(stripe.customers.retrieve('cus_x')).rejects.toMatchObject({
    requestId: expect.stringMatching(/^req_/),
  });
});

it('bodies that nobody means are refused and change nothing', async () => {
  const emulator = await createTestEmulator();
  const deep = `metadata${'[a]'.repeat(50)}=1`;
  const many = Array.from({ length: 10_000 }, (_, at) => `metadata[k${at}]=1`).join('&');
  const bodies = [
    deep,
    many,
    'name=a%00b',
    'metadata[a%00b]=1',
    `name=${'x'.repeat(300)}`,
    'name[a]=b',
    'name=a&name=b',
    'metadata[a]=b&metadata[a][c]=d',
    'toString=1',
    '__proto__[a]=1&hasOwnProperty=1',
    `metadata[a]=${'x'.repeat(501)}`,
    `metadata[${'x'.repeat(41)}]=1`,
  ];
  for (const body of bodies) {
    const reply = await post(emulator, '/v1/customers', body);
    expect(reply.status, body.slice(0, 80)).toBe(400);
  }
  expect((await post(emulator, '/v1/customers', 'x'.repeat(2_000_000))).status).toBe(413);
  expect((await post(emulator, '/v1/customers/cus%00x', '')).status).toBe(400);
  expect((await post(emulator, '/v1/customers?email=%00', '')).status).toBe(400);
  expect((await fetch(`${emulator.address}/i/a%00b`)).status).toBe(400);
  expect((await fetch(`${emulator.address}/_emulator/deliveries?event=%00`)).status).toBe(400);
  const { data } = await emulator.stripe.customers.list();
  expect(data).toEqual([]);
});

it('text of any language and kind is kept as it came', async () => {
  const { stripe } = await createTestEmulator();
  const name = 'Zoë 🦊 & Söhne = 100% +1 [x] \\u0000';
  const metadata = { toString: 'a', 'odd key': '<b>"\'' };
  const { id } = await stripe.customers.create({ name, metadata });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ name, metadata });
});

it.each([
  ['/v1/products', 'name=Basic&active[x]=1', 'active'],
  ['/v1/customers', 'balance[x][y]=1', 'balance'],
  ['/v1/customers', 'email[]=a', 'email'],
  ['/v1/customers', 'metadata[__proto__]=a', 'metadata[__proto__]'],
  ['/v1/webhook_endpoints', 'url=http:evil&enabled_events[]=*', 'url'],
  ['/v1/webhook_endpoints', 'url=http://a/%0d%0ab&enabled_events[]=*', 'url'],
])('%s with %s is refused by the name of the parameter', async (path, body, param) => {
  const emulator = await createTestEmulator();
  expect(await post(emulator, path, body)).toMatchObject({
    status: 400,
    body: { error: { param } },
  });
});

it('metadata is merged, and its keys are taken away one by one or all at once', async () => {
  const { stripe } = await createTestEmulator();
  const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
  const merged = await stripe.customers.update(id, { metadata: { b: '3', c: '4' } });
  expect(merged.metadata).toEqual({ a: '1', b: '3', c: '4' });
  const less = await stripe.customers.update(id, { metadata: { a: '' } });
  expect(less.metadata).toEqual({ b: '3', c: '4' });
  expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
});

it('another host name and a page of another site are refused', async () => {
  const emulator = await createTestEmulator();
  const origin = { origin: 'https://evil.example' };
  expect((await post(emulator, '/v1/customers', '', origin)).status).toBe(403);
  expect((await post(emulator, '/v1/customers', '', { origin: 'null' })).status).toBe(403);
  expect(await statusForHost(emulator, 'evil.example')).toBe(403);
  expect(await statusForHost(emulator, '127.0.0.1.evil.example')).toBe(403);
  expect(await statusForHost(emulator, 'localhost')).toBe(200);
  expect((await post(emulator, '/v1/customers', '', { origin: emulator.address })).status).toBe(
    200,
  );
});

async function post(
  { address, secretKey }: TestEmulator,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  return { status: reply.status, body: await reply.json() };
}

/** `fetch` sets the host by itself. */
function statusForHost({ address, secretKey }: TestEmulator, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${secretKey}`, host };
    request(`${address}/v1/customers`, { headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
