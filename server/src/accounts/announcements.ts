/** What everyone who has an account is told by mail before it applies, as the terms promise. */
import { createHash } from 'node:crypto';
import { addDays, isDay, londonDayOf } from '@debt-payoff/contract/days';
import { termsNoticeDays } from '@debt-payoff/contract/texts/general-terms-agreement';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { countAccounts, insertAnnouncement, insertMailToEveryone } from './announcements.store.ts';
import { announcementMail } from './mail-kinds.ts';

export type Announcement = {
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly message: string;
  /** From when on it applies, YYYY-MM-DD. */
  readonly appliesOn: string;
};

type AnnouncementDeps = { readonly db: Database; readonly clock: Clock };

const mailsPerMinute = 100;

/** Whom it would reach, and why it cannot be announced so. */
export async function planAnnouncement(
  { db, clock }: AnnouncementDeps,
  { subject, message, appliesOn }: Announcement,
): Promise<{ readonly accountsCount: number; readonly problems: readonly string[] }> {
  const accountsCount = await countAccounts(db);
  const lastMailAt = new Date(
    clock.now().getTime() + Math.ceil(accountsCount / mailsPerMinute) * 60_000,
  );
  const earliest = addDays(londonDayOf(lastMailAt), termsNoticeDays);
  return {
    accountsCount,
    problems: [
      ...(subject.trim() === '' || message.trim() === '' ? ['Give a subject and a text.'] : []),
      ...(!isDay(appliesOn) || appliesOn < earliest
        ? [`The terms promise ${termsNoticeDays} days: it can apply from ${earliest} on.`]
        : []),
    ],
  };
}

/** Null where the same was announced before: nobody is told twice. Otherwise how many mails wait. */
export function announceToEveryone(
  { db, clock }: AnnouncementDeps,
  { subject, message, appliesOn }: Announcement,
): Promise<number | null> {
  const now = clock.now();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([subject, message, appliesOn]))
    .digest('base64');
  return db.transaction(async (tx) => {
    const row = await insertAnnouncement(tx, {
      ...{ subject, message, appliesOn, fingerprint, announcedAt: now },
    });
    if (row === null) return null;
    return insertMailToEveryone(tx, {
      template: announcementMail.name,
      announcementId: row.id,
      perMinute: mailsPerMinute,
      now,
    });
  });
}
