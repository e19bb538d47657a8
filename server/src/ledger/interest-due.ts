/** The interest that a debt has run up by a day: whole months, at the rate in force when each of them turned. */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { interestMostPence, type Standing } from '@debt-payoff/contract/stated-balance';
import { monthlyInterestPence } from '@debt-payoff/engine';

export type OwedState = {
  readonly balancePence: number;
  readonly rateBasisPoints: number;
  /** Interest that fell due at former rates, or on former balances, and that no payment has borne yet. */
  readonly accruedPence: number;
  /** From this day's month on, interest falls due at the rate in force. */
  readonly interestFrom: string;
};

/** Interest that was charged, in the calendar month of the last charge. */
export type ChargedInMonth = { readonly month: Month; readonly pence: number };

/** One month's interest for each turn of the month, at the rate in force when it turned. */
export function interestDuePence(state: OwedState, on: string): number {
  const { balancePence, rateBasisPoints, accruedPence, interestFrom } = state;
  const turns = Math.max(0, monthsBetween({ from: monthOf(interestFrom), to: monthOf(on) }));
  return accruedPence + turns * monthlyInterestPence(balancePence, rateBasisPoints);
}

/** What a payment on that day would have to be to clear the debt. */
export function payoffAmountPence(state: OwedState, today: string): number {
  return state.balancePence + interestDuePence(state, today);
}

/** How the debt stands on a day for anyone who states its balance. */
export function standingOn(
  state: OwedState & { readonly charged: ChargedInMonth },
  on: string,
): Standing {
  const { balancePence, rateBasisPoints, charged } = state;
  const duePence = interestDuePence(state, on);
  return {
    balancePence,
    bearsInterest: rateBasisPoints > 0,
    interestDuePence: duePence,
    interestMostPence: interestMostPence({
      ofMonthsPence: duePence > 0 ? duePence : monthlyInterestPence(balancePence, rateBasisPoints),
      chargedPence: charged.month === monthOf(on) ? charged.pence : 0,
    }),
  };
}
