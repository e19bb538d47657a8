/** The register of what is kept: each table has a period here, or a reason to stay. */
import { accountRetentions } from './accounts/accounts.jobs.ts';
import { auditRetention } from './audit/audit.jobs.ts';
import { billingRetentions } from './billing/leaving/retentions.ts';
import { consentRetention } from './consent/consent.jobs.ts';
import { contactRetentions } from './contact/contact.jobs.ts';
import { imageRetention } from './content/discovery/discovery.jobs.ts';
import { articleImageRetention } from './content/images/images.jobs.ts';
import { paymentRetentions } from './jobs/payment-jobs.ts';
import { mailRetention } from './mail/mail.jobs.ts';
import { failureRetention } from './platform/failure-records.ts';
import { rateLimitRetention } from './platform/rate-limit.ts';
import type { Retention } from './platform/retention.ts';

/** Each is applied by the job of its noun. */
export const retentions: readonly Retention[] = [
  rateLimitRetention,
  failureRetention,
  ...accountRetentions,
  mailRetention,
  ...paymentRetentions,
  ...billingRetentions,
  ...contactRetentions,
  consentRetention,
  imageRetention,
  articleImageRetention,
  auditRetention,
];

/** Until their owner deletes them, or the account, with which they go by themselves. */
export const tablesKeptWithPerson: readonly string[] = [
  ...['users', 'two_step_secrets', 'recovery_codes', 'tier_grants', 'stripe_customers'],
  ...['portfolios', 'calendar_feeds', 'progress_snapshots', 'first_plans', 'removed_debts'],
  ...['debts', 'debt_statements', 'payments'],
  ...['scheduled_payments', 'schedule_terms', 'settled_dates'],
];

/** Those that outlive everyone, by their reason. */
export const tablesKeptForGood: Readonly<Record<string, string>> = {
  subscriptions: 'the revenue figures; when its owner leaves, nothing that names anyone',
  subscription_states: 'the revenue figures, which are made of them',
  billing_notices:
    'so that nothing is told twice; they go when the owner of the subscription leaves',
  price_change_notices: 'evidence that a price change was announced in time; they name nobody',
  price_changes: 'what the plans have cost',
  stripe_accounts: 'which account at Stripe a row belongs to',
  webhook_secrets: 'keys of the emulator',
  announcements: 'evidence of what everyone was told, and when; they name nobody',
  made_secrets: 'keys of the product',
  articles: 'content, until staff delete it',
  article_revisions: 'content, until staff publish or delete it',
  article_slugs: 'no link to an article ever breaks',
  article_tags: 'content, until staff delete it',
  resources: 'content, until staff delete it',
  social_posts: 'content, until staff delete it; what was posted stays, as it does on the platform',
  seeded_content: 'what staff have deleted is not added again',
};
