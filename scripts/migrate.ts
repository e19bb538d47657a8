/** `npm run db:migrate`: brings the database's schema up to date and ends. */
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { createJobTables } from '../server/src/platform/jobs.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';

await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    onNews: console.error,
    onLost: console.error,
  });
  lifecycle.opened(database.close);
  await migrateDatabase(database.pool);
  await createJobTables(database.background.pool);
  console.log('The schema is up to date.');
  return 'is done';
});
