import { poundsFromPence } from '@debt-payoff/contract/money';
import { dayProblem } from '@debt-payoff/contract/payment-rules';
import type { Payment, PaymentHistory, PaymentSummary } from '@debt-payoff/contract/payments';
import type { HistoryCursor, MonthSums, PaymentRow } from './payments.store.ts';
import type { HistoryPage } from './payments.ts';

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
    excess_amount: poundsFromPence(row.excessPence),
    affects_balance: row.affectsBalance,
    scheduled_payment_id: row.settled?.scheduleId ?? null,
    settled_date:
      row.settled === null
        ? null
        : { due_date: row.settled.dueOn, settled_as: row.settled.settledAs },
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

export function summaryReply(months: readonly MonthSums[]): PaymentSummary {
  const sum = (part: 'count' | 'amountPence' | 'interestPence' | 'principalPence'): number =>
    months.reduce((total, month) => total + month[part], 0);
  const count = sum('count');
  const amountPence = sum('amountPence');
  return {
    count,
    total_amount: poundsFromPence(amountPence),
    average_amount: count === 0 ? 0 : poundsFromPence(Math.round(amountPence / count)),
    interest_amount: poundsFromPence(sum('interestPence')),
    principal_amount: poundsFromPence(sum('principalPence')),
    months: months.map((month) => ({
      month: month.month,
      total_amount: poundsFromPence(month.amountPence),
      interest_amount: poundsFromPence(month.interestPence),
      principal_amount: poundsFromPence(month.principalPence),
    })),
  };
}

export function historyReply({ payments, next }: HistoryPage): PaymentHistory {
  return { payments: payments.map(paymentReply), next: next === null ? null : writeCursor(next) };
}

function writeCursor({ paidOn, entryOrder }: HistoryCursor): string {
  return `${paidOn}_${entryOrder}`;
}

/** Null for what is no cursor of ours. */
export function readCursor(cursor: string): HistoryCursor | null {
  const [, paidOn, order] = /^(\d{4}-\d{2}-\d{2})_(\d{1,15})$/.exec(cursor) ?? [];
  if (paidOn === undefined || order === undefined || dayProblem(paidOn) !== null) return null;
  return { paidOn, entryOrder: Number(order) };
}
