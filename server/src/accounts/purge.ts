/** What is kept about accounts for a time and no longer. */
import type { Database } from '../platform/database/database.ts';
import { purgeSessions } from '../sessions/sessions.store.ts';
import { purgeLinks } from './account-links.ts';
import { purgeLongDeleted } from './deletion.ts';
import { purgeEmailChanges } from './email-changes.store.ts';

export async function purgeAccounts(db: Database, now: Date): Promise<void> {
  await purgeLongDeleted(db, now);
  await purgeLinks(db, now);
  await purgeEmailChanges(db, now);
  await purgeSessions(db, now);
}
