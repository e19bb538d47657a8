/** What the plan of a portfolio says of debts with rules and the like, of its pauses and one-offs, and of its goal. */
import {
  budgetInWords,
  goalGapSentence,
  isAllRecorded,
  type KeptShortfall,
  keptGoalSentence,
  lineNotes,
  monthNotes,
} from '@debt-payoff/contract/kept-terms-sentences';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PlanLine, PortfolioPlan } from '@debt-payoff/contract/plan';
import { prioritySentence } from '@debt-payoff/contract/priority-sentences';
import { keptRisingPaymentSentences } from '@debt-payoff/contract/rising-payments';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';

/** Null where no month asks for more than the budget. */
export function shortfallOf({
  shortfall,
  month,
  lines,
}: Pick<PortfolioPlan, 'shortfall' | 'month' | 'lines'>): KeptShortfall | null {
  if (shortfall === null) return null;
  const paid = lines.map(({ required_amount, paid_amount }) => ({
    requiredPence: penceFromPounds(required_amount),
    paidPence: penceFromPounds(paid_amount),
  }));
  return {
    isRecorded: month === shortfall.month && isAllRecorded(paid),
    month: monthOf(shortfall.month),
    pence: penceFromPounds(shortfall.amount),
    askedPence: penceFromPounds(shortfall.asked),
  };
}

export function budgetOf(
  plan: Pick<PortfolioPlan, 'monthly_budget' | 'shortfall' | 'forecast_input'>,
) {
  return budgetInWords({
    budgetPence: penceFromPounds(plan.monthly_budget),
    hasShortfall: plan.shortfall !== null,
    input: plan.forecast_input,
  });
}

type GoalPlan = Pick<PortfolioPlan, 'goal' | 'goal_gap' | 'debt_free_by'>;

/** Null without a goal. */
export function goalSentence({ goal, goal_gap, debt_free_by }: GoalPlan): string | null {
  if (goal === null) {
    const hasGap = goal_gap !== null && debt_free_by !== null;
    return hasGap ? goalGapSentence(goal_gap, monthOf(debt_free_by)) : null;
  }
  return keptGoalSentence({
    isOverBudget: goal.is_over_budget,
    month: monthOf(goal.month),
    extraPence: penceOrNull(goal.extra_payment),
    morePence: penceOrNull(goal.more_a_month),
    isInTime: goal.is_in_time,
  });
}

function penceOrNull(pounds: number | null): number | null {
  return pounds === null ? null : penceFromPounds(pounds);
}

/** Once of plans that are told together: payments that rise, and that a deal can end. */
export function notesOfPlans(
  plans: readonly Pick<PortfolioPlan, 'forecast_input' | 'debt_ids' | 'lines'>[],
  thisMonth: Month,
): string[] {
  const rising = plans.flatMap(({ forecast_input, debt_ids, lines }) => {
    const nameOf = (id: number) => lines.find(({ debt_id }) => debt_id === id)?.creditor ?? '';
    return keptRisingPaymentSentences(forecast_input, { names: debt_ids.map(nameOf), thisMonth });
  });
  const hasDeal = plans.some(({ forecast_input: { debts } }) =>
    debts.some(({ owedPence, terms }) => owedPence > 0 && (terms?.rateChanges.length ?? 0) > 0),
  );
  return [...rising, ...(hasDeal ? [keptTermsTexts.dealCanEnd] : [])];
}

/** Those of this month that are owed. */
export function priorityOfPlans(plans: readonly Pick<PortfolioPlan, 'lines'>[]): string | null {
  const debts = plans.flatMap(({ lines }) => lines.filter(({ is_priority }) => is_priority));
  return prioritySentence(
    debts.map(({ creditor, takes_extra }) => ({ name: creditor, takesExtra: takes_extra })),
  );
}

type MonthPlan = Pick<
  PortfolioPlan,
  'month' | 'lines' | 'strategy' | 'is_paused' | 'one_offs' | 'forecast_input' | 'debt_ids'
>;

/** Above the lines. */
export function notesOfMonth(plan: MonthPlan, thisMonth: Month): string[] {
  return monthNotes({
    at: { month: monthOf(plan.month), thisMonth },
    isPaused: plan.is_paused,
    oneOffs: plan.one_offs.map(({ month, amount, debt_id }) => ({
      month: monthOf(month),
      pence: penceFromPounds(amount),
      debt: debt_id,
    })),
    listed: plan.lines.map(({ debt_id }) => debt_id),
  });
}

/** Under the name of a debt. */
export function notesOfLine(line: PlanLine, plan: MonthPlan, thisMonth: Month): string[] {
  return lineNotes(
    {
      plannedPence: penceFromPounds(line.planned_amount),
      toPayPence: penceFromPounds(line.to_pay),
      requiredPence: penceFromPounds(line.required_amount),
      oneOffPence: penceFromPounds(line.one_off_amount),
      takesExtra: line.takes_extra,
    },
    {
      at: { month: monthOf(plan.month), thisMonth },
      strategy: plan.strategy,
      isPaused: plan.is_paused,
      debt: plan.forecast_input.debts[plan.debt_ids.indexOf(line.debt_id)],
    },
  );
}
