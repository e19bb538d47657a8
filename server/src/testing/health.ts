/** An app whose health staff look at, and what may be wrong with it, for tests. */
import { paymentsOff } from '../billing/stripe/payments-off.ts';
import { aStaffMember } from './people.ts';
import { insertRow } from './retention-row.ts';
import { settableClock, testNow } from './settable-clock.ts';
import { staffedVariables } from './staff.ts';
import { createTestApp } from './test-app.ts';

export const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000);
export const daysAgo = (days: number) => minutesAgo(days * 24 * 60);

export async function createHealthApp() {
  const clock = settableClock();
  const registered = [
    { name: 'daily', cron: '5 6 * * *' },
    { name: 'mail.deliver', cron: '* * * * *' },
  ];
  const started: string[] = [];
  const underWay = new Set<string>();
  const jobs = {
    registered,
    runNow: async (name: string) => {
      started.push(name);
      return !underWay.has(name);
    },
  };
  const payments = { ...paymentsOff, isOn: true };
  const variables = { ...staffedVariables, APP_COMMIT: '1a2b3c4' };
  const test = await createTestApp({ variables, clock, jobs, payments });
  const { pool } = test;
  for (const { name } of registered) {
    await pool.query(`SELECT jobs.create_queue($1, '{"policy":"exclusive"}'::jsonb)`, [name]);
  }
  const add = (table: string, row: Readonly<Record<string, unknown>>) =>
    insertRow(pool, table, row);
  const currentAccount = await aStripeAccount('acct_now', true);
  const otherAccount = await aStripeAccount('acct_other', false);

  function aStripeAccount(accountId: string, isCurrent: boolean): Promise<number> {
    return add('stripe_accounts', {
      ...{ account_id: accountId, is_live: false, is_current: isCurrent },
      ...{ key_hash: accountId, seen_at: testNow },
    });
  }
  return {
    ...{ ...test, clock, jobs, payments, started, underWay, currentAccount, otherAccount },
    admin: await aStaffMember(test, 'admin', clock.now()),
    aMail: (row: Readonly<Record<string, unknown>> = {}) =>
      add('mail_outbox', {
        ...{ template: 'welcome', payload: '{"userId":1}', created_at: testNow },
        ...{ next_attempt_at: testNow, ...row },
      }),
    aFailedMail: (row: Readonly<Record<string, unknown>> = {}) =>
      add('mail_outbox', {
        ...{ template: 'welcome', payload: '{"userId":1}', created_at: daysAgo(1) },
        ...{ next_attempt_at: testNow, status: 'failed', attempts: 8, finished_at: testNow },
        ...{ last_error: '550 sam@example.com: no such mailbox', ...row },
      }),
    anEvent: (eventId: string, row: Readonly<Record<string, unknown>> = {}) =>
      add('stripe_events', {
        ...{ event_id: eventId, stripe_account_id: currentAccount, type: 'invoice.paid' },
        ...{ customer_id: 'cus_1', created_at: testNow, received_at: testNow },
        ...{ next_attempt_at: testNow, ...row },
      }),
    aTask: (row: Readonly<Record<string, unknown>> = {}) =>
      add('stripe_tasks', {
        ...{ stripe_account_id: currentAccount, kind: 'delete_customer', customer_id: 'cus_1' },
        ...{ facts: '{}', created_at: testNow, next_attempt_at: testNow, ...row },
      }),
    aPost: (row: Readonly<Record<string, unknown>>) =>
      add('social_posts', {
        ...{ platform: 'twitter', content: 'Hello', created_at: testNow, updated_at: testNow },
        ...row,
      }),
    /** By the clock of the database, as the queue keeps it. */
    aJobRun: (name: string, run: { readonly state: string; readonly minutesAgo: number | null }) =>
      pool.query(
        `INSERT INTO jobs.job (name, state, completed_on)
         VALUES ($1, $2::jobs.job_state, now() - make_interval(mins => $3))`,
        [name, run.state, run.minutesAgo],
      ),
  };
}
