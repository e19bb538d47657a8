import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installErrorHandling } from './errors.ts';

it('a visitor who is cut off while sending is not taken for a database that is away', async () => {
  const app = Fastify();
  const reports: unknown[] = [];
  installErrorHandling(app, { reportAway: (error) => void reports.push(error) });
  const failed = new Promise<unknown>((resolve) => {
    app.addHook('onError', async (_request, _reply, error) => resolve(error));
  });
  app.post('/', async () => 'served');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const arrived = once(app.server, 'request');
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"user',
  );
  await arrived;
  socket.destroy();
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
  // Those who hear of an error hear of it before it is handled.
  await app.close();
  expect(reports).toEqual([]);
});

it('a database whose connection breaks is', async () => {
  const app = Fastify();
  const reports: unknown[] = [];
  installErrorHandling(app, { reportAway: (error) => void reports.push(error) });
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  app.post('/', async () => {
    throw broken;
  });
  expect((await app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(503);
  expect(reports).toEqual([broken]);
});
