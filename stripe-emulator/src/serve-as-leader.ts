/** Listens, keeps time and delivers, for as long as this process leads. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import type { FullEmulator } from './full-emulator.ts';
import { listen } from './http/listen.ts';
import { isDatabaseAway } from './store/database-fault.ts';
import { hasAnythingDue } from './store/due-times.ts';
import type { Leadership } from './store/leadership.ts';
import { readSettings } from './store/settings.ts';
import type { Clock } from './store/store.ts';

export type ServingDeps = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly leadership: Leadership;
  readonly preferredPort?: number | undefined;
  readonly avoidedPort?: number | undefined;
  readonly onError: (error: unknown) => void;
};

export type Serving = {
  readonly address: string;
  readonly secretKey: string;
  /** At once cuts off what is being answered: somebody else may lead already. */
  readonly stop: (how: { readonly isAtOnce: boolean }) => Promise<void>;
};

const tickMs = 1_000;

export async function serveAsLeader({
  pool,
  clock,
  leadership,
  preferredPort,
  avoidedPort,
  onError,
}: ServingDeps): Promise<Serving> {
  const { generation } = leadership;
  const settings = await readSettings(pool);
  let address = '';

  let loading: Promise<FullEmulator> | null = null;
  const load = async (): Promise<FullEmulator> => {
    const { createFullEmulator } = await import('./full-emulator.ts');
    const place = () => address;
    return createFullEmulator({ pool, clock, generation, settings, address: place, onError });
  };
  const loaded = (): Promise<FullEmulator> => {
    loading ??= load();
    return loading;
  };

  const reply = (request: IncomingMessage, response: ServerResponse): void => {
    loaded().then(
      (full) => full.reply(request, response),
      (error) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  };
  const ports = [leadership.lastPort, preferredPort, 0].filter((port) => port !== avoidedPort);
  const { port, close } = await listen(reply, ports);
  address = `http://127.0.0.1:${port}`;
  try {
    await leadership.publish({ address, port });
  } catch (error) {
    await close({ isAtOnce: true });
    throw error;
  }

  const tick = startTicking(async () => {
    if (await hasAnythingDue(pool, clock.now())) (await loaded()).wake();
  }, onError);
  return {
    address,
    secretKey: settings.secretKey,
    stop: async (how) => {
      const closed = close(how);
      await tick.stop();
      const full = await loading?.catch(() => null);
      await full?.stop();
      await closed;
    },
  };
}

type Ticking = { readonly stop: () => Promise<void> };

/** One look at the database a second; the next begins when the one before has ended. */
function startTicking(look: () => Promise<void>, onError: (error: unknown) => void): Ticking {
  let looking: Promise<void> | null = null;
  const tick = setInterval(() => {
    looking ??= look()
      .catch((error) => {
        if (!isDatabaseAway(error)) onError(error);
      })
      .finally(() => {
        looking = null;
      });
  }, tickMs);
  return {
    stop: async () => {
      clearInterval(tick);
      await looking;
    },
  };
}
