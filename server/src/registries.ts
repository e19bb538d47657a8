/** What the nouns add to lists that belong to floors below them; the app and the process hand each to its owner. */
import { accountJobs } from './accounts/accounts.jobs.ts';
import type { LeaveStep } from './accounts/deletion.ts';
import { accountMailTemplates } from './accounts/mail-templates.ts';
import { deleteFeedsOf } from './calendar/calendar.store.ts';
import type { DailyDeps } from './daily/daily.ts';
import { dailyMailTemplates } from './daily/mail-templates.ts';
import { paymentJobs } from './daily/payment-jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import type { MailTemplate, TemplateDeps } from './mail/mail.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Job } from './platform/jobs.ts';
import { rateLimitJobs } from './platform/rate-limit.ts';
import type { OpenLinks } from './sessions/open-links.ts';

export const openLinks: readonly OpenLinks[] = [{ end: deleteFeedsOf }];

export const leaveSteps: readonly LeaveStep[] = [deleteFeedsOf];

export function listMailTemplates(deps: TemplateDeps): readonly MailTemplate[] {
  return [...accountMailTemplates(deps), ...dailyMailTemplates(deps)];
}

export function listJobs(deps: DailyDeps & { readonly mailer: Mailer }): readonly Job[] {
  return [...rateLimitJobs(deps.db), ...accountJobs(deps), ...mailJobs(deps), ...paymentJobs(deps)];
}
