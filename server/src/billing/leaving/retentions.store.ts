import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { changePreviews, checkouts } from '../billing.tables.ts';

/** One that nobody closed has ended when it expired. */
const hasEndedBefore = (instant: Date) =>
  lt(sql`coalesce(${checkouts.closedAt}, ${checkouts.expiresAt})`, instant);

export async function deleteCheckoutsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(checkouts).where(and(isNull(checkouts.startNowAt), hasEndedBefore(instant)));
}

export async function deleteConsentsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(checkouts).where(and(isNotNull(checkouts.startNowAt), hasEndedBefore(instant)));
}

export async function deletePreviewsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(changePreviews).where(lt(changePreviews.createdAt, instant));
}
