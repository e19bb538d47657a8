/** How long each kind of data is kept, for the jobs that delete it and the privacy page. */
import { accountLimits } from './account-limits.ts';
import { billingLimits } from './billing-limits.ts';
import { paymentLimits } from './payment-limits.ts';

/** In days, after it ended or was last of use. */
export const retentionDays = {
  contactMessages: 365,
  consentRecords: 5 * 365 + 1,
  /** What staff did, for as long as somebody may ask about it. */
  auditRecords: 2 * 365,
  /** Of the database; and logs, which the server's machine deletes: the runbook says how. */
  errorRecords: 182,
  /** Deleted by those who run the product: the runbook says how. */
  backups: 30,

  deletedAccountNames: accountLimits.deletedAccountPurgeDays,
  /** So long a refresh token that was stolen earlier is still known as such when it comes back. */
  endedSessions: accountLimits.refreshTokenDays,
  /** A link that has expired opens nothing, and is of no more use. */
  expiredLinks: 0,
  emailChanges: Math.max(accountLimits.emailConfirmDays, accountLimits.emailRevertDays),
  finishedMail: 30,
  /** Long past the last day on which a due date, or the end of a deal, could be told of again. */
  reminders: 400,
  idempotencyKeys: paymentLimits.idempotencyDays,
  /** A counter that has run out counts from the beginning. */
  expiredCounters: 0,

  /** Stripe sends an event again for three days; the rest is for finding out what happened. */
  stripeEvents: 90,
  stripeTasks: 90,
  checkouts: 30,
  /** Six years, for as long as somebody can claim by a contract (Limitation Act 1980, section 5). */
  contractEvidence: 6 * 365 + 2,
  changePreviews: 30,
  trialMemory: billingLimits.trialMemoryDays,

  /** Nothing tells when one is no longer wanted; one that still is takes a moment to draw again. */
  socialImages: 90,
  /** So long an image that was taken out of an article can be put back. */
  unusedImages: 30,
} as const;
