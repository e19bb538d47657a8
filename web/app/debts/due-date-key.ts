/** A due date as the value of a choice: its schedule and its day. */
import type { DueDateInput } from '@debt-payoff/contract/payment-fields';

export function dateKey({ scheduled_payment_id, due_date }: DueDateInput): string {
  return `${scheduled_payment_id} ${due_date}`;
}

export function dateOfKey(key: string): DueDateInput {
  const [scheduleId = '', due_date = ''] = key.split(' ');
  return { scheduled_payment_id: Number(scheduleId), due_date };
}
