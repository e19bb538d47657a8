/** The interest that a debt has run up by a day: whole months, at the rate in force when each of them turned. */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { interestMostPence, type Standing } from '@debt-payoff/contract/stated-balance';
import { balanceCeilingPence } from '@debt-payoff/engine';
import { changeDay, type PlannedChange } from './debt-terms.ts';
import { monthInterestPence, type StatedRate } from './stated-rate.ts';

export type OwedState = {
  readonly balancePence: number;
  readonly rate: StatedRate;
  /** Whether each turn of the month is rounded and bears interest at later ones. */
  readonly compounds: boolean;
  /** Interest that fell due at former rates, or on former balances, and that no payment has borne yet. */
  readonly accruedPence: number;
  /** From this day's month on, interest falls due at the rate in force. */
  readonly interestFrom: string;
};

/** Interest that was charged, in the calendar month of the last charge. */
export type ChargedInMonth = { readonly month: Month; readonly pence: number };

/**
 * One month's interest for each turn of the month, at the rate in force when it turned. Past the ceiling nothing more
 * is added: no debt of a person grows to that, and no figure may pass what can be kept.
 */
export function interestDuePence(state: OwedState, on: string): number {
  const { balancePence, rate, compounds, accruedPence, interestFrom } = state;
  const turns = Math.max(0, monthsBetween({ from: monthOf(interestFrom), to: monthOf(on) }));
  const ofBalancePence = monthInterestPence(balancePence, rate);
  let duePence = accruedPence;
  for (let turn = 0; turn < turns && balancePence + duePence <= balanceCeilingPence; turn += 1) {
    const pence = compounds ? monthInterestPence(balancePence + duePence, rate) : ofBalancePence;
    if (pence === 0) break;
    duePence += pence;
  }
  return duePence;
}

/** What a payment on that day would have to be to clear the debt. */
export function payoffAmountPence(state: OwedState, today: string): number {
  return state.balancePence + interestDuePence(state, today);
}

/** As it stands on a day on which nothing has been entered since: planned changes come into force by themselves. */
export function stateToday<State extends OwedState>(
  state: State,
  { changes, today }: { readonly changes: readonly PlannedChange[]; readonly today: string },
): State {
  let now = state;
  for (const change of changes) {
    const on = changeDay(change);
    if (on <= now.interestFrom || on > today) continue;
    const rate = { kind: change.kind, thousandths: change.thenThousandths };
    now = { ...now, accruedPence: interestDuePence(now, on), interestFrom: on, rate };
  }
  return now;
}

/** How the debt stands on a day for anyone who states its balance. */
export function standingOn(
  state: OwedState & { readonly charged: ChargedInMonth; readonly highestRate: StatedRate },
  on: string,
): Standing {
  const { balancePence, rate, highestRate, compounds, charged } = state;
  const duePence = interestDuePence(state, on);
  const ofMonthPence = monthInterestPence(balancePence, compounds ? highestRate : rate);
  const ofMonthsPence = compounds
    ? Math.max(duePence, ofMonthPence)
    : duePence > 0
      ? duePence
      : ofMonthPence;
  return {
    balancePence,
    bearsInterest: (compounds ? highestRate : rate).thousandths > 0,
    interestDuePence: duePence,
    interestMostPence: interestMostPence({
      ofMonthsPence,
      chargedPence: charged.month === monthOf(on) ? charged.pence : 0,
    }),
  };
}
