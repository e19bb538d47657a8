import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { RequestFailure, sendRequest } from './platform-request.ts';

/** Sends to something that replies byte by byte as it is told, HTTP or not. */
async function sendTo(reply: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => reply(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const url = new URL(`http://127.0.0.1:${address.port}`);
  const request = { method: 'POST', url, headers: {}, body: '{}' } as const;
  return sendRequest(request, { connectMs: 5_000, replyMs: 100 }).catch((error: unknown) => error);
}

const begun = 'HTTP/1.1 201 Created\r\nx-restli-id: urn:li:share:1\r\ncontent-length: 9\r\n\r\n{';

it.each<[string, (socket: Socket) => void]>([
  [
    'one that changes to something else than HTTP',
    (socket) =>
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
      ),
  ],
  ['one that only says to go on', (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n')],
  ['no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH\r\n')],
  ['endless headers', (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`)],
])('no reply: %s', async (_what, reply) => {
  const failure = await sendTo(reply);
  expect(failure).toBeInstanceOf(RequestFailure);
  expect(failure).toMatchObject({ wasSent: true });
});

it.each<[string, (socket: Socket) => void]>([
  ['too slow', (socket) => socket.write(begun)],
  ['cut', (socket) => socket.end(begun)],
  ['reset', (socket) => socket.write(begun, () => socket.resetAndDestroy())],
])('the status stands where the rest is %s', async (_what, reply) => {
  expect(await sendTo(reply)).toMatchObject({
    ...{ status: 201, text: null },
    headers: { 'x-restli-id': 'urn:li:share:1' },
  });
});
