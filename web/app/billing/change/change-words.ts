/** What a change of plan costs, in words that are true before it is made. */
import { formatPence, formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import { formatDay } from '../../words/dates.ts';
import type { ChangePreview } from '../queries.ts';

export type Direction = 'upgrade' | 'downgrade';

/** As the server tells them apart. */
export function directionOf({ current_plan: now, new_plan: next }: ChangePreview): Direction {
  return next.amount > now.amount ? 'upgrade' : 'downgrade';
}

export type ProrationWords = { readonly figure: string; readonly kind: 'charge' | 'credit' };

/** '+£5.00' is a charge, '-£4.20' a credit; null where there is neither. */
export function prorationWords({ proration }: ChangePreview): ProrationWords | null {
  const pence = penceFromPounds(proration.amount);
  if (pence === 0) return null;
  return pence > 0
    ? { figure: `+${formatPence(pence)}`, kind: 'charge' }
    : { figure: formatPence(pence), kind: 'credit' };
}

/** For those who cannot see that the figures have come. */
export function costSentence({ due_today: due }: ChangePreview): string {
  return `The cost of the change is worked out. To pay today: ${formatPounds(due.amount)}.`;
}

/** What to know before it is confirmed. */
export function changeWarnings(preview: ChangePreview): readonly string[] {
  const price = formatPounds(preview.new_plan.amount);
  const day = formatDay(preview.next_billing_date);
  return [
    preview.due_today.amount > 0
      ? 'The change takes effect immediately, once the payment has gone through.'
      : 'The change takes effect immediately.',
    moneySentence(preview),
    `Your next regular billing cycle, on ${day}, is at the new price of ${price} a month.`,
    ...limitWarning(preview),
  ];
}

function moneySentence(preview: ChangePreview): string {
  const { proration, due_today: due, next_billing_date: next } = preview;
  const pence = penceFromPounds(proration.amount);
  const duePence = penceFromPounds(due.amount);
  const prorated = `The prorated amount of ${formatPence(Math.abs(pence))}, which is the difference in price until ${formatDay(next)},`;
  if (pence < 0) {
    return `${prorated} is credited to you on a separate invoice, and comes off what you pay next.`;
  }
  if (duePence === 0) {
    // Credit is not the only reason: Stripe also carries forward what is too little for a card.
    return pence === 0
      ? 'There is no additional charge today.'
      : `${prorated} goes on a separate invoice and is set against your balance with us. Nothing is charged today.`;
  }
  if (duePence < pence) {
    return `${prorated} goes on a separate invoice. Your credit comes off it, and ${formatPence(duePence)} is charged today.`;
  }
  return pence === duePence
    ? `${prorated} is charged today, on a separate invoice.`
    : `${formatPence(duePence)} is charged today, on a separate invoice.`;
}

function limitWarning(preview: ChangePreview): readonly string[] {
  if (directionOf(preview) === 'upgrade') return [];
  const { name } = plans[preview.new_plan.type];
  return [
    `Nothing is deleted. What is over the limits of ${name} stays, and you can still change it, but not add to it.`,
  ];
}
