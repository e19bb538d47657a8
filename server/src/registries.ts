/** What the nouns add to lists that belong to floors below them; the app and the process hand each to its owner. */

import { accountData, addressData, signInData, staffActData } from './accounts/account-data.ts';
import { accountJobs } from './accounts/accounts.jobs.ts';
import type { LeaveStep } from './accounts/deletion.ts';
import { accountMailTemplates } from './accounts/mail-templates.ts';
import type { OwnDataSection } from './accounts/own-data.ts';
import { staffMailTemplates } from './accounts/staff-mail-templates.ts';
import { auditJobs } from './audit/audit.jobs.ts';
import { forgetPersonIn } from './audit/audit.store.ts';
import type { BillingDeps } from './billing/deps.ts';
import { leaveBilling } from './billing/leaving/leave-billing.ts';
import { taskJobs } from './billing/leaving/tasks.jobs.ts';
import { billingMailTemplates } from './billing/mail-templates.ts';
import { noticeJob, noticeJobs } from './billing/notice.jobs.ts';
import { billingData } from './billing/own-data.ts';
import type { EventWorker } from './billing/sync/event-worker.ts';
import { nightlySyncJob, syncJobs } from './billing/sync/sync.jobs.ts';
import { deleteFeedsOf } from './calendar/calendar.store.ts';
import { calendarData } from './calendar/own-data.ts';
import { consentJobs } from './consent/consent.jobs.ts';
import { contactJobs } from './contact/contact.jobs.ts';
import { type ContactTemplateDeps, contactMailTemplates } from './contact/mail-templates.ts';
import { contactData, leaveContact } from './contact/own-data.ts';
import { discoveryJobs } from './content/discovery/discovery.jobs.ts';
import { imageJobs } from './content/images/images.jobs.ts';
import type { DebtDeps } from './debts/debts.ts';
import { portfolioData } from './debts/own-data.ts';
import { grantData, subscriptionData } from './entitlements/own-data.ts';
import { forecastHook } from './forecast/keep-first-plan.ts';
import { firstPlanData } from './forecast/own-data.ts';
import type { DailyDeps } from './jobs/daily-job.ts';
import { dealMailTemplates } from './jobs/deal-mail-template.ts';
import { dailyMailTemplates } from './jobs/mail-templates.ts';
import { dealReminderData } from './jobs/own-data.ts';
import { dailyJob, paymentJobs } from './jobs/payment-jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import type { MailTemplate, TemplateDeps } from './mail/mail.ts';
import type { Mailer } from './mail/mailer.ts';
import { paymentData } from './payments/own-data.ts';
import type { PaymentDeps } from './payments/payments.ts';
import { failureJobs } from './platform/failure-records.ts';
import type { Job } from './platform/jobs.ts';
import { type RateLimiter, rateLimitJobs } from './platform/rate-limit.ts';
import { snapshotData } from './progress/own-data.ts';
import { scheduleHook } from './schedules/automatic-schedule.ts';
import { scheduleData } from './schedules/own-data.ts';
import { paymentSettling } from './schedules/payment-settling.ts';
import { debtSchedules } from './schedules/schedules.store.ts';
import type { OpenLinks } from './sessions/open-links.ts';
import { settingsData } from './settings/own-data.ts';
import { type SocialJobDeps, socialJobs } from './social/social.jobs.ts';

export const openLinks: readonly OpenLinks[] = [{ end: deleteFeedsOf }];

export function createLeaveSteps(deps: { readonly addressKey: Uint8Array }): readonly LeaveStep[] {
  return [deleteFeedsOf, leaveBilling(deps), leaveContact, leaveAudit];
}

/** What staff did about them stays recorded, without what would name them. */
const leaveAudit: LeaveStep = (tx, { userId }) => forgetPersonIn(tx, userId);

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
  staffActData,
  grantData,
  subscriptionData,
  billingData,
  contactData,
  portfolioData(scheduleLinks, [
    firstPlanData,
    paymentData(scheduleLinks),
    scheduleData,
    snapshotData,
    calendarData,
    dealReminderData,
  ]),
];

export function listMailTemplates(
  deps: TemplateDeps & ContactTemplateDeps,
): readonly MailTemplate[] {
  return [
    ...accountMailTemplates(deps),
    ...staffMailTemplates(deps),
    ...dailyMailTemplates(deps),
    ...dealMailTemplates(deps),
    ...billingMailTemplates(deps),
    ...contactMailTemplates(deps),
  ];
}

type JobDeps = Omit<DailyDeps, 'debtHooks'> &
  BillingDeps &
  SocialJobDeps & {
    readonly mailer: Mailer;
    readonly rateLimit: RateLimiter;
    readonly eventWorker: Pick<EventWorker, 'runNow'>;
  };

export function listJobs(deps: JobDeps): readonly Job[] {
  return [
    ...rateLimitJobs(deps.db),
    ...failureJobs(deps),
    ...accountJobs(deps),
    ...mailJobs(deps),
    ...syncJobs(deps),
    ...taskJobs(deps),
    ...discoveryJobs(deps),
    ...imageJobs(deps),
    ...consentJobs(deps),
    ...contactJobs(deps),
    ...auditJobs(deps),
    ...socialJobs(deps),
    ...listHandStartedJobs(deps),
  ];
}

/** Those that the command line may start, too. */
export function listHandStartedJobs(
  deps: Omit<DailyDeps, 'debtHooks'> & BillingDeps,
): readonly Job[] {
  const { debtHooks } = scheduleLinks;
  return [...paymentJobs({ ...deps, debtHooks }), nightlySyncJob(deps), ...noticeJobs(deps)];
}

/** Run once when a process starts, for what came due while none was up. */
export const jobsAtStart: readonly string[] = [dailyJob, noticeJob];
