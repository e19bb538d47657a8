/**
 * What the daily run costs for each payment that it records and each mail that it prepares: with 100,000
 * people and their 300,000 schedules against 1,000 people, on the same days and in turns.
 */
import { addDays } from '@debt-payoff/contract/days';
import pg from 'pg';
import { makeEmptyFolder, removeFolder } from '../e2e/support/data-folder.ts';
import { runDaily } from '../server/src/jobs/daily-job.ts';
import { findUsersWithOpenDates } from '../server/src/jobs/due-dates.store.ts';
import { reminderRounds } from '../server/src/jobs/reminders.ts';
import { clockStartingAt } from '../server/src/platform/clock.ts';
import { connect } from '../server/src/platform/database/database.ts';
import { joinEmbeddedServer } from '../server/src/platform/database/embedded.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { requestBounds } from '../server/src/platform/database/pool.ts';
import { createLog } from '../server/src/platform/logging.ts';
import { scheduleLinks } from '../server/src/registries.ts';
import { addCrowd, addCrowdHabits, addCrowdPayments, crowd } from './many-people.ts';
import { reportRatio } from './small-and-large-database.ts';

const few = 1_000;
const goal = 1.5;
/** After the first, which finds everything cold. */
const measuredDays = 3;

const folder = await makeEmptyFolder('daily');
const server = await joinEmbeddedServer({
  dataFolder: folder,
  onLost: (error) => {
    throw error;
  },
});
try {
  const base = await openTown('few', few);
  const other = await openTown('many', crowd.people);
  console.log(`daily: ${few} people against ${crowd.people}`);
  const times: { base: number[]; other: number[] } = { base: [], other: [] };
  for (let day = 0; day <= measuredDays; day += 1) {
    const today = addDays(base.seededOn, day);
    if (day > 0) await reportSearch(other, today);
    for (const [name, town] of Object.entries({ base, other }) as ['base' | 'other', Town][]) {
      const { doneCount, ms } = await runDay(town, today);
      console.log(`  ${today}, ${town.name}: ${doneCount} done in ${(ms / 1000).toFixed(1)} s`);
      if (day > 0) times[name].push(ms / doneCount);
    }
  }
  reportRatio('each payment recorded or mail prepared', { ...times, goal });
  await base.close();
  await other.close();
} finally {
  await server.leave();
  await removeFolder(folder);
}

type Town = Awaited<ReturnType<typeof openTown>>;

/** People whose schedules began on the day on which they were put there. */
async function openTown(name: string, people: number) {
  const url = new URL(server.url);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  const { pool, db } = connect(url.href, console.error, requestBounds);
  await migrateDatabase(pool);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await addCrowd(client, people);
  await addCrowdPayments(client);
  await addCrowdHabits(client);
  const { rows } = await client.query<{ day: string }>('SELECT current_date::text AS day');
  await client.end();
  return { name, db, seededOn: rows[0]?.day ?? '', close: () => pool.end() };
}

async function runDay({ db }: Town, today: string): Promise<{ doneCount: number; ms: number }> {
  const deps = {
    db,
    clock: clockStartingAt(new Date(`${today}T06:05:00Z`)),
    ...scheduleLinks,
    log: createLog('error'),
    mailer: { wake: () => {} },
  };
  const start = performance.now();
  const { recordedCount, mailsCount, failedCount } = await runDaily(deps, today);
  if (failedCount > 0) throw new Error(`${failedCount} were not served`);
  return { doneCount: recordedCount + mailsCount, ms: performance.now() - start };
}

/** How long it takes to find whom to remind, before anybody is. */
async function reportSearch({ db }: Town, today: string): Promise<void> {
  for (const round of reminderRounds(today)) {
    const start = performance.now();
    let count = 0;
    for await (const userIds of findUsersWithOpenDates(db, round)) count += userIds.length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`  ${today}, ${round.notYet}: found ${count} in ${seconds} s`);
  }
}
