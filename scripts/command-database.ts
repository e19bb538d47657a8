/** The database for a command that does its work and ends. What there is to say of it goes to the screen. */
import type { Config } from '../server/src/config.ts';
import { type DatabaseConnection, openDatabase } from '../server/src/platform/database/database.ts';
import type { Lifecycle } from '../server/src/platform/lifecycle.ts';

export async function openCommandDatabase(
  { databaseUrl, dataFolder, databaseWaitFactor }: Config,
  lifecycle: Lifecycle,
): Promise<DatabaseConnection> {
  const database = await openDatabase({
    databaseUrl,
    dataFolder,
    waitFactor: databaseWaitFactor,
    onNews: console.error,
    onLost: console.error,
  });
  lifecycle.opened(database.close);
  return database;
}
