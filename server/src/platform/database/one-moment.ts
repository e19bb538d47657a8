import type { Database, Transaction } from './database.ts';

/** For reads that belong together: what is changed between them must not be half in what they find. */
export function atOneMoment<Found>(
  db: Database,
  read: (tx: Transaction) => Promise<Found>,
): Promise<Found> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
