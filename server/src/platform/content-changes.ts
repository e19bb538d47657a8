/** Tells every process that public content has changed, through PostgreSQL's LISTEN and NOTIFY. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database/database.ts';

const channel = 'content_changed';

/** Inside a transaction the notice goes out when it commits. */
export async function announceContentChange(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, '')`);
}

type Listener = {
  readonly url: string;
  /** How many times as long as usual it waits for a reply. */
  readonly waitFactor?: number;
  /** Also called after each connection, since notices may have been missed before it. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
};

const pauseMinMs = 50;
const pauseMaxMs = 5_000;
const replyTimeoutMs = 5_000;
const keepAliveMs = 10_000;

/** Listens on a connection of its own and connects again, for as long as it is not stopped. */
export function listenForContentChanges(listener: Listener): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const ended = keepListening(listener, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function keepListening(listener: Listener, stopping: AbortSignal): Promise<void> {
  let pauseMs = pauseMinMs;
  while (!stopping.aborted) {
    const client = createClient(listener);
    const ended = untilLostOrStopped(client, stopping);
    try {
      await client.connect();
      client.on('notification', () => listener.onChange());
      await client.query(`LISTEN ${channel}`);
      listener.onChange();
      pauseMs = pauseMinMs;
      await ended;
    } catch (error) {
      listener.onError(error);
    }
    await client.end();
    // A stop ends the pause early.
    await setTimeout(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 2, pauseMaxMs);
  }
}

function createClient({ url, waitFactor = 1 }: Listener): pg.Client {
  const waitMs = replyTimeoutMs * waitFactor;
  return new pg.Client({
    connectionString: url,
    application_name: 'content-changes',
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
}

/** Rejects with what ended the connection; the client also needs a listener so as not to throw. */
function untilLostOrStopped(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.on('error', reject);
  client.on('end', resolve);
  stopping.addEventListener('abort', () => resolve(), { once: true });
  // Nobody waits for this one when the connection could not be made in the first place.
  promise.catch(() => undefined);
  return promise;
}
