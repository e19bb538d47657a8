import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call } from '../testing/people.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const { app } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000', ADMIN_AREA: 'on' },
});
const { login, adminLogin, refresh, logout, verify } = accountAddresses;
const person = await aPerson(app);
const { username, password, refreshToken } = person;

describe.each([
  { name: 'login', address: login },
  { name: 'admin login', address: adminLogin },
  { name: 'refresh', address: refresh },
  { name: 'logout', address: logout },
])('a page of another site cannot $name', ({ address }) => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'https://debts.example.evil.example' },
    { origin: 'http://debts.example' },
    { origin: 'https://debts.example:8443' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://debts.example' },
  ])('with %j', async (headers) => {
    const manner = { refreshToken, as: person, headers, body: { username, password } };
    const reply = await call(app, address, manner);
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('foreign_origin');
    expect(reply.cookie).toBeUndefined();
    expect((await call(app, verify, { as: person })).status).toBe(200);
  });
});

it('our own pages can', async () => {
  const headers = { origin: 'https://debts.example', 'sec-fetch-site': 'same-origin' };
  const body = { username, password };
  expect((await call(app, login, { headers, body })).status).toBe(200);
  expect((await call(app, refresh, { headers, refreshToken })).status).toBe(200);
  expect((await call(app, logout, { headers, refreshToken })).status).toBe(200);
});

it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
  'a form of %s signs nobody in',
  async (type) => {
    const response = await app.inject({
      method: login.method,
      url: login.path,
      headers: { 'content-type': type },
      payload: JSON.stringify({ username, password }),
    });
    expect(response.statusCode).toBe(415);
  },
);
