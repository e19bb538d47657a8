/**
 * Whether the figures for staff stay affordable: each of the four calls, for each range, on a database with 100,000
 * people, 1,000,000 debts and 3,000,000 payments, half of the people with a subscription; and how each is found.
 */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { atOneMomentOfAll, type Moment } from '../server/src/admin/analytics/all-rows.store.ts';
import { rangeOf } from '../server/src/admin/analytics/analytics-range.ts';
import { readDeletedUserFigures } from '../server/src/admin/analytics/deleted-users.store.ts';
import { readEngagementFigures } from '../server/src/admin/analytics/engagement.store.ts';
import { readRevenueFigures } from '../server/src/admin/analytics/revenue.store.ts';
import { readUserFigures } from '../server/src/admin/analytics/users.store.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { addCrowdFigures } from './many-figures.ts';
import { addCrowd } from './many-people.ts';
import { addCrowdForStaff } from './many-subscribers.ts';
import { medianOf } from './median.ts';
import {
  closeDatabases,
  type ServedDatabase,
  send,
  smallAndLargeDatabase,
} from './small-and-large-database.ts';

const goalMs = 1_000;
const rounds = 7;

const calls = {
  users: { address: adminAddresses.analyticsUsers, read: readUserFigures },
  'deleted users': { address: adminAddresses.analyticsDeletedUsers, read: readDeletedUserFigures },
  revenue: { address: adminAddresses.analyticsRevenue, read: readRevenueFigures },
  engagement: { address: adminAddresses.analyticsEngagement, read: readEngagementFigures },
};

try {
  const { large } = await smallAndLargeDatabase();
  const client = await connectToBuiltIn(large.server.folder);
  await addCrowd(client);
  await addCrowdForStaff(client);
  await addCrowdFigures(client);
  // The account that asks is of the staff; in local, its role is enough.
  await client.query(`UPDATE users SET role = 'super_admin' WHERE username = 'demo-premium'`);
  console.log(`analytics: ${await describeCrowd(client)}`);
  for (const [name, { address }] of Object.entries(calls)) {
    for (const days of adminLimits.analyticsWindowDays) {
      await time(`${name}, ${days} days`, large, `${address.path}?days=${days}`);
    }
  }
  for (const [name, { read }] of Object.entries(calls)) await printPlans(client, name, read);
  await client.end();
} finally {
  await closeDatabases();
}

async function describeCrowd(client: pg.Client): Promise<string> {
  const counts: string[] = [];
  for (const table of ['users', 'debts', 'payments', 'subscriptions', 'subscription_states']) {
    const { rows } = await client.query(`SELECT count(*) FROM ${table}`);
    counts.push(`${rows[0].count} ${table.replace('_', ' ')}`);
  }
  return counts.join(', ');
}

/** Prints the median, and fails the run where it is above the goal. */
async function time(name: string, served: ServedDatabase, path: string): Promise<void> {
  await send(served, path);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await send(served, path)).ms);
  const ms = medianOf(times);
  const isGood = ms <= goalMs;
  if (!isGood) process.exitCode = 1;
  const longest = Math.max(...times).toFixed();
  console.log(
    `  ${name}: ${ms.toFixed()} ms, at most ${longest} (goal at most ${goalMs})${isGood ? '' : ' MISSED'}`,
  );
}

/** Of the longest range, under the settings that the product reads by. */
async function printPlans(
  client: pg.Client,
  name: string,
  read: (moment: Moment, range: ReturnType<typeof rangeOf>) => Promise<unknown>,
): Promise<void> {
  const statements: { readonly text: string; readonly values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => {
    if (/^\s*(with|select)\b(?! pg_export)/i.test(text)) statements.push({ text, values });
  };
  const { host, port, user, password, database } = client;
  const pool = new pg.Pool({ host, port, user, password, database });
  const db = drizzle(pool, { logger: { logQuery } });
  const range = rangeOf(adminLimits.analyticsWindowMaxDays, systemClock());
  await atOneMomentOfAll(db, (moment) => read(moment, range));
  await pool.end();
  const [settings, ...others] = statements;
  if (settings === undefined) throw new Error('Nothing was read');
  const reads = others.filter(({ text }) => !text.includes('set_config'));
  await client.query('BEGIN');
  await client.query(settings.text, settings.values);
  for (const { text, values } of reads) {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${text}`,
      values,
    );
    console.log(`  ${name}: ${text.replaceAll(/\s+/g, ' ').trim()}`);
    for (const row of rows) console.log(`      ${row['QUERY PLAN']}`);
  }
  await client.query('ROLLBACK');
}
