// The words of the record of what staff did.

import type { AuditAction, AuditSubject } from '../audit-actions.ts';

export const auditTexts = {
  title: 'Audit',
  caption: 'Staff actions, newest first',
  /** Who acted, where it was the built-in staff of the local environment. */
  local: 'local',
  /** Somebody whose account, and with it their name, has since been deleted. */
  formerAccount: (id: number) => `Former account ${id}`,
  noChange: 'No change',
  pending: 'Pending: check at Stripe',
  failed: (why: string) => `Failed: ${why}`,
  reason: (reason: string) => `Reason: ${reason}`,
  /** In place of both values, which went with the account of the person. */
  valuesDeleted: 'deleted with the account',
  empty: 'Nothing has been recorded yet.',
  listFailed: 'Failed to fetch the audit log',
} as const;

/** What was done. */
export const auditDoneTexts: Readonly<Record<AuditAction, string>> = {
  user_updated: 'Saved the account',
  user_suspended: 'Suspended',
  user_activated: 'Activated',
  password_reset: 'Reset the password',
  two_step_removed: 'Switched two-step off',
  user_deleted: 'Deleted the account',
  tier_granted: 'Granted a plan',
  grant_withdrawn: 'Withdrew a grant',
  subscription_cancelled: 'Cancelled the subscription',
  subscription_reactivated: 'Reactivated the subscription',
  subscription_extended: 'Extended the subscription',
  payment_refunded: 'Refunded a payment',
  message_answered: 'Replied to a message',
  message_closed: 'Closed a message',
  message_accepted: 'Accepted a message',
  outcome_recorded: 'Recorded an outcome',
};

/** The act itself, for the choice of acts, and for one that did not come about. */
export const auditActTexts: Readonly<Record<AuditAction, string>> = {
  user_updated: 'Save the account',
  user_suspended: 'Suspend',
  user_activated: 'Activate',
  password_reset: 'Reset the password',
  two_step_removed: 'Switch two-step off',
  user_deleted: 'Delete the account',
  tier_granted: 'Grant a plan',
  grant_withdrawn: 'Withdraw a grant',
  subscription_cancelled: 'Cancel the subscription',
  subscription_reactivated: 'Reactivate the subscription',
  subscription_extended: 'Extend the subscription',
  payment_refunded: 'Refund a payment',
  message_answered: 'Reply to a message',
  message_closed: 'Close a message',
  message_accepted: 'Accept a message',
  outcome_recorded: 'Record an outcome',
};

export const auditSubjectTexts: Readonly<Record<AuditSubject, string>> = {
  user: 'Account',
  subscription: 'Subscription',
  message: 'Message',
};

/** Names of changed fields that are not their own words with a capital. */
export const auditFieldTexts: Readonly<Record<string, string>> = {
  email: 'Email address',
  subscription_tier: 'Plan',
  admin_notes: 'Notes',
  two_step_enabled: 'Two-step sign-in',
  invoice_id: 'Invoice',
  end_date: 'Ends',
  next_billing_date: 'Next payment',
};
