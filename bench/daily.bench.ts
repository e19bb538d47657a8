/**
 * What the daily run costs for each payment that it records and each mail that it prepares: with 100,000
 * people and their 300,000 schedules against 1,000 people, on the same days and in turns.
 */
import { addDays } from '@debt-payoff/contract/days';
import { findUsersWithOpenDates } from '../server/src/jobs/due-dates.store.ts';
import { reminderRounds } from '../server/src/jobs/reminders.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { crowd } from './many-people.ts';
import { reportRatio } from './small-and-large-database.ts';
import { openTown, runDay, type Town } from './town.ts';

const few = 1_000;
const goal = 1.5;
/** After the first, which finds everything cold. */
const measuredDays = 3;

await withEmbeddedServer('daily', async (url) => {
  const base = await openTown(url, { name: 'few', people: few });
  const other = await openTown(url, { name: 'many', people: crowd.people });
  console.log(`daily: ${few} people against ${crowd.people}`);
  const times: { base: number[]; other: number[] } = { base: [], other: [] };
  for (let day = 0; day <= measuredDays; day += 1) {
    const today = addDays(base.seededOn, day);
    if (day > 0) await reportSearch(other, today);
    for (const [name, town] of Object.entries({ base, other }) as ['base' | 'other', Town][]) {
      const ms = await runDay(town, today);
      if (day > 0) times[name].push(ms);
    }
  }
  reportRatio('each payment recorded or mail prepared', { ...times, goal });
  await base.close();
  await other.close();
});

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
