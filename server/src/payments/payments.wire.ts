import { poundsFromPence } from '@debt-payoff/contract/money';
import { dayProblem } from '@debt-payoff/contract/payment-rules';
import type { Payment, PaymentHistory, PaymentSummary } from '@debt-payoff/contract/payments';
import { balanceEntryReply } from './balance-entries.wire.ts';
import type { HistoryPage } from './history.ts';
import type { HistoryCursor, MonthSums, PaymentRow } from './payments.store.ts';

export function paymentReply(row: PaymentRow): Payment {
  return {
    id: row.id,
    debt_id: row.debtId,
    creditor: row.creditor,
    payment_amount: poundsFromPence(row.amountPence),
    payment_date: row.paidOn,
    payment_type: row.paymentType,
    notes: row.notes,
    balance_after_payment: poundsFromPence(row.balanceAfterPence),
    is_balance_stated: row.statedBalancePence !== null,
    interest_amount: poundsFromPence(row.interestPence),
    principal_amount: poundsFromPence(row.principalPence),
    adjustment_amount: poundsFromPence(row.adjustmentPence),
    excess_amount: poundsFromPence(row.excessPence),
    balance_change: row.balanceChange,
    affects_balance: row.affectsBalance,
    scheduled_payment_id: row.settled?.scheduleId ?? null,
    settled_date:
      row.settled === null
        ? null
        : { due_date: row.settled.dueOn, settled_as: row.settled.settledAs },
    created_at: row.createdAt.toISOString(),
    entry_order: row.entryOrder,
    version: row.version,
  };
}

export function summaryReply(months: readonly MonthSums[]): PaymentSummary {
  const sum = (part: Exclude<keyof MonthSums, 'month'>): number =>
    months.reduce((total, month) => total + month[part], 0);
  const count = sum('count');
  const amountPence = sum('amountPence');
  return {
    count,
    average_amount: count === 0 ? 0 : poundsFromPence(Math.round(amountPence / count)),
    ...amountsOf({
      amountPence,
      interestPence: sum('interestPence'),
      principalPence: sum('principalPence'),
      spendingPence: sum('spendingPence'),
      refundPence: sum('refundPence'),
    }),
    months: months.map((month) => ({ month: month.month, ...amountsOf(month) })),
  };
}

function amountsOf(sums: Omit<MonthSums, 'month' | 'count'>) {
  return {
    total_amount: poundsFromPence(sums.amountPence),
    interest_amount: poundsFromPence(sums.interestPence),
    principal_amount: poundsFromPence(sums.principalPence),
    spending_amount: poundsFromPence(sums.spendingPence),
    refund_amount: poundsFromPence(sums.refundPence),
  };
}

export function historyReply({ payments, entries, next }: HistoryPage): PaymentHistory {
  return {
    payments: payments.map(paymentReply),
    ...(entries !== undefined && { entries: entries.map(balanceEntryReply) }),
    next: next === null ? null : `${next.on}_${next.entryOrder}`,
  };
}

/** Null for what is no cursor of ours. */
export function readCursor(cursor: string): HistoryCursor | null {
  const [, on, order] = /^(\d{4}-\d{2}-\d{2})_(\d{1,15})$/.exec(cursor) ?? [];
  if (on === undefined || order === undefined || dayProblem(on) !== null) return null;
  return { on, entryOrder: Number(order) };
}
