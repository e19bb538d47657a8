/** The kept plan as it is typed into the form, what is wrong with it, and what it makes of the forecast. */

import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { positionsAmong } from '@debt-payoff/contract/debt-order';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { plans } from '@debt-payoff/contract/plans';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { correctionFor, type ForecastInput } from '@debt-payoff/engine/forecast';
import { orderText } from '../custom-order/reorder.ts';
import { type Problems, problemsAmong } from '../forms/problems.ts';
import { chosenStrategy, strategyLabels } from '../payoff-plan/strategy-options.ts';
import { monthWords } from '../words/months.ts';
import {
  addedOneOffsProblem,
  addedPausesProblem,
  type ChangedOptionTexts,
  noChangedOptions,
} from './added-options.ts';
import { changedOptions, changesOptions, optionsAhead } from './changed-options.ts';
import { keptOrderText, wholeOrder } from './custom-order/plan-order.ts';
import { goalOf, goalProblem, keptGoal } from './goal-field.ts';

export type PlanForm = ChangedOptionTexts & {
  readonly strategy: string;
  readonly extra: string;
  readonly freed: string;
  /** The ids of the debts as they are arranged; blank where nobody has arranged them. */
  readonly order: string;
  /** The month to be debt free by; blank without one. */
  readonly goal: string;
};
export type PlanField = keyof PlanForm;

/** In the order in which they stand in the form, with the server's names for them. */
export const planFields = {
  strategy: 'strategy',
  order: 'custom_order',
  extra: 'extra_payment',
  freed: 'freed_sum',
  removedOneOffs: 'one_offs',
  removedPauses: 'pauses',
  addedOneOffs: 'one_offs',
  addedPauses: 'pauses',
  goal: 'debt_free_by',
} as const satisfies Record<PlanField, string>;

export function formOf(plan: PortfolioPlan): PlanForm {
  return {
    strategy: plan.strategy,
    extra: plan.extra_payment.toFixed(2),
    freed: plan.freed_sum.toFixed(2),
    order: keptOrderText(plan),
    ...noChangedOptions,
    goal: keptGoal(plan),
  };
}

/** What stands in one field, as people would read it. */
export function wordsOf(
  field: PlanField,
  { saved, form }: { readonly saved: PortfolioPlan; readonly form: PlanForm },
): string {
  if (field === 'strategy') return strategyLabels[saved.strategy];
  if (field === 'goal') return saved.debt_free_by === null ? '' : monthWords(saved.debt_free_by);
  return field === 'order' ? namesInOrder(saved) : form[field];
}

/** 'Barclaycard, NatWest': those that the month still has. */
function namesInOrder({ forecast_input, debt_ids, lines }: PortfolioPlan): string {
  const { customOrder = [] } = forecast_input;
  return customOrder
    .flatMap((at) => lines.find(({ debt_id }) => debt_id === debt_ids[at])?.creditor ?? [])
    .join(', ');
}

const notIncluded = `Your own order needs ${plans.premium.name}: choose another strategy to save`;

/** An own order is part of Premium, but for those who keep one already. */
export function planProblems(
  form: PlanForm,
  {
    canChooseCustom,
    thisMonth,
    plan,
  }: {
    readonly canChooseCustom: boolean;
    readonly thisMonth: Month;
    readonly plan: Pick<PortfolioPlan, 'debt_free_by' | 'debt_ids' | 'one_offs' | 'pauses'>;
  },
): Problems<PlanField> {
  const isBarred = form.strategy === 'custom' && !canChooseCustom;
  return problemsAmong<PlanField>({
    strategy: isBarred ? notIncluded : null,
    order: null,
    ...amountProblems(form),
    removedOneOffs: null,
    removedPauses: null,
    addedOneOffs: addedOneOffsProblem(plan, form),
    addedPauses: addedPausesProblem(plan, form),
    goal: goalProblem(form.goal, {
      kept: keptGoal(plan),
      thisMonth,
      debtsCount: plan.debt_ids.length,
    }),
  });
}

function amountProblems(form: PlanForm) {
  return {
    extra: blankOr(form.extra, fieldNames.extraPayment),
    freed: blankOr(form.freed, fieldNames.freedSum),
  };
}

/** Blank counts as 0. */
function blankOr(typed: string, field: string): string | null {
  if (typed.trim() === '') return null;
  return figureProblem(field, typed, (pounds) => amountProblem(field, pounds));
}

/** Of a form without problems. */
export function factsOf(form: PlanForm, plan: PortfolioPlan) {
  const freed = changedFreed(form, plan);
  const order = wholeOrder(form.order, plan);
  const isArranged = form.strategy === 'custom' && orderText(order) !== keptOrderText(plan);
  return {
    strategy: chosenStrategy(form.strategy),
    // What is kept stays in force without being sent, for those too who may no longer change it.
    ...(isArranged && { custom_order: [...order] }),
    extra_payment: readFigure(form.extra) ?? 0,
    ...(freed !== undefined && { freed_sum: freed }),
    ...changedOptions(plan, form),
    ...(form.goal !== keptGoal(plan) && { debt_free_by: goalOf(form.goal) }),
  };
}

/** Sent only where it was changed: a debt may be paid off while the form is open. */
function changedFreed(
  { freed }: PlanForm,
  { freed_sum: kept }: Pick<PortfolioPlan, 'freed_sum'>,
): number | undefined {
  const typed = readFigure(freed) ?? 0;
  return typed === kept ? undefined : typed;
}

/** The forecast's input with what is typed; null while that cannot be read. A goal is no part of it. */
export function typedInput(
  form: PlanForm,
  plan: PortfolioPlan,
  thisMonth: Month,
): ForecastInput | null {
  const { extra, freed: freedProblem } = amountProblems(form);
  if (extra !== null || freedProblem !== null) return null;
  if (addedOneOffsProblem(plan, form) !== null) return null;
  // With another plan avalanche looks anew, as it does once that is saved.
  const { lookAhead: _, ...input } = plan.forecast_input;
  const freed = changedFreed(form, plan);
  return {
    ...input,
    ...(changesOptions(form) && optionsAhead(plan, form, thisMonth)),
    strategy: chosenStrategy(form.strategy),
    customOrder: positionsAmong(plan.debt_ids, wholeOrder(form.order, plan)),
    extraPence: penceFromPounds(readFigure(form.extra) ?? 0),
    // As the server does it: what is not sent stays as it is.
    budgetCorrectionPence:
      freed === undefined
        ? input.budgetCorrectionPence
        : correctionFor(penceFromPounds(freed), input),
  };
}
