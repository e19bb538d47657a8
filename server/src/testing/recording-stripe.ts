/** A server in the place of Stripe that writes down who calls, and knows nothing but its account. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { atEnd } from './at-end.ts';

export type RecordingStripe = {
  readonly address: string;
  /** Such as `GET /v1/account`. */
  readonly calls: readonly string[];
  /** The secret keys that came with them, each once. */
  readonly keys: ReadonlySet<string>;
};

export async function createRecordingStripe(
  accountId = 'acct_recording',
): Promise<RecordingStripe> {
  const calls: string[] = [];
  const keys = new Set<string>();
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    calls.push(`${request.method} ${path}`);
    keys.add((request.headers.authorization ?? '').replace('Bearer ', ''));
    const body =
      path === '/v1/account'
        ? { id: accountId, object: 'account' }
        : { object: 'list', data: [], has_more: false, url: path };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${address.port}`, calls, keys };
}
