/** Records what staff do, in the transaction in which they do it. */
import assert from 'node:assert/strict';
import type { AuditChange } from '@debt-payoff/contract/audit';
import type { AuditAction, AuditSubject } from '@debt-payoff/contract/audit-actions';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { endPendingEntry, insertEntry } from './audit.store.ts';

export type Act = {
  /** Null for the built-in staff of the local environment. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: number;
  /** Whom it concerns; null for a message by somebody without an account. */
  readonly userId: number | null;
  /** None where nothing is different from before. Never a password, a token or a code. */
  readonly changes: readonly AuditChange[];
  readonly reason?: string | null;
  readonly now: Date;
};

/** In the transaction of the act: neither is there without the other. */
export async function recordAct(tx: Transaction, act: Act): Promise<void> {
  await insertEntry(tx, rowOf(act, 'done'));
}

/** Before something is asked of Stripe: should the process die, the record says that it was begun. */
export function beginAct(db: Reader, act: Act): Promise<number> {
  return insertEntry(db, rowOf(act, 'pending'));
}

export async function finishAct(
  db: Reader,
  entryId: number,
  changes: readonly AuditChange[],
): Promise<void> {
  requireNoSecrets(changes);
  await endPendingEntry(db, entryId, { outcome: 'done', changes });
}

/** With the text that staff were shown. */
export async function failAct(db: Reader, entryId: number, failure: string): Promise<void> {
  await endPendingEntry(db, entryId, { outcome: 'failed', failure });
}

/** The fields of both that differ. */
export function changesBetween<Facts extends Readonly<Record<string, AuditChange['before']>>>(
  before: Facts,
  after: Facts,
): AuditChange[] {
  return Object.keys(before).flatMap((field) => {
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

function rowOf({ now, reason = null, ...act }: Act, outcome: 'done' | 'pending') {
  requireNoSecrets(act.changes);
  return { ...act, at: now, reason, outcome };
}

/** Many read the record for two years, and none of them may sign in with what stands there. */
const secretName = /password|token|hash(?!tags)|secret|code/i;

function requireNoSecrets(changes: readonly AuditChange[]): void {
  const secret = changes.find(({ field }) => secretName.test(field));
  assert.ok(secret === undefined, `${secret?.field} is no field for the audit log`);
}
