/** An endpoint that keeps what it is sent, and replies as it is told. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type Received = {
  readonly body: string;
  readonly signature: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type WebhookReceiver = {
  readonly url: string;
  readonly received: readonly Received[];
  /** What it says from now on; null for nothing at all. */
  readonly replyWith: (status: number | null, headers?: Record<string, string>) => void;
};

export async function createWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let reply: { status: number | null; headers: Record<string, string> } = {
    status: 200,
    headers: {},
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { headers } = request;
    received.push({ body, signature: String(headers['stripe-signature']), headers });
    if (reply.status === null) return;
    response.writeHead(reply.status, reply.headers).end(`said ${reply.status}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    replyWith: (status, headers = {}) => {
      reply = { status, headers };
    },
  };
}
