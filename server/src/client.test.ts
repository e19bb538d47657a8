import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { downloadDataCall } from '@debt-payoff/contract/accounts';
import { CallError, createClient, NetworkFailure } from '@debt-payoff/contract/client';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

const { app } = await createTestApp();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const call = createClient({ origin, fetch });

const debt = {
  creditor: 'Overdraft',
  type: 'Overdraft',
  balance: 500,
  interestRate: 39.9,
  monthlyPayment: 50,
};

it("the browser's client makes a declared call and gets its typed reply", async () => {
  const results = await call(compareStrategiesCall, { body: { debts: [debt] } });
  expect(results.avalanche.monthsToPayoff).toBe(13);
});

it('a refused call throws what the server said', async () => {
  const refused = call(compareStrategiesCall, { body: { debts: [{ ...debt, balance: -1 }] } });
  await expect(refused).rejects.toThrow(CallError);
  await expect(refused).rejects.toMatchObject({
    status: 400,
    message: 'Balance must be greater than 0',
    reply: { fields: { 'debts.0.balance': 'Balance must be greater than 0' } },
  });
});

it('a reply that is not ours still reads as a sentence', async () => {
  const viaProxy = createClient({
    origin,
    fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  });
  await expect(viaProxy(compareStrategiesCall, { body: { debts: [debt] } })).rejects.toMatchObject({
    status: 502,
    message: 'Something went wrong. Please try again later.',
  });
});

it('a reply of success that breaks off says nothing about the call', async () => {
  const broken = createClient({ origin, fetch: async () => new Response(cutOff()) });
  const made = broken(compareStrategiesCall, { body: { debts: [debt] } });
  await expect(made).rejects.toBeInstanceOf(NetworkFailure);
});

it('a reply of success that is no JSON is no failure of the network', async () => {
  const page = async () => new Response('<h1>Welcome to the hotel</h1>');
  const made = createClient({ origin, fetch: page })(compareStrategiesCall, {
    body: { debts: [debt] },
  });
  await expect(made).rejects.toBeInstanceOf(SyntaxError);
});

it('a file that breaks off is a failure of the network, as for every call', async () => {
  const broken = createClient({ origin, fetch: async () => new Response(cutOff()) });
  const made = broken<typeof downloadDataCall>(accountAddresses.downloadData, {});
  await expect(made).rejects.toBeInstanceOf(NetworkFailure);
});

function cutOff(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"debts":[')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}

it.each([
  ['120', 120],
  [null, null],
  ['soon', null],
])('a refusal with the wait %j is known to last %s seconds', async (header, seconds) => {
  const refusing = createClient({
    origin,
    fetch: async () =>
      new Response('{}', { status: 429, ...(header && { headers: { 'retry-after': header } }) }),
  });
  await expect(refusing(compareStrategiesCall, { body: { debts: [debt] } })).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: seconds,
  });
});
