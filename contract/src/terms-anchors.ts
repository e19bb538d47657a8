/** The sections of the terms for paid plans, so that pages and mails can lead to one of them. */
import { paths } from './paths.ts';

export const billingTermsSections = [
  'who-we-are',
  'plans',
  'prices',
  'subscribing',
  'trial',
  'renewal',
  'changing-plan',
  'over-the-limit',
  'failed-payments',
  'price-changes',
  'cancelling',
  'refunds',
  'deleting-your-account',
  'suspension',
  'complaints',
  'cancellation-form',
] as const;
export type BillingTermsSection = (typeof billingTermsSections)[number];

/** '/terms#cancelling' */
export function termsPath(section: BillingTermsSection): string {
  return `${paths.terms}#${section}`;
}
