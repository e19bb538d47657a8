import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { consentRecords } from './consent.tables.ts';

export async function insertConsent(
  db: Database,
  record: Omit<typeof consentRecords.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(consentRecords).values(record);
}

export function deleteConsentBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, consentRecords, lt(consentRecords.chosenAt, instant));
}
