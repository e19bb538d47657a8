/** `npm run jobs -- daily`: does the work of one background job now, and ends. */
import type { BillingDeps } from '../server/src/billing/deps.ts';
import { paymentsOff } from '../server/src/billing/stripe/payments-off.ts';
import { type Config, readConfig } from '../server/src/config.ts';
import { clockStartingAt, systemClock } from '../server/src/platform/clock.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { type Lifecycle, runProcess } from '../server/src/platform/lifecycle.ts';
import { createLog } from '../server/src/platform/logging.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { listHandStartedJobs } from '../server/src/registries.ts';
import { openCommandBilling } from './command-billing.ts';
import { openCommandDatabase } from './command-database.ts';

await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const wanted = process.argv[2] ?? '';
  const isAboutBilling = wanted.startsWith('billing.');
  const jobs = listHandStartedJobs(
    isAboutBilling
      ? await openCommandBilling(config, { lifecycle, isCheckOnly: false })
      : await openWithoutBilling(config, lifecycle),
  );
  const job = jobs.find(({ name }) => name === wanted);
  if (job === undefined) {
    const names = jobs.map(({ name }) => name).join(', ');
    throw new StartupError([`There is no job named "${wanted}". Say which to run: ${names}.`]);
  }
  await job.run();
  console.log(`Done: ${job.name}`);
  return 'is done';
});

/** Work that has nothing to do with card payments does not wait for them. */
async function openWithoutBilling(config: Config, lifecycle: Lifecycle): Promise<BillingDeps> {
  const database = await openCommandDatabase(config, lifecycle);
  await migrateDatabase(database.pool);
  return {
    db: database.background.db,
    clock: config.testNow === null ? systemClock() : clockStartingAt(config.testNow),
    log: createLog(config.logLevel),
    config,
    payments: paymentsOff,
    // Mail waits in the outbox for a process that serves, which looks there each minute.
    mailer: { wake: () => {} },
    addressKey: new Uint8Array(),
  };
}
