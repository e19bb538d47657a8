/** What was changed in the plan: the strategy, what is paid a month, or how that is shared out. */

import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { monthlyBudgetPence } from '@debt-payoff/engine/forecast';
import { planInMonth } from '../forecast/first-plan.ts';
import { type DebtsForecast, forecastDebts } from '../forecast/forecast.ts';
import { type Comparison, isSoonerThan, withFirstPayments } from './comparison.ts';

/** The strategy and the amounts are named where each, left out by itself, would give a month of that direction. */
export function planSentence(compared: Comparison, isSooner: boolean): string {
  const now = forecastDebts(compared.debts, compared);
  const withFirstAmounts = forecastWithFirstAmounts(compared);
  const isCause = (without: DebtsForecast): boolean =>
    without.month !== now.month && isSoonerThan(now.month, without.month) === isSooner;
  const morePence = monthlyBudgetPence(now.input) - monthlyBudgetPence(withFirstAmounts.input);
  const isOfDirection = isSooner ? morePence > 0 : morePence < 0;
  const parts = [
    ...(isCause(forecastWithFirstStrategy(compared)) ? [changedStrategy(compared)] : []),
    ...(isOfDirection && isCause(withFirstAmounts)
      ? [
          `you plan to pay ${formatPence(Math.abs(morePence))} a month ${morePence > 0 ? 'more' : 'less'} than at first`,
        ]
      : []),
  ];
  return parts.length === 0 ? withoutFigure(compared, morePence) : parts.join(' and ');
}

function changedStrategy({ plan, firstPlan }: Comparison): string {
  const [from, to] = [firstPlan, plan].map(({ strategy }) => strategyInSentence(strategy));
  return from === to ? 'you changed your own order' : `you changed from ${from} to ${to}`;
}

function withoutFigure({ plan, firstPlan }: Comparison, morePence: number): string {
  if (morePence === 0) return 'you share out the monthly payments differently';
  return plan.strategy === firstPlan.strategy
    ? 'you plan other monthly payments than at first'
    : 'you changed the strategy and the monthly payments';
}

/** Had only the strategy stayed, and an own order with it. */
function forecastWithFirstStrategy({ debts, plan, firstPlan, today }: Comparison): DebtsForecast {
  const { strategy, customOrderIds } = firstPlan;
  return forecastDebts(debts, { plan: { ...plan, strategy, customOrderIds }, today });
}

/** Had only the amounts stayed: under today's strategy, so that they are of one measure. */
function forecastWithFirstAmounts(compared: Comparison): DebtsForecast {
  const { firstPlan, today } = compared;
  const { strategy, customOrderIds } = compared.plan;
  return forecastDebts(withFirstPayments(compared), {
    plan: { ...planInMonth(firstPlan, today), strategy, customOrderIds },
    today,
  });
}
