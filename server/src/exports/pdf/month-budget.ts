/** How many months of single debts a report prints, shared by all of its plans: what one leaves, the next may use. */
import { exportLimits } from '@debt-payoff/contract/export-limits';

export class MonthBudget {
  #left: number;
  #plansLeft: number;

  constructor(plans: number, most: number = exportLimits.printedMonthsOfDebtsMax) {
    this.#left = most;
    this.#plansLeft = plans;
  }

  /** How many months the next plan may print, a column for each of its debts. */
  monthsFor(debts: number): number {
    return Math.floor(this.#left / Math.max(1, this.#plansLeft) / Math.max(1, debts));
  }

  spend({ months, debts }: { readonly months: number; readonly debts: number }): void {
    this.#left -= months * debts;
    this.#plansLeft -= 1;
  }
}
