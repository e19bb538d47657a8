import { poundsFromPence } from '@debt-payoff/contract/money';
import type {
  PaymentEffect as PaymentEffectReply,
  PlanLine as PlanLineReply,
  PlanOutcome,
  PortfolioPlan as PortfolioPlanReply,
  WholePlan,
} from '@debt-payoff/contract/plan';
import { neverCleared, outcomeOf } from './outcome.ts';
import type { PaymentEffect } from './payment-effect.ts';
import type { PlanLine, PortfolioPlan } from './plan.ts';

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
    forecast_input: {
      ...input,
      customOrder: input.customOrder && [...input.customOrder],
      debts: [...input.debts],
      removed: [...(input.removed ?? [])],
    },
    debt_ids: found.set.debts.map(({ id }) => id),
    version: portfolio.version,
  };
}

function lineReply(line: PlanLine): PlanLineReply {
  return {
    debt_id: line.debtId,
    creditor: line.creditor,
    is_first: line.isFirst,
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
