/** The last days of deals of which a day's mails tell, and which of the mails about each it is. */
import { addDays, dayNumber, lastDayOf } from '@debt-payoff/contract/days';
import { dealNotice } from '@debt-payoff/contract/ending-deals';
import { type Month, monthOf, monthRange } from '@debt-payoff/contract/months';

export type DealMailDay = {
  readonly lastMonth: Month;
  readonly lastDay: string;
  readonly daysBefore: number;
};

/**
 * Where days were missed, a mail comes late, up to the last day itself. Of two that are due, only the nearer is: one
 * deal is told of once on a day.
 */
export function dealMailDays(today: string): DealMailDay[] {
  const furthest = addDays(today, dealNotice.shownDays);
  return monthRange({ from: monthOf(today), to: monthOf(furthest) }).flatMap((lastMonth) => {
    const lastDay = lastDayOf(lastMonth);
    const daysLeft = dayNumber(lastDay) - dayNumber(today);
    const daysBefore = dealNotice.mailedDays.findLast((days) => daysLeft <= days);
    return daysBefore === undefined ? [] : [{ lastMonth, lastDay, daysBefore }];
  });
}
