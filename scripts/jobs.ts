/** `npm run jobs -- daily`: does the work of one background job now, and ends. */
import { readConfig } from '../server/src/config.ts';
import { paymentJobs } from '../server/src/jobs/payment-jobs.ts';
import { clockStartingAt, systemClock } from '../server/src/platform/clock.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';
import { createLog } from '../server/src/platform/logging.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { scheduleLinks } from '../server/src/registries.ts';
import { openCommandDatabase } from './command-database.ts';

await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config, lifecycle);
  const jobs = paymentJobs({
    db: database.background.db,
    clock: config.testNow === null ? systemClock() : clockStartingAt(config.testNow),
    ...scheduleLinks,
    log: createLog(config.logLevel),
    // Mail waits in the outbox for a process that serves, which looks there each minute.
    mailer: { wake: () => {} },
  });
  const wanted = process.argv[2] ?? '';
  const job = jobs.find(({ name }) => name === wanted);
  if (job === undefined) {
    const names = jobs.map(({ name }) => name).join(', ');
    throw new StartupError([`There is no job named "${wanted}". Say which to run: ${names}.`]);
  }
  await migrateDatabase(database.pool);
  await job.run();
  console.log(`Done: ${job.name}`);
  return 'is done';
});
