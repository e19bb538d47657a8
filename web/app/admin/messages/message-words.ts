/** How a message stands, in words. */
import type { ReceivedMessage } from '@debt-payoff/contract/contact';
import type { ContactTopic, MessageStatus } from '@debt-payoff/contract/contact-limits';
import { count } from '@debt-payoff/contract/counts';
import { dayNumber } from '@debt-payoff/contract/days';
import { contactTexts } from '@debt-payoff/contract/texts/contact';
import { formatDay } from '../../words/dates.ts';

export const statusWords: Readonly<Record<MessageStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected',
};

export const topicWords: Readonly<Record<ContactTopic, string>> = {
  general: 'General question',
  'data-protection-complaint': contactTexts.complaint,
};

/** From so many days on it is time to look at a complaint. */
const soonDays = 7;

export type ComplaintClock = { readonly words: string; readonly isUrgent: boolean };

/** Null for what is no complaint, and for one that has its outcome. */
export function complaintClock(
  { due_on, outcome }: Pick<ReceivedMessage, 'due_on' | 'outcome'>,
  today: string,
): ComplaintClock | null {
  if (due_on === null || outcome !== null) return null;
  const days = dayNumber(due_on) - dayNumber(today);
  return { words: `${clockWords(days)} (${formatDay(due_on)})`, isUrgent: days <= soonDays };
}

function clockWords(days: number): string {
  if (days === 0) return 'Due today';
  return days > 0 ? `Due in ${count(days, 'day')}` : `${count(-days, 'day')} late`;
}
