/** The kept plan as it is typed into the form, what is wrong with it, and what it makes of the forecast. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { correctionFor, type ForecastInput } from '@debt-payoff/engine/forecast';
import { type Problems, problemsAmong } from '../forms/problems.ts';
import { strategyLabels, strategyOf } from '../payoff-plan/strategy-options.ts';

export type PlanForm = {
  readonly strategy: string;
  readonly extra: string;
  readonly freed: string;
};
export type PlanField = keyof PlanForm;

/** In the order in which they stand in the form, with the server's names for them. */
export const planFields = {
  strategy: 'strategy',
  extra: 'extra_payment',
  freed: 'freed_sum',
} as const satisfies Record<PlanField, string>;

export function formOf(plan: PortfolioPlan): PlanForm {
  return {
    strategy: plan.strategy,
    extra: plan.extra_payment.toFixed(2),
    freed: plan.freed_sum.toFixed(2),
  };
}

/** What stands in one field, as people would read it. */
export function wordsOf(
  field: PlanField,
  { saved, form }: { readonly saved: PortfolioPlan; readonly form: PlanForm },
): string {
  return field === 'strategy' ? strategyLabels[saved.strategy] : form[field];
}

export function planProblems(form: PlanForm): Problems<PlanField> {
  return problemsAmong<PlanField>({
    strategy: null,
    extra: blankOr(form.extra, fieldNames.extraPayment),
    freed: blankOr(form.freed, fieldNames.freedSum),
  });
}

/** Blank counts as 0. */
function blankOr(typed: string, field: string): string | null {
  if (typed.trim() === '') return null;
  return figureProblem(field, typed, (pounds) => amountProblem(field, pounds));
}

/** Of a form without problems. */
export function factsOf(form: PlanForm, plan: PortfolioPlan) {
  const freed = readFigure(form.freed) ?? 0;
  return {
    strategy: strategyOf(form.strategy),
    extra_payment: readFigure(form.extra) ?? 0,
    // Sent only where it was changed: a debt may be paid off while the form is open.
    ...(freed !== plan.freed_sum && { freed_sum: freed }),
  };
}

/** The forecast's input with what is typed; null while that cannot be read. */
export function typedInput(form: PlanForm, plan: PortfolioPlan): ForecastInput | null {
  if (Object.keys(planProblems(form)).length > 0) return null;
  const input = plan.forecast_input;
  const freed = factsOf(form, plan).freed_sum;
  return {
    ...input,
    strategy: strategyOf(form.strategy),
    extraPence: penceFromPounds(readFigure(form.extra) ?? 0),
    // As the server does it: what is not sent stays as it is.
    budgetCorrectionPence:
      freed === undefined
        ? input.budgetCorrectionPence
        : correctionFor(penceFromPounds(freed), input),
  };
}
