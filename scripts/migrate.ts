/** `npm run db:migrate`: brings the database's schema up to date and ends. */
import { readConfig } from '../server/src/config.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { createJobTables } from '../server/src/platform/jobs.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';
import { openCommandDatabase } from './command-database.ts';

await runProcess(async (lifecycle) => {
  const database = await openCommandDatabase(readConfig(process.env), lifecycle);
  await migrateDatabase(database.pool);
  await createJobTables(database.background.pool);
  console.log('The schema is up to date.');
  return 'is done';
});
