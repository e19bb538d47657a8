/** What would clear the debts of a portfolio that its plan does not. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Plan } from '@debt-payoff/engine';
import { forecast } from '@debt-payoff/engine/forecast';
import { clearingExtraSentence } from '../payoff-plan/clearing.ts';

export function wayOutOf(plan: PortfolioPlan): string {
  return clearingExtraSentence(planFromNextMonth(plan), plan.strategy);
}

/** From next month on. What paid-off debts freed goes on as the payment of one that owes nothing. */
function planFromNextMonth({ forecast_input: input, freed_sum }: PortfolioPlan): Plan {
  const ahead = forecast(input);
  const owed = input.debts.flatMap(({ owedPence, rateBasisPoints, monthlyPaymentPence }, at) => {
    const balancePence = owedPence - (ahead.debts[at]?.restPence ?? 0);
    return balancePence > 0 ? [{ balancePence, rateBasisPoints, monthlyPaymentPence }] : [];
  });
  const freedPence = penceFromPounds(freed_sum);
  const freed = { balancePence: 0, rateBasisPoints: 0, monthlyPaymentPence: freedPence };
  return { debts: freedPence === 0 ? owed : [...owed, freed], extraPence: input.extraPence };
}
