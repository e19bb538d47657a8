/** `npm run db:migrate`: brings the database's schema up to date and ends. */
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';

const config = readConfig(process.env);
const database = await openDatabase({
  databaseUrl: config.databaseUrl,
  dataFolder: config.dataFolder,
  onError: console.error,
  onLost: console.error,
});
await migrateDatabase(database.pool).finally(database.close);
console.log('The schema is up to date.');
