/** Saves the debts that the page compares. */
import { useMemo } from 'react';
import { addFeesToCalculator, addFeesToStrategies } from '../calculator/added-fees.ts';
import { SaveDialog } from '../calculator/save-dialog.tsx';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { debtToKeep, optionsToKeep } from '../payoff-plan/plan-to-keep.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';

export function StateSaveDialog({
  state,
  onClose,
}: {
  readonly state: StrategiesState;
  readonly onClose: () => void;
}) {
  const { origin } = state;
  const thisMonth = useThisMonth();
  const kept = useMemo(
    () => ({
      debts: state.debts.map((debt) => debtToKeep(debt, thisMonth)),
      options: optionsToKeep(state.options, thisMonth),
    }),
    [state, thisMonth],
  );
  return (
    <SaveDialog
      {...kept}
      extraPayment={state.extraPayment}
      customOrder={state.customOrder ?? null}
      problem={null}
      portfolioId={origin.kind === 'portfolio' ? readPortfolioId(origin.portfolioId) : null}
      isQuiet
      onSaved={origin.kind === 'calculator' ? addFeesToCalculator : addFeesToStrategies}
      onClose={onClose}
    />
  );
}
