/** The product in another environment than the local one, with a database of its own. */
import { connectToBuiltIn } from './built-in-database.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { findFreePort, startServer } from './server-process.ts';

export type OtherEnvironment = {
  readonly url: string;
  /** Gives a role, and a confirmed address as those have it who are made by hand. */
  readonly promote: (username: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startEnvironment(
  variables: Record<string, string>,
): Promise<OtherEnvironment> {
  const dataFolder = await makeDataFolder('environment');
  const port = String(await findFreePort());
  const server = await startServer({
    DATA_DIR: dataFolder,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    JWT_SECRET: 'a secret for tests that is long enough',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    ...variables,
  });
  return {
    url: server.url,
    promote: async (username) => {
      const database = await connectToBuiltIn(dataFolder);
      await database.query(
        `update users set role = 'super_admin', email_confirmed_at = now() where username = $1`,
        [username],
      );
      await database.end();
    },
    stop: async () => {
      await server.stop();
      await removeFolder(dataFolder);
    },
  };
}
