import type { AuditEntry } from '@debt-payoff/contract/audit';

export function anEntry(facts: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-11-14T09:30:00.000Z',
    actor: { id: 2, username: 'morgan' },
    action: 'user_updated',
    subject: 'user',
    subject_id: 7,
    user: { id: 7, username: 'sam' },
    changes: [],
    reason: null,
    outcome: 'done',
    failure: null,
    ...facts,
  };
}
