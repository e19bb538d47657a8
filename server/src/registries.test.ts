import { expect, it } from 'vitest';
import * as accountMails from './accounts/mail-kinds.ts';
import * as dailyMails from './jobs/mail-kinds.ts';
import { listJobs, listMailTemplates } from './registries.ts';
import { recordedLog } from './testing/recorded-log.ts';
import { settableClock } from './testing/settable-clock.ts';
import { createTestApp } from './testing/test-app.ts';

const clock = settableClock();
const { db, mailer } = await createTestApp({ clock });

it('every kind of mail that a noun can send has one template', () => {
  const config = { publicUrl: 'http://localhost' };
  const templates = listMailTemplates({ db, clock, config }).map(({ name }) => name);
  const kinds = [...Object.values(accountMails), ...Object.values(dailyMails)];
  expect(templates.toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});

it('the background work is exactly this, at hours of its own', () => {
  const jobs = listJobs({ db, clock, mailer, ...recordedLog() });
  // A queue keeps the schedule of a name that is no longer listed: a new name needs the old one removed.
  expect(Object.fromEntries(jobs.map(({ name, cron }) => [name, cron]))).toEqual({
    'rate-limits.purge': '17 * * * *',
    'accounts.purge': '23 3 * * *',
    'mail.deliver': '* * * * *',
    'mail.purge': '43 3 * * *',
    daily: '5 6 * * *',
    'ledger.reconcile': '11 2 * * *',
    'payments.purge': '53 3 * * *',
  });
  expect(new Set(jobs.map(({ cron }) => cron)).size).toBe(jobs.length);
});
