/** A database of people who are reminded and recorded for once a day. */
import pg from 'pg';
import { runDaily } from '../server/src/jobs/daily-job.ts';
import { clockStartingAt } from '../server/src/platform/clock.ts';
import { connect } from '../server/src/platform/database/database.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { requestBounds } from '../server/src/platform/database/pool.ts';
import { createLog } from '../server/src/platform/logging.ts';
import { scheduleLinks } from '../server/src/registries.ts';
import { addCrowd, addCrowdHabits, addCrowdPayments } from './many-people.ts';

export type Town = Awaited<ReturnType<typeof openTown>>;

/** Their schedules began on the day on which they were put there. */
export async function openTown(
  serverUrl: string,
  { name, people }: { readonly name: string; readonly people: number },
) {
  const url = new URL(serverUrl);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  const { pool, db, availability } = connect(url.href, console.error, requestBounds);
  await migrateDatabase(pool);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await addCrowd(client, people);
  await addCrowdPayments(client);
  await addCrowdHabits(client);
  const { rows } = await client.query<{ day: string }>('SELECT current_date::text AS day');
  await client.end();
  return {
    name,
    db,
    seededOn: rows[0]?.day ?? '',
    close: () => Promise.all([pool.end(), availability.stop()]),
  };
}

/** Gives what each payment that was recorded and each mail that was prepared took, in milliseconds. */
export async function runDay({ name, db }: Town, today: string): Promise<number> {
  const deps = {
    db,
    clock: clockStartingAt(new Date(`${today}T06:05:00Z`)),
    ...scheduleLinks,
    log: createLog('error'),
    mailer: { wake: () => {} },
  };
  const start = performance.now();
  const { recordedCount, mailsCount, failedCount } = await runDaily(deps, today);
  const ms = performance.now() - start;
  if (failedCount > 0) throw new Error(`${failedCount} were not served`);
  const doneCount = recordedCount + mailsCount;
  console.log(`  ${today}, ${name}: ${doneCount} done in ${(ms / 1000).toFixed(1)} s`);
  return ms / doneCount;
}
