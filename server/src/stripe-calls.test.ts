import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { start } from './main.ts';
import { countingPages } from './testing/counting-pages.ts';
import { createRecordingStripe } from './testing/recording-stripe.ts';
import { createTestDatabase } from './testing/test-app.ts';

const secretKey = 'sk_test_51abcdefghijk';

it('with STRIPE_SECRET_KEY set no call goes elsewhere, and no emulator is opened', async () => {
  const stripe = await createRecordingStripe();
  const { url } = await createTestDatabase();
  const port = await freePort();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const closings: (() => Promise<unknown>)[] = [];
  const openStripeEmulator = vi.fn(() => Promise.reject(new Error('there is a key')));
  await start({
    lifecycle: { opened: (close) => closings.push(close), whenLate: () => {} },
    loadPages: async () => countingPages(),
    openStripeEmulator,
    stripeAddress: stripe.address,
    variables: {
      PORT: String(port),
      DATABASE_URL: url,
      STRIPE_SECRET_KEY: secretKey,
      LOG_LEVEL: 'silent',
    },
  });
  // The last that the start asks, since Stripe could not reach this machine by a webhook.
  await vi.waitUntil(() => stripe.calls.includes('GET /v1/billing_portal/configurations'), 30_000);
  for (const close of closings.reverse()) await close();
  const ports = new Set(connect.mock.calls.map(portOf));
  connect.mockRestore();
  said.mockRestore();

  expect(openStripeEmulator).not.toHaveBeenCalled();
  expect(stripe.calls).toContain('GET /v1/account');
  expect([...stripe.keys]).toEqual([secretKey]);
  // The start itself looks whether its own port is free.
  ports.delete(String(port));
  expect(ports).toEqual(new Set([new URL(url).port, new URL(stripe.address).port]));
});

const target = z.object({ port: z.coerce.string() });

/** Node hands over a list of the options and a callback, the options, or a port. */
function portOf(call: readonly unknown[]): string {
  const [first] = call.flat();
  const options = target.safeParse(first);
  return options.success ? options.data.port : String(first);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await once(server.close(), 'close');
  return address.port;
}
