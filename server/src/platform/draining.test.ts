import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { drainConnections } from './draining.ts';

it('serves what comes on a kept connection, and closes it with the reply', async () => {
  const app = Fastify();
  app.get('/', () => 'served');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = () =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      const request = get(url, { agent }, (response) => {
        const { statusCode, headers } = response;
        response.resume().on('end', () => {
          resolve([statusCode, headers.connection, request.reusedSocket]);
        });
      });
      request.on('error', reject);
    });
  expect(await send()).toEqual([200, 'keep-alive', false]);
  await drainConnections(app, 0);
  expect(await send()).toEqual([200, 'close', true]);
  await app.close();
});
