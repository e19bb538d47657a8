/** What staff can do that is recorded, and the words for it. */
export const auditActions = [
  'user_updated',
  'user_suspended',
  'user_activated',
  'password_reset',
  'two_step_removed',
  'user_deleted',
  'tier_granted',
  'grant_withdrawn',
  'subscription_cancelled',
  'subscription_reactivated',
  'subscription_extended',
  'payment_refunded',
  'message_answered',
  'message_closed',
  'message_accepted',
  'outcome_recorded',
  'article_created',
  'article_saved',
  'article_published',
  'article_unpublished',
  'article_archived',
  'article_deleted',
  'image_added',
  'resource_created',
  'resource_updated',
  'resource_deleted',
  'post_created',
  'post_updated',
  'post_scheduled',
  'post_published',
  'post_deleted',
  'mail_retried',
  'job_started',
  'webhooks_retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
  'user',
  'subscription',
  'message',
  'article',
  'image',
  'resource',
  'post',
  'mail',
  'system',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What is done at Stripe is recorded before it is asked for, and again when it is known how it went. */
export const auditOutcomes = ['done', 'pending', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];
