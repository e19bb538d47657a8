import { isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deleteInParts } from '../../platform/database/delete-in-parts.ts';
import { changePreviews, checkouts } from '../billing.tables.ts';

/** One that nobody closed has ended when it expired. */
const hasEndedBefore = (instant: Date) =>
  lt(sql`coalesce(${checkouts.closedAt}, ${checkouts.expiresAt})`, instant);

export function deleteCheckoutsBefore(db: Database, instant: Date): Promise<void> {
  const isOrdinary = isNull(checkouts.startNowAt);
  return deleteInParts(db, checkouts, sql`${isOrdinary} AND ${hasEndedBefore(instant)}`);
}

export function deleteConsentsBefore(db: Database, instant: Date): Promise<void> {
  const isEvidence = isNotNull(checkouts.startNowAt);
  return deleteInParts(db, checkouts, sql`${isEvidence} AND ${hasEndedBefore(instant)}`);
}

export function deletePreviewsBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, changePreviews, lt(changePreviews.createdAt, instant));
}
