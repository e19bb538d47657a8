/** Keeps a changed object and tells of it, unless nothing about it is different. */
import type { Kind, Objects } from '../store/kinds.ts';
import type { Transaction } from '../store/transaction.ts';

export async function saveChange<K extends Kind>(
  tx: Transaction,
  kind: K,
  change: {
    readonly previous: Objects[K];
    readonly next: Objects[K];
    /** Such as `customer.updated`. */
    readonly type: string;
    readonly now: number;
  },
): Promise<Objects[K]> {
  const { previous, next, type, now } = change;
  if (JSON.stringify(previous) === JSON.stringify(next)) return previous;
  const saved = await tx.update(kind, next);
  await tx.emit({ type, object: saved, previous, now });
  return saved;
}
