import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import {
  makeWaitingSchedules,
  type WaitingSchedule,
  waitedUntil,
} from '../testing/many-schedules.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestDatabase } from '../testing/test-app.ts';
import { reconcileLedgers } from './reconcile.ts';

const isFull = process.env.PROOF === 'full';
const runs = isFull ? 10 : 1;
const size = isFull ? { users: 50, schedules: 1_000 } : { users: 5, schedules: 40 };
const processes = isFull ? 4 : 2;
/** How often each of them is killed before it may come to its end. */
const kills = isFull ? 3 : 1;
/** After its first write, for how long at most a process lives that is killed. */
const lifeMsMax = isFull ? 3_000 : 200;

const root = join(import.meta.dirname, '../../..');
const { url, db, pool } = await createTestDatabase();

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

it(`${processes} processes that race and are killed record each due date of ${size.schedules} schedules once, ${runs} times`, async () => {
  for (let run = 0; run < runs; run += 1) {
    const schedules = await makeWaitingSchedules(pool, size);
    const startedAt = performance.now();
    const killed = await Promise.all(Array.from({ length: processes }, raceToTheEnd));
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    const count = killed.reduce((sum, amidWork) => sum + amidWork, 0);
    console.log(`run ${run + 1}: ${seconds} s, ${count} processes killed amid their work`);
    expect(count).toBeGreaterThan(0);

    expect(await readRecorded()).toEqual(schedules.flatMap(expectedPayments));
    const { rows } = await pool.query<{ payments: number }>(
      'SELECT count(*)::int AS payments FROM payments',
    );
    expect(rows).toEqual([{ payments: schedules.length * 3 }]);
    expect(await readBalances()).toEqual(
      schedules.map((schedule) => [schedule.debtId, expectedBalance(schedule)]),
    );
    const { log, entries } = recordedLog();
    const reconciled = await reconcileLedgers({ db, log });
    expect({ ...reconciled, entries }).toEqual({
      debtsCount: schedules.length,
      differentIds: [],
      entries: [],
    });
  }
}, 1_800_000);

/** Killed and started again, and in the end left alone. Gives how often it was killed while it wrote. */
async function raceToTheEnd(): Promise<number> {
  let amidWork = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const child = startDaily();
    await Promise.race([untilWriting(child.name), child.ended]);
    await Promise.race([pause(Math.random() * lifeMsMax), child.ended]);
    if (child.kill()) amidWork += 1;
    await child.ended;
  }
  const last = startDaily();
  expect(await last.ended, last.output()).toBe(0);
  return amidWork;
}

/** Its transaction has written something that is not yet committed. Gives up when all are long done. */
async function untilWriting(name: string): Promise<void> {
  for (let looks = 0; looks < 1_000; looks += 1) {
    const { rowCount } = await pool.query(
      'SELECT FROM pg_stat_activity WHERE application_name = $1 AND backend_xid IS NOT NULL',
      [name],
    );
    if (rowCount !== 0) return;
    await pause(10);
  }
}

/** As a person starts it, on the day until which the schedules have waited. */
function startDaily() {
  const { PATH, HOME } = process.env;
  const name = `daily-${randomUUID()}`;
  const command = ['--import', './scripts/quick-imports.mjs', 'scripts/jobs.ts', 'daily'];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      PATH,
      HOME,
      DATABASE_URL: url,
      TEST_NOW: `${waitedUntil}T06:05:00Z`,
      // By this the database knows it.
      PGAPPNAME: name,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  return { name, ended, output: () => output, kill: () => child.kill('SIGKILL') };
}

type RecordedPayment = { scheduleId: number; debtId: number; paidOn: string; amountPence: number };

async function readRecorded(): Promise<RecordedPayment[]> {
  const { rows } = await pool.query<RecordedPayment>(
    `SELECT recording.schedule_id::int AS "scheduleId", payments.debt_id::int AS "debtId",
       payments.paid_on::text AS "paidOn", payments.amount_pence::int AS "amountPence"
     FROM settled_dates AS recording JOIN payments ON payments.id = recording.payment_id
     ORDER BY 1, 3`,
  );
  return rows;
}

async function readBalances(): Promise<[number, number][]> {
  const { rows } = await pool.query<{ id: number; balance: number }>(
    'SELECT id::int, balance_pence::int AS balance FROM debts ORDER BY id',
  );
  return rows.map(({ id, balance }) => [id, balance]);
}

/** Written out by hand, not by the code that is on trial. */
function expectedDates(paymentDay: number): string[] {
  const lengths: [string, number][] =
    paymentDay <= 15
      ? [
          ['2026-09', 30],
          ['2026-10', 31],
          ['2026-11', 30],
        ]
      : [
          ['2026-08', 31],
          ['2026-09', 30],
          ['2026-10', 31],
        ];
  return lengths.map(
    ([month, days]) => `${month}-${String(Math.min(paymentDay, days)).padStart(2, '0')}`,
  );
}

function expectedPayments(schedule: WaitingSchedule): RecordedPayment[] {
  const { scheduleId, debtId, amountPence, paymentDay } = schedule;
  return expectedDates(paymentDay).map((paidOn) => ({ scheduleId, debtId, paidOn, amountPence }));
}

/** One month of interest at each payment, but for one in the month in which the debt was added. */
function expectedBalance(schedule: WaitingSchedule): number {
  const { openingPence, rateThousandths, amountPence, paymentDay } = schedule;
  return expectedDates(paymentDay).reduce((balance, date) => {
    const hasTurned = !date.startsWith('2026-08');
    const interest = hasTurned ? Math.floor((balance * rateThousandths) / 1_200_000 + 0.5) : 0;
    return balance + interest - amountPence;
  }, openingPence);
}
