/** What is said of a scheduled payment that does not follow what its debt's payment changes to. */
import { formatPounds } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, monthOf } from '@debt-payoff/contract/months';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';

type PaidDebt = Pick<Debt, 'monthly_payment' | 'rate_changes'>;
type FixedSchedule = Pick<
  Schedule,
  'amount_kind' | 'is_active' | 'payment_amount' | 'payment_type'
>;

/**
 * 'Stays at £120.00: it does not follow the new payment of £150.00 from March 2027.' Null where there is none, or it
 * would not be another amount.
 */
export function staysWords(
  { amount_kind, is_active, payment_amount: amount, payment_type }: FixedSchedule,
  { debt, today }: { readonly debt: PaidDebt; readonly today: string },
): string | null {
  // What somebody pays besides never was the monthly payment.
  if (amount_kind !== 'fixed' || !is_active || payment_type === 'extra') return null;
  const { inForce, next } = newPayments(debt, today);
  const change = [inForce, next].find((one) => one !== undefined && one.payment !== amount);
  if (change === undefined) return null;
  const since = change === inForce ? 'since' : 'from';
  return `Stays at ${formatPounds(amount)}: it does not follow the new payment of ${formatPounds(change.payment)} ${since} ${formatMonth(change.month)}.`;
}

/** The planned payment that is paid now, unless another was set by hand since, and the one that comes next. */
function newPayments({ rate_changes, monthly_payment }: PaidDebt, today: string) {
  const thisMonth = monthOf(today);
  const planned = rate_changes.flatMap(({ last_month, then_payment }) =>
    then_payment === null
      ? []
      : [{ month: addMonths(monthOf(last_month), 1), payment: then_payment }],
  );
  const latest = planned.findLast(({ month }) => month <= thisMonth);
  return {
    inForce: latest?.payment === monthly_payment ? latest : undefined,
    next: planned.find(({ month }) => month > thisMonth),
  };
}
