/** What a page shows of each strategy, for the server to compare with what it would print. */
import type { CalculationExportInput } from '@debt-payoff/contract/exports';
import { poundsFromPence } from '@debt-payoff/contract/money';
import { monthlyPaymentPence, type Plan, type StrategyOutcome } from '@debt-payoff/engine';

export function resultSummaries(
  plan: Plan,
  outcomes: readonly StrategyOutcome[],
): NonNullable<CalculationExportInput['results']> {
  return Object.fromEntries(
    outcomes.map(({ strategy, outcome }) => [
      strategy,
      {
        monthsToPayoff: outcome.neverPaysOff ? null : outcome.months,
        totalInterestPaid: outcome.neverPaysOff
          ? null
          : poundsFromPence(outcome.totalInterestPence),
        monthlyPayment: poundsFromPence(monthlyPaymentPence(plan, strategy)),
      },
    ]),
  );
}
