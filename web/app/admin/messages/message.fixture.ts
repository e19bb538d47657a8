/** Messages as the server sends them to staff, for tests. */
import type { MessageThread } from '@debt-payoff/contract/contact';

/** A visitor's question that waits for a reply. */
export function aThread(changes: Partial<MessageThread> = {}): MessageThread {
  return {
    ...{ id: 5, reference: 'DP-7K3M9QX2', topic: 'general', name: 'Zoë Müller' },
    ...{ email: 'zoe@example.com', subject: 'A question', message: 'How do I begin?\n\nThanks' },
    ...{ user_id: null, is_priority: false, is_suspected_spam: false, status: 'open' },
    ...{ received_at: '2026-11-14T09:30:00.000Z', mailed_at: null, due_on: null },
    ...{ outcome: null, outcome_at: null, ico_address: null, answered_at: null, closed_at: null },
    replies: [],
    ...changes,
  };
}

export const aComplaint = { topic: 'data-protection-complaint', due_on: '2026-11-27' } as const;
