/** What debts and plans keep by months of the calendar, as the engine's forecast takes it: in months from this one. */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { monthsMax } from '@debt-payoff/engine';
import type { ForecastOptions, ForecastTerms } from '@debt-payoff/engine/forecast';
import { changeDay, type PlannedChange, usesTerms } from '../ledger/debt-terms.ts';
import type { LedgerState } from '../ledger/replay.ts';
import { requiredAtStart } from '../ledger/required-payment.ts';
import { ratePartsOf } from '../ledger/stated-rate.ts';
import type { KeptPlan } from './forecast.ts';
import type { TrackedDebt } from './tracked-debts.ts';

type DebtInMonth = {
  readonly state: LedgerState;
  /** Before what was entered in the month; of a new debt the same. */
  readonly start: LedgerState;
  readonly isNew: boolean;
  readonly monthlyPaymentPence: number;
  readonly today: string;
};

/** Undefined for a debt that has none: it is worked out as debts always were. */
export function termsFrom(
  { opening, terms, keptPayment }: Pick<TrackedDebt, 'opening' | 'terms' | 'keptPayment'>,
  { state, start, isNew, monthlyPaymentPence, today }: DebtInMonth,
): ForecastTerms | undefined {
  if (!usesTerms(terms, state.rate.kind)) return undefined;
  const thisMonth = monthOf(today);
  const ahead = terms.rateChanges.filter((change) => changeDay(change) > today);
  const changeIn = (change: PlannedChange) =>
    monthsBetween({ from: thisMonth, to: change.lastMonth }) + 1;
  const { minimumRule } = terms;
  return {
    rateParts: ratePartsOf(state.rate),
    startRateParts: ratePartsOf(start.rate),
    rateChanges: ahead
      .map((change) => ({
        lastMonth: changeIn(change),
        thenParts: ratePartsOf({ kind: change.kind, thousandths: change.thenThousandths }),
      }))
      .filter(({ lastMonth }) => lastMonth < monthsMax),
    paymentChanges: ahead.flatMap((change) => {
      const { thenPaymentPence: paymentPence } = change;
      if (paymentPence === null || changeDay(change) <= keptPayment.paymentSetOn) return [];
      return changeIn(change) < monthsMax ? [{ month: changeIn(change), paymentPence }] : [];
    }),
    minimum: minimumRule,
    // Without a rule it is the payment, whatever has come up since the start.
    requiredPence:
      minimumRule === null
        ? monthlyPaymentPence
        : requiredAtStart({ opening, start: isNew ? null : start, minimumRule }, thisMonth),
    isPriority: terms.isPriority,
    takesExtra: terms.takesExtra,
  };
}

/** Those of this month and ahead; nothing where there are none. */
export function optionsFrom(
  debts: readonly Pick<TrackedDebt, 'terms'>[],
  {
    oneOffs,
    pauses,
    thisMonth,
  }: Pick<KeptPlan, 'oneOffs' | 'pauses'> & { readonly thisMonth: Month },
): ForecastOptions {
  const monthIn = (month: Month) => monthsBetween({ from: thisMonth, to: month });
  const inMonths = (list: KeptPlan['oneOffs']) =>
    list
      .map(({ month, pence }) => ({ month: monthIn(month), pence }))
      .filter(({ month }) => month >= 0 && month <= monthsMax);
  const oneOffsAhead = [
    ...inMonths(oneOffs),
    ...debts.flatMap(({ terms }, debt) => inMonths(terms.oneOffs).map((one) => ({ ...one, debt }))),
  ];
  const pausesAhead = pauses
    .map(({ fromMonth, toMonth }) => ({
      fromMonth: Math.max(0, monthIn(fromMonth)),
      toMonth: Math.min(monthsMax, monthIn(toMonth)),
    }))
    .filter(({ fromMonth, toMonth }) => fromMonth <= toMonth);
  return {
    ...(oneOffsAhead.length > 0 && { oneOffs: oneOffsAhead }),
    ...(pausesAhead.length > 0 && { pauses: pausesAhead }),
  };
}
