// The words of the record of what staff did.

import type { AuditAction, AuditSubject } from '../audit-actions.ts';
import { articleFieldNames } from './articles.ts';

export const auditTexts = {
  title: 'Audit',
  caption: 'Staff actions, newest first',
  /** Who acted, where it was the built-in staff of the local environment. */
  local: 'local',
  /** Somebody whose account, and with it their name, has since been deleted. */
  formerAccount: (id: number) => `Former account ${id}`,
  noChange: 'No change',
  pending: (subject: AuditSubject) =>
    subject === 'post' ? 'Pending: check on the platform' : 'Pending: check at Stripe',
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
  article_created: 'Created an article',
  article_saved: 'Saved an article',
  article_published: 'Published an article',
  article_unpublished: 'Unpublished an article',
  article_archived: 'Archived an article',
  article_deleted: 'Deleted an article',
  image_added: 'Added an image',
  resource_created: 'Created a resource',
  resource_updated: 'Changed a resource',
  resource_deleted: 'Deleted a resource',
  post_created: 'Created a post',
  post_updated: 'Changed a post',
  post_scheduled: 'Scheduled a post',
  post_published: 'Published a post',
  post_deleted: 'Deleted a post',
  mail_retried: 'Tried a mail again',
  job_started: 'Ran a job',
  webhooks_retried: 'Processed Stripe events',
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
  article_created: 'Create an article',
  article_saved: 'Save an article',
  article_published: 'Publish an article',
  article_unpublished: 'Unpublish an article',
  article_archived: 'Archive an article',
  article_deleted: 'Delete an article',
  image_added: 'Add an image',
  resource_created: 'Create a resource',
  resource_updated: 'Change a resource',
  resource_deleted: 'Delete a resource',
  post_created: 'Create a post',
  post_updated: 'Change a post',
  post_scheduled: 'Schedule a post',
  post_published: 'Publish a post',
  post_deleted: 'Delete a post',
  mail_retried: 'Try a mail again',
  job_started: 'Run a job',
  webhooks_retried: 'Process Stripe events',
};

export const auditSubjectTexts: Readonly<Record<AuditSubject, string>> = {
  user: 'Account',
  subscription: 'Subscription',
  message: 'Message',
  article: 'Article',
  image: 'Image',
  resource: 'Resource',
  post: 'Social post',
  mail: 'Mail',
  system: 'System',
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
  words: 'Words of the text',
  characters: 'Characters of the content',
  image_url: 'Image URL',
  source_url: articleFieldNames.sourceUrl,
  slug: articleFieldNames.slug,
  url: 'URL',
  lowRisk: 'Low risk',
  affiliateNetwork: 'Affiliate network',
};
