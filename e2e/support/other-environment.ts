/**
 * The product in the other environments than the local one, which share a database. Each is started
 * when the first test asks for it, and serves all that ask after that.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type pg from 'pg';
import { inject } from 'vitest';
import { connectToBuiltIn } from './built-in-database.ts';
import { copyDataFolder, removeFolder } from './data-folder.ts';
import {
  findFreePort,
  patientWaitFactor,
  type ServerProcess,
  startServer,
} from './server-process.ts';

export const otherEnvironments = ['development', 'admin-production', 'production'] as const;
type OtherEnvironmentName = (typeof otherEnvironments)[number];

export const gatePassword = 'only for those who build';

export type OtherEnvironment = {
  readonly url: string;
  /** Everything that it printed so far. */
  readonly output: () => Promise<string>;
  /** Gives a role, and a confirmed address as those have it who are made by hand. */
  readonly promote: (username: string) => Promise<void>;
  /** To its database, which the other environments share. */
  readonly connect: () => Promise<pg.Client>;
};

export async function openEnvironment(name: OtherEnvironmentName): Promise<OtherEnvironment> {
  const ask = async (): Promise<RunningEnvironment> => {
    const reply = await fetch(`${inject('environmentsUrl')}/${name}`);
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
  };
  const { url, dataFolder } = await ask();
  return {
    url,
    output: async () => (await ask()).output,
    promote: async (username) => {
      const database = await connectToBuiltIn(dataFolder);
      await database.query(
        `update users set role = 'super_admin', email_confirmed_at = now() where username = $1`,
        [username],
      );
      await database.end();
    },
    connect: () => connectToBuiltIn(dataFolder),
  };
}

type RunningEnvironment = {
  readonly url: string;
  readonly output: string;
  readonly dataFolder: string;
};

/** Runs beside the tests, for whose processes it starts the environments. */
export async function serveEnvironments(preparedFolder: string): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  const dataFolder = await copyDataFolder(preparedFolder, 'environments');
  const started = new Map<string, Promise<ServerProcess>>();
  const find = (name: string): Promise<ServerProcess> => {
    const server = started.get(name) ?? startEnvironment(name, dataFolder);
    started.set(name, server);
    return server;
  };
  const server = createServer((request, reply) => {
    find(request.url?.slice(1) ?? '').then(
      ({ url, output }) => reply.end(JSON.stringify({ url, output: output(), dataFolder })),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await Promise.all(Array.from(started.values(), async (each) => (await each).stop()));
      await removeFolder(dataFolder);
    },
  };
}

async function startEnvironment(name: string, dataFolder: string): Promise<ServerProcess> {
  const port = String(await findFreePort());
  return startServer({
    APP_ENV: name,
    DATA_DIR: dataFolder,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    JWT_SECRET: 'a secret for tests that is long enough',
    DEV_GATE_PASSWORD: gatePassword,
    RATE_LIMIT_FACTOR: '1000000',
    DATABASE_WAIT_FACTOR: patientWaitFactor,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  });
}
