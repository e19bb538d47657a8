/** What the nouns add to lists that belong to floors below them; the app and the process hand each to its owner. */

import { accountData, addressData, signInData } from './accounts/account-data.ts';
import { accountJobs } from './accounts/accounts.jobs.ts';
import type { LeaveStep } from './accounts/deletion.ts';
import { accountMailTemplates } from './accounts/mail-templates.ts';
import type { OwnDataSection } from './accounts/own-data.ts';
import { deleteFeedsOf } from './calendar/calendar.store.ts';
import { calendarData } from './calendar/own-data.ts';
import type { DebtDeps } from './debts/debts.ts';
import { portfolioData } from './debts/own-data.ts';
import { grantData } from './entitlements/own-data.ts';
import { forecastHook } from './forecast/keep-first-plan.ts';
import { firstPlanData } from './forecast/own-data.ts';
import type { DailyDeps } from './jobs/daily-job.ts';
import { dailyMailTemplates } from './jobs/mail-templates.ts';
import { paymentJobs } from './jobs/payment-jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import type { MailTemplate, TemplateDeps } from './mail/mail.ts';
import type { Mailer } from './mail/mailer.ts';
import { paymentData } from './payments/own-data.ts';
import type { PaymentDeps } from './payments/payments.ts';
import type { Job } from './platform/jobs.ts';
import { rateLimitJobs } from './platform/rate-limit.ts';
import { snapshotData } from './progress/own-data.ts';
import { scheduleHook } from './schedules/automatic-schedule.ts';
import { scheduleData } from './schedules/own-data.ts';
import { paymentSettling } from './schedules/payment-settling.ts';
import { debtSchedules } from './schedules/schedules.store.ts';
import type { OpenLinks } from './sessions/open-links.ts';
import { settingsData } from './settings/own-data.ts';

export const openLinks: readonly OpenLinks[] = [{ end: deleteFeedsOf }];

export const leaveSteps: readonly LeaveStep[] = [deleteFeedsOf];

/** What schedules add to debts and payments, and to the replies about them. */
export const scheduleLinks: Omit<DebtDeps & PaymentDeps, 'db' | 'clock'> = {
  debtHooks: [scheduleHook, forecastHook],
  debtSchedules,
  paymentSettling,
};

/** In the order of the file. */
export const ownData: readonly OwnDataSection[] = [
  accountData,
  settingsData,
  signInData,
  addressData,
  grantData,
  portfolioData(scheduleLinks, [
    firstPlanData,
    paymentData(scheduleLinks),
    scheduleData,
    snapshotData,
    calendarData,
  ]),
];

export function listMailTemplates(deps: TemplateDeps): readonly MailTemplate[] {
  return [...accountMailTemplates(deps), ...dailyMailTemplates(deps)];
}

export function listJobs(
  deps: Omit<DailyDeps, 'debtHooks'> & { readonly mailer: Mailer },
): readonly Job[] {
  const { debtHooks } = scheduleLinks;
  return [
    ...rateLimitJobs(deps.db),
    ...accountJobs(deps),
    ...mailJobs(deps),
    ...paymentJobs({ ...deps, debtHooks }),
  ];
}
