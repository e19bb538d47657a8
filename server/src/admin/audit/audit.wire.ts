import type { AuditEntry } from '@debt-payoff/contract/audit';
import { auditTexts } from '@debt-payoff/contract/texts/audit';
import type { AuditRow } from '../../audit/audit.store.ts';

export type NamedEntry = {
  readonly entry: AuditRow;
  readonly actorName: string | null;
  readonly userName: string | null;
};

export function writeEntry({ entry, actorName, userName }: NamedEntry): AuditEntry {
  const { id, action, subject, changes, reason, outcome, failure } = entry;
  const username = entry.actorId === null ? auditTexts.local : actorName;
  return {
    id,
    at: entry.at.toISOString(),
    actor: { id: entry.actorId, username },
    action,
    subject,
    subject_id: entry.subjectId,
    user: entry.userId === null ? null : { id: entry.userId, username: userName },
    changes: [...changes],
    reason,
    outcome,
    failure,
  };
}
