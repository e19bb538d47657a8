import { penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type {
  Debt,
  DebtFacts,
  LimitCheck,
  ScheduledPayment,
} from '@debt-payoff/contract/portfolios';
import { limitTexts } from '@debt-payoff/contract/texts/limits';
import type { StrategyName } from '@debt-payoff/engine';
import type { LimitState } from '../entitlements/entitlements.ts';
import { limitReply } from '../entitlements/entitlements.wire.ts';
import type { DebtTerms } from '../ledger/debt-terms.ts';
import { debtToday } from '../ledger/debt-today.ts';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import { percentOf } from '../ledger/stated-rate.ts';
import type { PlanChange } from '../portfolios/portfolios.store.ts';
import type { PlannedPause } from '../portfolios/portfolios.tables.ts';
import type { DebtWithSchedules, ScheduleOfDebt } from './debts.store.ts';
import { oneOffsOf } from './terms-after.ts';

export function debtReply(debt: DebtWithSchedules, today: string): Debt {
  const now = debtToday(debt, today);
  const payment = poundsFromPence(now.paymentPence);
  return {
    id: debt.id,
    portfolio_id: debt.portfolioId,
    creditor: debt.creditor,
    debt_type: debt.debtType,
    balance: poundsFromPence(debt.balancePence),
    interest_rate: percentOf(now.rate),
    monthly_payment: payment,
    minimum_payment: payment,
    ...termsReply(debt),
    rate_kind: now.rate.kind,
    term_months: debt.termMonths,
    is_paid_off: debt.paidOffOn !== null,
    paid_off_on: debt.paidOffOn,
    original_balance: poundsFromPence(debt.originalBalancePence),
    interest_paid: poundsFromPence(debt.interestPaidPence),
    principal_paid: poundsFromPence(debt.principalPaidPence),
    payoff_amount: poundsFromPence(payoffAmountPence(now, today)),
    scheduled_payments: debt.schedules.map((schedule) => scheduleReply(schedule, today)),
    payments_count: debt.paymentsCount,
    created_at: debt.createdAt.toISOString(),
    updated_at: debt.updatedAt.toISOString(),
    version: debt.version,
  };
}

/** What was agreed, but for the rate and its kind. */
export function termsReply({
  rateChanges,
  minimumRule,
  isPriority,
  takesExtra,
  oneOffs,
}: DebtTerms) {
  return {
    rate_changes: rateChanges.map(({ lastMonth, thenThousandths, thenPaymentPence }) => ({
      last_month: lastMonth,
      then_rate: percentOf({ thousandths: thenThousandths }),
      then_payment: thenPaymentPence === null ? null : poundsFromPence(thenPaymentPence),
    })),
    minimum_rule:
      minimumRule === null
        ? null
        : {
            floor: poundsFromPence(minimumRule.floorPence),
            percent: minimumRule.percentBasisPoints / 100,
            plus_interest: minimumRule.plusInterest,
          },
    is_priority: isPriority,
    takes_extra: takesExtra,
    one_offs: oneOffsReply(oneOffs),
  };
}

export function oneOffsReply(oneOffs: DebtTerms['oneOffs']) {
  return oneOffs.map(({ month, pence }) => ({ month, amount: poundsFromPence(pence) }));
}

export function pausesReply(pauses: readonly PlannedPause[]) {
  return pauses.map(({ fromMonth, toMonth }) => ({ from_month: fromMonth, to_month: toMonth }));
}

function scheduleReply(schedule: ScheduleOfDebt, today: string): ScheduledPayment {
  return {
    id: schedule.id,
    debt_id: schedule.debtId,
    amount_kind: schedule.amountKind,
    payment_amount: poundsFromPence(schedule.amountOn(today)),
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
  readonly one_offs?: DebtFacts['one_offs'];
  readonly pauses?: readonly { from_month: Month; to_month: Month }[] | null | undefined;
  readonly debt_free_by?: Month | null | undefined;
}): PlanChange {
  const { strategy, extra_payment: extra, one_offs, pauses, debt_free_by } = body;
  return {
    strategy,
    extraPence: extra === undefined ? undefined : penceFromPounds(extra),
    oneOffs: one_offs === undefined ? undefined : oneOffsOf(one_offs),
    pauses:
      pauses === undefined
        ? undefined
        : (pauses ?? []).map(({ from_month, to_month }) => ({
            fromMonth: from_month,
            toMonth: to_month,
          })),
    debtFreeBy: debt_free_by,
  };
}
