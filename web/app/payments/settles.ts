/** Which due date a new payment is for: what can be chosen, and what is chosen while nobody has said it. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { dayNumber, isDay } from '@debt-payoff/contract/days';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { DueDateInput } from '@debt-payoff/contract/payment-fields';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { dateKey, dateOfKey } from '../debts/due-date-key.ts';
import type { PaymentForm } from './payment-form.ts';

/** What stands in the form for a payment of no due date. */
export const noDate = 'none';

type TypedPayment = Pick<PaymentForm, 'debtId' | 'amount' | 'date' | 'settles'>;

export function datesOfDebt(
  dates: readonly UnsettledDate[],
  { debtId }: Pick<PaymentForm, 'debtId'>,
): UnsettledDate[] {
  return dates.filter(({ debt_id }) => String(debt_id) === debtId);
}

/** As it stands in the question: what was chosen, or what the payment looks like while nobody has chosen. */
export function settlesKey(form: TypedPayment, dates: readonly UnsettledDate[]): string {
  if (isChosen(form, dates)) return form.settles;
  const likeliest = likeliestDate(form, datesOfDebt(dates, form));
  return likeliest === null ? noDate : dateKey(likeliest);
}

/**
 * What is sent of it; null for none. What was chosen is sent even where it is not among the dates, which may not
 * have come yet: whether it can be settled is for the server to say.
 */
export function settlesOf(
  form: TypedPayment,
  dates: readonly UnsettledDate[],
): DueDateInput | null {
  const key = settlesKey(form, dates);
  return key === noDate ? null : dateOfKey(key);
}

/** A date of another debt was chosen before the debt was. */
function isChosen({ settles, debtId }: TypedPayment, dates: readonly UnsettledDate[]): boolean {
  const date = dates.find((one) => dateKey(one) === settles);
  return settles !== '' && (date === undefined || String(date.debt_id) === debtId);
}

/** The same amount within a month tells more than a day near by; of those that tell the same, the nearest. */
function likeliestDate(
  { amount, date }: TypedPayment,
  dates: readonly UnsettledDate[],
): UnsettledDate | null {
  if (!isDay(date)) return null;
  const typed = readFigure(amount);
  const ranked = dates
    .map((due) => {
      const days = Math.abs(dayNumber(due.due_date) - dayNumber(date));
      const isSameAmount = typed !== null && isSame(typed, due.payment_amount);
      const fits =
        (isSameAmount && days <= paymentLimits.linkableDays ? 2 : 0) +
        (days <= paymentLimits.settlesDaysAhead ? 1 : 0);
      return { due, days, fits };
    })
    .filter(({ fits }) => fits > 0)
    // A sort keeps the order of equals, and the earlier dates come first.
    .sort((a, b) => b.fits - a.fits || a.days - b.days);
  return ranked[0]?.due ?? null;
}

function isSame(one: number, other: number): boolean {
  return penceFromPounds(one) === penceFromPounds(other);
}
