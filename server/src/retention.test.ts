/** What is kept for a time goes when it is over, and not before; and no table is kept for no reason. */
import { getTableName } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { paymentsOff } from './billing/stripe/payments-off.ts';
import { listJobs } from './registries.ts';
import { retentions, tablesKeptForGood, tablesKeptWithPerson } from './retention.ts';
import { createSandboxes } from './social/platforms/sandbox.ts';
import { recordedLog } from './testing/recorded-log.ts';
import { insertRow } from './testing/retention-row.ts';
import { retainedRows } from './testing/retention-rows.ts';
import { settableClock, testNow } from './testing/settable-clock.ts';
import { createTestApp } from './testing/test-app.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * dayMs);

const clock = settableClock();
const { db, pool, mailer, rateLimit } = await createTestApp({ clock });
const { kept, inUse } = await retainedRows(pool);

// Rows of one table stand beside each other, so that each job runs but once.
const cases = kept.map((row, index) => {
  const [long, short] = row.marks ?? [`${index} long`, `${index} short`];
  return { ...row, long, short };
});
for (const { what, table, mark, long, short, rowFrom } of cases) {
  const keptDays = retentions.find((retention) => retention.what === what)?.keptDays;
  if (keptDays === undefined) throw new Error(`No retention is for ${what}`);
  await insertRow(pool, table, { [mark]: long, ...(await rowFrom(daysAgo(keptDays + 1))) });
  await insertRow(pool, table, { [mark]: short, ...(await rowFrom(daysAgo(keptDays - 1))) });
}
for (const { table, mark, row } of inUse)
  await insertRow(pool, table, { [mark]: 'in use', ...row });
await pool.query(
  `INSERT INTO mail_outbox (template, status, created_at, next_attempt_at, finished_at)
   SELECT 'one of many', 'sent', began, began, began + hour * interval '1 hour'
   FROM (SELECT $1::timestamptz AS began), generate_series(1, 5000) AS hour`,
  [daysAgo(5 * 365)],
);
await runPurges();

async function runPurges(): Promise<void> {
  const jobs = listJobs({
    ...{ db, clock, mailer, rateLimit, ...recordedLog(), payments: paymentsOff },
    platforms: createSandboxes(),
    config: { publicUrl: 'http://localhost', vatNumber: null },
    addressKey: new Uint8Array(),
    eventWorker: { runNow: async () => {} },
  });
  // Counters are counted by the system's own time.
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  for (const { name, run } of jobs) if (name.endsWith('.purge')) await run();
  vi.useRealTimers();
}

async function listMarks({ table, mark }: { table: string; mark: string }): Promise<unknown[]> {
  const { rows } = await pool.query(`SELECT ${mark} AS mark FROM ${table}`);
  return rows.map((row) => row.mark);
}

describe('what is kept for a time', () => {
  it('is tried below, in each table', () => {
    const tried = new Set(kept.map(({ what, table }) => `${what}: ${table}`));
    const registered = retentions.flatMap(({ what, tables }) =>
      tables.map((table) => `${what}: ${getTableName(table)}`),
    );
    expect([...tried].toSorted()).toEqual(registered.toSorted());
  });

  it.each(cases)('$what ($table): a day longer is gone, a day shorter stays', async (row) => {
    const left = await listMarks(row);
    expect(left).toContain(row.short);
    expect(left).not.toContain(row.long);
  });

  it.each(inUse)('$table: what is still in use stays, however old', async (row) => {
    expect(await listMarks(row)).toContain('in use');
  });

  it('is gone after one run, also where thousands of rows are years too old', async () => {
    const left = await listMarks({ table: 'mail_outbox', mark: 'template' });
    expect(left).not.toContain('one of many');
  });
});

describe('every table', () => {
  it('has a period, or a reason to stay, and not both', async () => {
    const { rows } = await pool.query(
      `SELECT tablename FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'drizzle', 'jobs')`,
    );
    const withPeriod = retentions.flatMap(({ tables }) => tables.map(getTableName));
    const registered = [
      ...new Set(withPeriod),
      ...tablesKeptWithPerson,
      ...Object.keys(tablesKeptForGood),
    ];
    expect(registered.toSorted()).toEqual(rows.map(({ tablename }) => tablename).toSorted());
  });

  it('that is kept with a person goes with the account, by its foreign keys', async () => {
    const gone = await listReferring("confdeltype = 'c' AND attnotnull");
    expect(tablesKeptWithPerson.filter((table) => !gone.has(table))).toEqual([]);
  });

  it('that is kept for good is about nobody, but for what is left of subscriptions', async () => {
    const aboutPeople = await listReferring('true');
    const left = Object.keys(tablesKeptForGood).filter((table) => aboutPeople.has(table));
    expect(left.toSorted()).toEqual([
      'billing_notices',
      'price_change_notices',
      'subscription_states',
      'subscriptions',
    ]);
  });
});

/** Those that lead to users by foreign keys of a kind, and users. */
async function listReferring(kind: string): Promise<Set<string>> {
  const { rows } = await pool.query(
    `WITH RECURSIVE links AS (
       SELECT conrelid AS child, confrelid AS parent FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND ${kind}
     ), referring AS (
       SELECT 'users'::regclass::oid AS id
       UNION SELECT child FROM links JOIN referring ON parent = referring.id
     )
     SELECT id::regclass::text AS name FROM referring`,
  );
  return new Set(rows.map(({ name }) => name));
}
