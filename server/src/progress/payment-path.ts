/** What is to be paid each month to a debt from today on, apart from what is charged on it. */
import type { Month } from '@debt-payoff/contract/months';
import { paymentAt, type TrackedDebt } from '../forecast/tracked-debts.ts';
import { changeDay, type PlannedChange } from '../ledger/debt-terms.ts';

export type PaymentPath = {
  readonly todayPence: number;
  /** In ascending order: what is to be paid after a month. */
  readonly ahead: readonly { readonly lastMonth: Month; readonly pence: number }[];
};

type Payable = Pick<TrackedDebt, 'terms' | 'keptPayment' | 'state'>;

export function paymentPathOf(debt: Payable, today: string): PaymentPath {
  const { terms, keptPayment } = debt;
  return {
    todayPence: paymentAt(debt, today),
    ahead: terms.rateChanges.flatMap((change) => {
      const { lastMonth, thenPaymentPence: pence } = change;
      const isAhead = changeDay(change) > today && changeDay(change) > keptPayment.paymentSetOn;
      return isAhead && pence !== null ? [{ lastMonth, pence }] : [];
    }),
  };
}

/** The rates of the debt stay, and those payments go with them. */
export function withPayments(debt: TrackedDebt, path: PaymentPath, today: string): TrackedDebt {
  const { todayPence, ahead } = path;
  return {
    ...debt,
    terms: { ...debt.terms, rateChanges: changesWith(debt, { ahead, today }) },
    keptPayment: { monthlyPaymentPence: todayPence, paymentSetOn: today },
    paymentPence: todayPence,
  };
}

function changesWith(
  { terms: { rateChanges }, state }: TrackedDebt,
  { ahead, today }: Pick<PaymentPath, 'ahead'> & { readonly today: string },
): PlannedChange[] {
  const unpaid = rateChanges.map((change) => ({ ...change, thenPaymentPence: null }));
  const past = unpaid.filter((change) => changeDay(change) <= today);
  const changed = new Map(
    unpaid
      .filter((change) => changeDay(change) > today)
      .map((change) => [change.lastMonth, change] as const),
  );
  const payments = new Map(ahead.map(({ lastMonth, pence }) => [lastMonth, pence]));
  let { kind, thousandths: thenThousandths } = state.rate;
  const months = [...new Set([...changed.keys(), ...payments.keys()])].sort();
  return [
    ...past,
    ...months.map((lastMonth) => {
      // Where only the payment changes, the rate becomes what it is.
      const rated = changed.get(lastMonth) ?? { kind, thenThousandths };
      ({ kind, thenThousandths } = rated);
      return {
        ...{ lastMonth, kind, thenThousandths },
        thenPaymentPence: payments.get(lastMonth) ?? null,
      };
    }),
  ];
}
