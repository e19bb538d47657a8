/** What recording the ticked dates comes to, as far as it can be known. */
import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { dateKey } from '../debts/due-date-key.ts';
import { sumWords } from './amount-words.ts';

/** The amounts take for granted that all of them are recorded. `left` are the keys of those that are not. */
export function previewSum(dates: readonly UnsettledDate[], left: ReadonlySet<string>): string {
  const unticked = dates.filter((date) => left.has(dateKey(date)));
  const ticked = dates.filter((date) => !left.has(dateKey(date)));
  return sumWords(ticked.map((date) => ({ ...date, is_estimate: followsOneOf(unticked, date) })));
}

/** What the lender asks changes with what was paid before. */
function followsOneOf(
  others: readonly UnsettledDate[],
  { amount_kind, debt_id, due_date }: UnsettledDate,
): boolean {
  const isBefore = (other: UnsettledDate): boolean =>
    other.debt_id === debt_id && other.due_date < due_date;
  return amount_kind === 'required' && others.some(isBefore);
}
