/** The background work about messages to us. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { deleteMessagesReceivedBefore } from './contact.store.ts';
import { contactMessages, contactReplies } from './contact.tables.ts';
import { type ContactDeps, mailWaitingMessages } from './contact.ts';

export const contactRetentions: readonly Retention[] = [
  {
    what: 'messages to us',
    // Replies go with what they reply to, by the foreign key.
    tables: [contactMessages, contactReplies],
    keptDays: retentionDays.contactMessages,
    deleteBefore: deleteMessagesReceivedBefore,
  },
];

export function contactJobs(deps: ContactDeps): readonly Job[] {
  return [
    { name: 'contact.mail', cron: '* * * * *', run: () => mailWaitingMessages(deps) },
    retentionJob(deps, {
      name: 'contact.purge',
      cron: '3 4 * * *',
      retentions: contactRetentions,
    }),
  ];
}
