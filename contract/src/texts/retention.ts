// How long data is kept, as the privacy page says it.

import { accountLimits } from '../account-limits.ts';
import { privacyRetention } from '../privacy-retention.ts';
import { retentionDays } from '../retention-periods.ts';

export type KeptData = { readonly what: string; readonly howLong: string };

/** What concerns people, for the privacy page: first what stays with an account, then what goes by itself. */
export const keptData: readonly KeptData[] = [
  {
    what: 'Your account: username, email address, password (as a hash that cannot be read back), settings, when and from which network address you last signed in, and how many attempts have failed since',
    howLong: 'Until you delete your account',
  },
  {
    what: 'Your portfolios, debts, payments, schedules, plans, snapshots and calendar links',
    howLong: 'Until you delete them, or your account',
  },
  {
    what: 'Your plan, what it cost you, or who gave it to you and why, and what we have emailed you about it',
    howLong:
      'Until you delete your account; after that, amounts and dates without anything that names you',
  },
  {
    what: 'Your payments and invoices at Stripe',
    howLong:
      'We delete you as a customer there when you delete your account. Stripe keeps its records of payments for as long as the law asks of it and of us.',
  },
  {
    what: 'The username and email address of a deleted account',
    howLong: `${periodText(retentionDays.deletedAccountNames)} after it was deleted`,
  },
  {
    what: 'Where you are signed in: the browser, its network address, and when it was last used',
    howLong: `${periodText(retentionDays.endedSessions)} after you sign out or the session expires, which it does after ${accountLimits.sessionMaxDays} days at the latest`,
  },
  {
    what: 'Links that we email you, to reset a password or confirm an address',
    howLong: 'Until the day after they expire',
  },
  {
    what: 'Your former email address, when you change it',
    howLong: `${periodText(retentionDays.emailChanges)} after the change, in case someone else made it`,
  },
  {
    what: 'A note that we sent you an email, without its text; of one that could not be delivered, the address and what it was about',
    howLong: `${periodText(retentionDays.finishedMail)} after we sent it or gave up`,
  },
  {
    what: 'A note that we reminded you of a payment, or of a deal that ends',
    howLong: periodText(retentionDays.reminders),
  },
  {
    what: 'Our replies to what you saved, so that nothing is saved twice',
    howLong: periodText(retentionDays.idempotencyKeys),
  },
  {
    what: 'Counts of attempts that keep out password guessers and spam, by network address, by account, and by a code in place of a username or email address',
    howLong: 'Until they expire, about a day at most',
  },
  {
    what: 'Notices from Stripe about your payments, and what we asked Stripe to do for you: reference numbers, and the amounts of refunds',
    howLong: `${periodText(retentionDays.stripeEvents)} after they are dealt with`,
  },
  {
    what: 'Your visits to the checkout, and prices of another plan that we showed you',
    howLong: periodText(retentionDays.checkouts),
  },
  {
    what: 'Your request to start a plan at once, with its time and wording',
    howLong: `${periodText(retentionDays.contractEvidence)} as evidence of the contract, or until you delete your account`,
  },
  {
    what: 'That an email address has had the free trial, as a code that cannot be turned back into the address',
    howLong: `${periodText(retentionDays.trialMemory)} after the account was deleted`,
  },
  {
    what: 'Messages that you send us, and our replies',
    howLong: `${periodText(retentionDays.contactMessages)} from the day we received them. If you delete your account, those that you sent while signed in are deleted with it, but for the copies in our mailbox`,
  },
  {
    what: 'Complaints about how we use your data',
    howLong: `${periodText(retentionDays.contactMessages)} from the day we received them, even if you delete your account`,
  },
  {
    what: 'Your choice about cookies, with its date and without anything that names you',
    howLong: `${periodText(retentionDays.consentRecords)} from the day you made it`,
  },
  {
    what: 'What our staff did about your account, and when',
    howLong: `${periodText(retentionDays.auditRecords)}. If you delete your account, the values that they changed and their reasons are deleted with it`,
  },
  {
    what: 'Notes that our staff write about your account',
    howLong: 'Until you delete your account. We give you a copy if you ask for one',
  },
  {
    what: 'The server log and our records of errors, which hold no names, email or network addresses, or amounts',
    howLong: periodText(retentionDays.errorRecords),
  },
  {
    what: 'Backup copies of our database',
    howLong: `${periodText(retentionDays.backups)}; until then, what you have deleted may still be in one`,
  },
];

/** At the analytics provider, where visits are measured. */
export const keptByAnalytics: readonly KeptData[] = [
  {
    what: 'How visitors use the site, kept by Google Analytics and only if you accept',
    howLong: `Up to ${privacyRetention.behaviourDataMonths} months`,
  },
  {
    what: 'How fast our pages are, should Google Analytics ever measure it for us, and only if you accept',
    howLong: `${privacyRetention.performanceDataMonths} months; at present nothing of it is sent`,
  },
];

/** In months or years where the days come to whole ones. */
export function periodText(days: number): string {
  const daysInMonth = 365.25 / 12;
  const months = Math.round(days / daysInMonth);
  if (months < 6 || Math.abs(months * daysInMonth - days) > 1) return `${days} days`;
  return months > 24 && months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
