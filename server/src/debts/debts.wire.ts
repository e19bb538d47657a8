import { penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import type { Debt, LimitCheck, ScheduledPayment } from '@debt-payoff/contract/portfolios';
import { limitTexts } from '@debt-payoff/contract/texts/limits';
import type { StrategyName } from '@debt-payoff/engine';
import type { LimitState } from '../entitlements/entitlements.ts';
import { limitReply } from '../entitlements/entitlements.wire.ts';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import type { PlanChange } from '../portfolios/portfolios.store.ts';
import type { DebtWithSchedules, ScheduleOfDebt } from './debts.store.ts';

export function debtReply(debt: DebtWithSchedules, today: string): Debt {
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
    paid_off_on: debt.paidOffOn,
    original_balance: poundsFromPence(debt.originalBalancePence),
    interest_paid: poundsFromPence(debt.interestPaidPence),
    principal_paid: poundsFromPence(debt.principalPaidPence),
    payoff_amount: poundsFromPence(payoffAmountPence(debt, today)),
    scheduled_payments: debt.schedules.map(scheduleReply),
    payments_count: debt.paymentsCount,
    created_at: debt.createdAt.toISOString(),
    updated_at: debt.updatedAt.toISOString(),
    version: debt.version,
  };
}

function scheduleReply(schedule: ScheduleOfDebt): ScheduledPayment {
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

export function limitCheckReply(state: LimitState): LimitCheck {
  const reply = limitReply(state);
  const canAdd = state.count < state.limit;
  const isOffered = reply.upgrade_message !== limitTexts.noneHigher;
  return {
    can_add: canAdd,
    ...reply,
    ...(canAdd && { message: limitTexts.canAdd }),
    ...(canAdd && !isOffered && { upgrade_message: '', upgrade_url: '' }),
  };
}

/** What a request says about the plan; what it leaves out stays as it is. */
export function planChangeOf(body: {
  readonly strategy?: StrategyName | undefined;
  readonly extra_payment?: number | undefined;
}): PlanChange {
  const { strategy, extra_payment: extra } = body;
  return { strategy, extraPence: extra === undefined ? undefined : penceFromPounds(extra) };
}
