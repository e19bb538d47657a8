/** PostgreSQL servers whose life a test decides on: one of its own for DATABASE_URL, and any that runs on a folder. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  clusterUser,
  ensureCluster,
  startPostmaster,
  stopPostmaster,
} from '../../server/src/platform/database/cluster.ts';
import { findPostgresPrograms } from '../../server/src/platform/database/postgres-binaries.ts';
import { findPostmaster } from '../../server/src/platform/database/postmaster.ts';
import { connectToBuiltIn, retryUntilReply } from './built-in-database.ts';

const run = promisify(execFile);
const databaseName = 'debt_payoff';

export type DatabaseServer = { readonly url: string; readonly stop: () => Promise<void> };

/** That of a data folder, which knows our database already: it is looked at as the built-in one is. */
export async function startDatabaseServer(dataFolder: string): Promise<DatabaseServer> {
  const programs = await findPostgresPrograms();
  const cluster = await ensureCluster(join(dataFolder, 'postgres'), programs);
  await startPostmaster({ cluster, programs, port: null });
  const admin = await retryUntilReply(() => connectToBuiltIn(dataFolder, 'postgres'));
  const port = (await findPostmaster(cluster.folder))?.port;
  await admin.end();
  return {
    url: `postgres://${clusterUser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${databaseName}`,
    stop: () => stopPostmaster(cluster.folder),
  };
}

/** `pg_ctl restart -m immediate`: every connection ends without a word, and what was committed is read back. */
export async function restartDatabase(
  dataFolder: string,
  { waitSeconds = 60 }: { readonly waitSeconds?: number } = {},
): Promise<void> {
  const { postgres } = await findPostgresPrograms();
  const folder = await realpath(join(dataFolder, 'postgres', 'cluster'));
  const words = [postgres.command, ...postgres.leadingArguments];
  const program = words.pop() ?? '';
  const [command = '', ...leading] = [...words, join(dirname(program), 'pg_ctl')];
  await run(
    command,
    [
      ...leading,
      ...['restart', '--mode', 'immediate', '--pgdata', folder],
      ...['--wait', '--timeout', String(waitSeconds)],
      ...['--log', join(dataFolder, 'postgres', 'postgres.log')],
    ],
    { ...postgres.account },
  );
}
