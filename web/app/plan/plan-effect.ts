/** What a plan that is being changed would mean, before it is saved. */
import type { Month } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import { keptGoal } from './goal-field.ts';
import { type PlanForm, typedInput } from './plan-form.ts';
import { againstAvalanche, changeWords, paysAlike, spendsOnceAlike } from './plan-words.ts';

export function effectWords(form: PlanForm, plan: PortfolioPlan, thisMonth: Month): string {
  const changed = typedInput(form, plan, thisMonth);
  if (changed === null) return planTexts.effectUnknown;
  const now = plan.forecast_input;
  const isSame = paysAlike(now, changed) && spendsAlike(now, changed);
  const words = isSame ? unchangedWords(form, plan) : changeWords({ now, changed }, thisMonth);
  // A change from avalanche alone is that comparison already.
  const isCompared = now.strategy === 'avalanche' && spendsAlike(now, changed);
  const against =
    changed.strategy === 'custom' && !isCompared ? againstAvalanche(changed, thisMonth) : null;
  return against === null ? words : `${words} ${against}`;
}

function spendsAlike(one: ForecastInput, other: ForecastInput): boolean {
  return (
    one.extraPence === other.extraPence &&
    one.budgetCorrectionPence === other.budgetCorrectionPence &&
    spendsOnceAlike(one, other)
  );
}

function unchangedWords(form: PlanForm, plan: PortfolioPlan): string {
  return form.goal === keptGoal(plan) ? planTexts.effectHint : keptTermsTexts.goalChanged;
}
