import { poundsFromPence } from '@debt-payoff/contract/money';
import type { Debt, ScheduledPayment } from '@debt-payoff/contract/portfolios';
import { payoffAmountPence } from '../ledger/replay.ts';
import type { DebtWithSchedules, ScheduleRow } from './debts.store.ts';

export function debtAnswer(debt: DebtWithSchedules, today: string): Debt {
  return {
    id: debt.id,
    portfolio_id: debt.portfolioId,
    creditor: debt.creditor,
    debt_type: debt.debtType,
    balance: poundsFromPence(debt.balancePence),
    interest_rate: debt.rateBasisPoints / 100,
    monthly_payment: poundsFromPence(debt.monthlyPaymentPence),
    minimum_payment: poundsFromPence(debt.monthlyPaymentPence),
    term_months: debt.termMonths,
    is_paid_off: debt.paidOffOn !== null,
    original_balance: poundsFromPence(debt.originalBalancePence),
    interest_paid: poundsFromPence(debt.interestPaidPence),
    principal_paid: poundsFromPence(debt.principalPaidPence),
    payoff_amount: poundsFromPence(payoffAmountPence(debt, today)),
    scheduled_payments: debt.schedules.map(scheduleAnswer),
    created_at: debt.createdAt.toISOString(),
    updated_at: debt.updatedAt.toISOString(),
    version: debt.version,
  };
}

function scheduleAnswer(schedule: ScheduleRow): ScheduledPayment {
  return {
    id: schedule.id,
    debt_id: schedule.debtId,
    payment_amount: poundsFromPence(schedule.amountPence),
    payment_day: schedule.paymentDay,
    payment_type: schedule.paymentType,
    notes: schedule.notes,
    is_active: schedule.isActive,
  };
}
