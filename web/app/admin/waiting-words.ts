/** What waits for staff among the messages, in a sentence each. */
import type { ReceivedMessage } from '@debt-payoff/contract/contact';
import { count } from '@debt-payoff/contract/counts';
import { formatDay } from '../words/dates.ts';

export function openMessages(total: number): string {
  return total === 0
    ? 'No message waits for a reply.'
    : `${count(total, 'message')} ${total === 1 ? 'waits' : 'wait'} for a reply.`;
}

/** Null where no complaint is open. */
export function openComplaints(
  complaints: readonly Pick<ReceivedMessage, 'due_on'>[],
  today: string,
): { readonly text: string; readonly isLate: boolean } | null {
  const days = complaints.flatMap(({ due_on }) => due_on ?? []).sort();
  const [first] = days;
  if (first === undefined) return null;
  const open = `${count(days.length, 'complaint')} ${days.length === 1 ? 'is' : 'are'} open`;
  const isLate = first < today;
  const due = `${isLate ? 'was' : 'is'} due by ${formatDay(first)}`;
  return { text: `${open}. ${days.length === 1 ? 'It' : 'The first'} ${due}.`, isLate };
}
