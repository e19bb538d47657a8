import { jobTimesOf } from '@debt-payoff/contract/job-times';
import { expect, it } from 'vitest';
import * as accountMails from './accounts/mail-kinds.ts';
import * as billingMails from './billing/mails/mail-kinds.ts';
import { paymentsOff } from './billing/stripe/payments-off.ts';
import { readConfig } from './config.ts';
import * as contactMails from './contact/mail-kinds.ts';
import * as dailyMails from './jobs/mail-kinds.ts';
import { listJobs, listMailTemplates } from './registries.ts';
import { createSandboxes } from './social/platforms/sandbox.ts';
import { recordedLog } from './testing/recorded-log.ts';
import { settableClock } from './testing/settable-clock.ts';
import { createTestApp } from './testing/test-app.ts';

const everyMinute = '* * * * *';
const clock = settableClock();
const { db, mailer, rateLimit } = await createTestApp({ clock });

it('every kind of mail that a noun can send has one template', () => {
  const config = readConfig({});
  const templates = listMailTemplates({ db, clock, config }).map(({ name }) => name);
  const billingKinds = Object.values(billingMails).filter((kind) => 'payload' in kind);
  const kinds = [
    ...Object.values(accountMails),
    ...Object.values(dailyMails),
    ...billingKinds,
    ...Object.values(contactMails),
  ];
  expect(templates.toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});

it('the background work is exactly this, at hours of its own', () => {
  const jobs = listJobs({
    ...{ db, clock, mailer, rateLimit, ...recordedLog(), payments: paymentsOff },
    platforms: createSandboxes(),
    config: { publicUrl: 'http://localhost', vatNumber: null },
    addressKey: new Uint8Array(),
    eventWorker: { runNow: async () => {} },
  });
  // A queue keeps the schedule of a name that is no longer listed: a new name needs the old one removed.
  expect(Object.fromEntries(jobs.map(({ name, cron }) => [name, cron]))).toEqual({
    'rate-limits.purge': '17 * * * *',
    'failures.purge': '47 3 * * *',
    'accounts.purge': '23 3 * * *',
    'contact.mail': everyMinute,
    'contact.purge': '3 4 * * *',
    'mail.deliver': everyMinute,
    'mail.purge': '43 3 * * *',
    daily: '5 6 * * *',
    'ledger.reconcile': '11 2 * * *',
    'payments.purge': '53 3 * * *',
    'social-images.purge': '13 4 * * *',
    'images.purge': '29 4 * * *',
    'consent.purge': '7 4 * * *',
    'audit.purge': '19 4 * * *',
    'social.publish': everyMinute,
    'billing.events': everyMinute,
    'billing.tasks': everyMinute,
    'billing.purge': '33 3 * * *',
    'billing.sync': '41 2 * * *',
    'billing.notices': '25 6 * * *',
  });
  // The page on health says in words when each falls due.
  expect(jobs.filter(({ cron }) => jobTimesOf(cron) === null)).toEqual([]);
  const hours = jobs.map(({ cron }) => cron).filter((cron) => cron !== everyMinute);
  expect(new Set(hours).size).toBe(hours.length);
});
