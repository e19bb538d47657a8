import { describe, expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { aPayer } from '../testing/payers.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { paymentJobs } from './payment-jobs.ts';

const clock = settableClock();
const test = { ...(await createTestApp({ clock })), clock };
const { db, pool } = test;
const { log } = recordedLog();
const jobs = paymentJobs({ db, clock, ...scheduleLinks, log, mailer: { wake: () => {} } });

async function run(wanted: string): Promise<void> {
  const job = jobs.find(({ name }) => name === wanted);
  if (job === undefined) throw new Error(`No job is named ${wanted}`);
  await job.run();
}

describe('the jobs about payments', () => {
  it('purge keys after 7 days and reminders after 400, and nothing younger', async () => {
    const payer = await aPayer(test, { days: [1] });
    await pool.query(
      `INSERT INTO idempotency_keys (user_id, key, fingerprint, created_at) VALUES
         ($1, 'old', '', '2026-11-08T08:59:59Z'), ($1, 'young', '', '2026-11-08T09:00:01Z')`,
      [payer.id],
    );
    await pool.query(
      `INSERT INTO schedule_reminders (schedule_id, due_on, kind, sent_at) VALUES
         ($1, '2025-10-11', 'due', '2025-10-11T08:59:59Z'),
         ($1, '2025-10-12', 'due', '2025-10-11T09:00:01Z')`,
      [payer.scheduleIds[0]],
    );
    await run('payments.purge');
    const keys = await pool.query('SELECT key FROM idempotency_keys');
    expect(keys.rows).toEqual([{ key: 'young' }]);
    const reminders = await pool.query('SELECT due_on::text FROM schedule_reminders');
    expect(reminders.rows).toEqual([{ due_on: '2025-10-12' }]);
  });

  it('fail where something was left undone, so that it is tried again and seen', async () => {
    await run('daily');
    await run('ledger.reconcile');
    const payer = await aPayer(test, { days: [15], recordsAutomatically: true });
    await pool.query('DELETE FROM debt_statements WHERE debt_id = $1', [payer.debtIds[0]]);
    await expect(run('daily')).rejects.toThrow('1 portfolios or people were not served');
    await expect(run('ledger.reconcile')).rejects.toThrow('of 1 debts are not in order');
  });
});
