import { firstReasonWords } from '@debt-payoff/contract/first-debt-words';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type {
  EndingDeal as EndingDealReply,
  PaymentEffect as PaymentEffectReply,
  PlanLine as PlanLineReply,
  PlanOutcome,
  PortfolioPlan as PortfolioPlanReply,
  WholePlan,
} from '@debt-payoff/contract/plan';
import type { ForecastDebt, ForecastInput } from '@debt-payoff/engine/forecast';
import { pausesReply } from '../debts/debts.wire.ts';
import type { EndingDeal } from '../forecast/ending-deals.ts';
import { percentOf } from '../ledger/stated-rate.ts';
import { neverCleared, outcomeOf } from './outcome.ts';
import type { PaymentEffect } from './payment-effect.ts';
import type { PlanGoal, PlanLine, PortfolioPlan } from './plan.ts';
import { plannedAhead } from './planned-ahead.ts';

export function planReply(plan: PortfolioPlan): PortfolioPlanReply {
  const { found, lines } = plan;
  const { portfolio, input } = found;
  return {
    ...outcomeReply([plan]),
    portfolio_id: portfolio.id,
    portfolio_name: portfolio.name,
    strategy: portfolio.strategy,
    extra_payment: poundsFromPence(portfolio.extraPence),
    freed_sum: poundsFromPence(plan.freedPence),
    monthly_budget: poundsFromPence(plan.budgetPence),
    never_cleared: neverCleared(plan).map(({ creditor }) => creditor),
    month: plan.month,
    lines: lines.map(lineReply),
    first_plan_month: found.firstPlan?.month ?? null,
    ...aheadReply(plan),
    debt_free_by: portfolio.debtFreeBy,
    goal: plan.goal && goalReply(plan.goal),
    goal_gap: plan.goalGap,
    ending_deals: plan.endingDeals.map(endingDealReply),
    forecast_input: inputReply(input),
    debt_ids: found.set.debts.map(({ id }) => id),
    version: portfolio.version,
  };
}

function aheadReply(plan: PortfolioPlan) {
  const { shortfall, isPaused, oneOffs, pauses } = plannedAhead(plan);
  return {
    shortfall: shortfall && {
      month: shortfall.month,
      amount: poundsFromPence(shortfall.pence),
      asked: poundsFromPence(shortfall.askedPence),
    },
    is_paused: isPaused,
    one_offs: oneOffs.map(({ debtId, month, pence }) => ({
      debt_id: debtId,
      month,
      amount: poundsFromPence(pence),
    })),
    pauses: pausesReply(pauses),
  };
}

function goalReply(goal: PlanGoal) {
  return {
    month: goal.month,
    extra_payment: poundsOrNull(goal.extraPence),
    more_a_month: poundsOrNull(goal.morePence),
    is_in_time: goal.isInTime,
    is_over_budget: goal.isOverBudget,
  };
}

/** The engine's own, copied where the wire wants lists of its own. */
function inputReply(input: ForecastInput): PortfolioPlanReply['forecast_input'] {
  const { customOrder, debts, removed = [], oneOffs, pauses, ...amounts } = input;
  return {
    ...amounts,
    customOrder: customOrder && [...customOrder],
    debts: debts.map(forecastDebtReply),
    removed: removed.map(forecastDebtReply),
    ...(oneOffs !== undefined && { oneOffs: [...oneOffs] }),
    ...(pauses !== undefined && { pauses: [...pauses] }),
  };
}

function forecastDebtReply({ terms, ...debt }: ForecastDebt) {
  if (terms === undefined) return debt;
  const { rateChanges, paymentChanges } = terms;
  return {
    ...debt,
    terms: { ...terms, rateChanges: [...rateChanges], paymentChanges: [...paymentChanges] },
  };
}

function endingDealReply(deal: EndingDeal): EndingDealReply {
  return {
    debt_id: deal.debtId,
    creditor: deal.creditor,
    last_day: deal.lastDay,
    then_rate: percentOf(deal.thenRate),
    rate_kind: deal.thenRate.kind,
    then_payment: poundsOrNull(deal.thenPaymentPence),
    interest_a_month: poundsOrNull(deal.interestPence),
  };
}

function poundsOrNull(pence: number | null): number | null {
  return pence === null ? null : poundsFromPence(pence);
}

function lineReply(line: PlanLine): PlanLineReply {
  return {
    debt_id: line.debtId,
    creditor: line.creditor,
    is_first: line.isFirst,
    first_reason: line.firstReason === null ? null : firstReasonWords(line.firstReason),
    is_priority: line.isPriority,
    takes_extra: line.takesExtra,
    required_amount: poundsFromPence(line.requiredPence),
    one_off_amount: poundsFromPence(line.oneOffPence),
    planned_amount: poundsFromPence(line.paidPence + line.toPayPence),
    paid_amount: poundsFromPence(line.paidPence),
    stated_amount: poundsFromPence(line.statedPence),
    to_pay: poundsFromPence(line.toPayPence),
    counts_from: line.countsFrom,
    due:
      line.due === null
        ? null
        : { scheduled_payment_id: line.due.scheduleId, due_date: line.due.dueOn },
    debt_free_month: line.month,
  };
}

function outcomeReply(plans: readonly PortfolioPlan[]): PlanOutcome {
  const { kind, month, monthWithoutMortgage } = outcomeOf(plans);
  return {
    outcome: kind,
    debt_free_month: month,
    debt_free_month_without_mortgage: monthWithoutMortgage,
  };
}

export function wholeReply(plans: readonly PortfolioPlan[]): WholePlan {
  const replies = plans.map(planReply);
  return {
    ...outcomeReply(plans),
    never_cleared: replies
      .filter(({ outcome }) => outcome === 'never')
      .map(({ portfolio_name }) => portfolio_name),
    plans: replies,
  };
}

export function effectReply(effect: PaymentEffect): PaymentEffectReply {
  return {
    payment_amount: poundsFromPence(effect.amountPence),
    balance_reduced: poundsFromPence(effect.reducedPence),
    adjustment_amount: poundsFromPence(effect.adjustmentPence),
    debt_free_month: effect.month,
    debt_free_month_without: effect.monthWithout,
    is_debt_free: effect.isDebtFree,
  };
}
