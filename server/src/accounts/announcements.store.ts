import { count, eq, sql } from 'drizzle-orm';
import { mailOutbox } from '../mail/mail.tables.ts';
import { users } from '../people/people.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { announcements } from './accounts.tables.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

export async function countAccounts(db: Reader): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users);
  return counted?.total ?? 0;
}

/** Null where the same was announced before. */
export async function insertAnnouncement(
  tx: Transaction,
  announcement: Omit<typeof announcements.$inferInsert, 'id'>,
): Promise<AnnouncementRow | null> {
  const [row] = await tx
    .insert(announcements)
    .values(announcement)
    .onConflictDoNothing({ target: announcements.fingerprint })
    .returning();
  return row ?? null;
}

export async function findAnnouncement(db: Reader, id: number): Promise<AnnouncementRow | null> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return row ?? null;
}

/** One mail for every account, so many a minute, so that nobody's password link waits behind them. */
export async function insertMailToEveryone(
  tx: Transaction,
  mail: { template: string; announcementId: number; perMinute: number; now: Date },
): Promise<number> {
  const facts = sql`jsonb_build_object('announcementId', ${mail.announcementId}::bigint, 'userId', ${users.id})`;
  const at = sql`${mail.now.toISOString()}::timestamptz`;
  const minutes = sql`(row_number() OVER (ORDER BY ${users.id}) - 1) / ${mail.perMinute}::bigint`;
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${mailOutbox} (template, payload, created_at, next_attempt_at)
    SELECT ${mail.template}, ${facts}, ${at}, ${at} + ${minutes} * interval '1 minute' FROM ${users}`);
  return rowCount ?? 0;
}
