/** What a saved debt may have beyond a rate and a payment that stay, by months of the calendar. */
import { firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, type Month } from '@debt-payoff/contract/months';
import type { MinimumRule } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import type { PlannedOneOff } from '../portfolios/portfolios.tables.ts';
import type { RateEntry } from './entries.ts';

/** A change of the rate, and perhaps of the payment, that is known beforehand. */
export type PlannedChange = {
  /** The last whole month at the rate before. */
  readonly lastMonth: Month;
  /** As the debt's was when it was planned: what is past stays as it was charged. */
  readonly kind: RateKind | null;
  readonly thenThousandths: number;
  /** Null where the payment stays. */
  readonly thenPaymentPence: number | null;
};

export type DebtTerms = {
  /** In ascending order, those in force already too. */
  readonly rateChanges: readonly PlannedChange[];
  /** Null where the lender asks for the payment. */
  readonly minimumRule: MinimumRule | null;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
  /** They go to the debt that keeps them. */
  readonly oneOffs: readonly PlannedOneOff[];
};

export const noTerms: DebtTerms = {
  rateChanges: [],
  minimumRule: null,
  isPriority: false,
  takesExtra: true,
  oneOffs: [],
};

/** Of a row, which has more. */
export function termsOfDebt(debt: DebtTerms): DebtTerms {
  const { rateChanges, minimumRule, isPriority, takesExtra, oneOffs } = debt;
  return { rateChanges, minimumRule, isPriority, takesExtra, oneOffs };
}

/** Whether its ledger and its plan go by the rules for real debts. One-offs are of the plan alone. */
export function usesTerms(
  { rateChanges, minimumRule, isPriority, takesExtra }: DebtTerms,
  kind: RateKind | null,
): boolean {
  return (
    kind !== null || rateChanges.length > 0 || minimumRule !== null || isPriority || !takesExtra
  );
}

/** The first day at the new rate. */
export function changeDay({ lastMonth }: Pick<PlannedChange, 'lastMonth'>): string {
  return firstDayOf(addMonths(lastMonth, 1));
}

/** Before all that is entered on the same day. */
const plannedOrder = 0;

/** Planned changes up to a day, as entries of the ledger. */
export function plannedEntries(changes: readonly PlannedChange[], until: string): RateEntry[] {
  return changes.flatMap((change) => {
    const on = changeDay(change);
    if (on > until) return [];
    const rate = { kind: change.kind, thousandths: change.thenThousandths };
    return [{ kind: 'rate', on, order: plannedOrder, rate, isPlanned: true }];
  });
}

export type KeptPayment = {
  readonly monthlyPaymentPence: number;
  /** The day on which its owner set it. */
  readonly paymentSetOn: string;
};

/** One that its owner has since set anew. */
export type FormerPayment = { readonly setOn: string; readonly pence: number };

type PaidDebt = KeptPayment &
  Pick<DebtTerms, 'rateChanges'> & { readonly paidOffOn: string | null };

/** What is paid each month as of a day: what its owner set, until a planned change. One that was paid off keeps what it had. */
export function paymentOn(debt: PaidDebt, day: string): number {
  return plannedPaymentOn(debt, day) ?? debt.monthlyPaymentPence;
}

/** That of the last planned change that is in force; null where what its owner set still holds. */
export function plannedPaymentOn(
  { rateChanges, paymentSetOn, paidOffOn }: PaidDebt,
  day: string,
): number | null {
  const until = paidOffOn !== null && paidOffOn < day ? paidOffOn : day;
  const last = rateChanges.findLast((change) => {
    const on = changeDay(change);
    return change.thenPaymentPence !== null && on > paymentSetOn && on <= until;
  });
  return last?.thenPaymentPence ?? null;
}
