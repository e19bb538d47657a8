/** What would clear the debts of a portfolio that its plan does not, in a sentence. */
import {
  findForecastClearing,
  forecastClearingSentence,
} from '@debt-payoff/contract/forecast-clearing';
import { isTermedPlan } from '@debt-payoff/contract/kept-terms-sentences';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { useEffect, useState } from 'react';
import { inIdleSteps } from '../ui/idle-steps.ts';

type AdvisedPlan = Pick<PortfolioPlan, 'forecast_input'>;

/** Kept as long as the plan is: it takes some sixty forecasts. */
const found = new WeakMap<AdvisedPlan, string>();

/** With deals a forecast takes long, so that they are made one by one. */
export function ClearingAdvice({ plan }: { readonly plan: AdvisedPlan }) {
  const [, setTimesFound] = useState(0);
  const sentence = knownSentence(plan);
  useEffect(() => {
    if (knownSentence(plan) !== undefined) return;
    const search = findForecastClearing(plan.forecast_input);
    return inIdleSteps(() => {
      const step = search.next();
      if (step.done !== true) return true;
      found.set(plan, step.value);
      setTimesFound((times) => times + 1);
      return false;
    });
  }, [plan]);
  return sentence ?? null;
}

function knownSentence(plan: AdvisedPlan): string | undefined {
  if (!found.has(plan) && !isTermedPlan(plan.forecast_input)) {
    found.set(plan, forecastClearingSentence(plan.forecast_input));
  }
  return found.get(plan);
}
