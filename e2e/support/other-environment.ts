/**
 * The product in the other environments than the local one, which share a database. Each is started
 * when the first test asks for it, and serves all that ask after that.
 */
import type pg from 'pg';
import { connectToBuiltIn } from './built-in-database.ts';
import { getOnDemand, type OnDemand } from './on-demand.ts';
import { findFreePort, patientWaitFactor, startServer } from './server-process.ts';

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
  const ask = () => getOnDemand<RunningEnvironment>(name);
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

/** Runs beside the tests. */
export async function startEnvironment(
  name: string,
  dataFolder: string,
): Promise<OnDemand<RunningEnvironment>> {
  const { url, output, stop } = await startServer(await variablesOf(name, dataFolder));
  return {
    facts: () => ({ url, output: output(), dataFolder }),
    stop: async () => void (await stop()),
  };
}

async function variablesOf(name: string, dataFolder: string): Promise<Record<string, string>> {
  const port = String(await findFreePort());
  return {
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
  };
}
