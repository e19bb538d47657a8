/** What the page shows of the plan of the portfolio from which the compared debts came. */
import type { Month } from '@debt-payoff/contract/months';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { usePerson } from '../session/person.ts';
import type { Comparison } from './comparison.ts';

export type PlanView = {
  /** With how it differs from the plan. */
  readonly comparison: Comparison;
  /** What the page opens with: the comparison's own answer, the plan's, or nothing yet. */
  readonly opening: 'comparison' | 'waiting' | ReactElement;
  /** Whether the opening says that the debts are not cleared, or may be about to. */
  readonly canSayNever: boolean;
};

type Found = { readonly of: Comparison; readonly view: PlanView };

/** Null while there is nothing to compare. */
export function usePortfolioPlan(given: {
  readonly origin: StrategiesState['origin'];
  readonly comparison: Comparison | null;
  readonly start: Month;
}): PlanView | null {
  const { origin, comparison, start } = given;
  const portfolioId = origin.kind === 'portfolio' ? origin.portfolioId : null;
  const person = usePerson();
  const [found, setFound] = useState<Found | null>(null);
  const first = useMemo(
    () => (comparison === null ? null : firstView(comparison, portfolioId !== null)),
    [comparison, portfolioId],
  );
  useEffect(() => {
    if (portfolioId === null || comparison === null) return;
    let isLeft = false;
    const show = (view: PlanView): void => {
      if (!isLeft) setFound({ of: comparison, view });
    };
    // Only those who come from a portfolio need it; without a connection the page is whole without it.
    import('./rare-parts.ts')
      .then(({ loadPortfolioPlan }) => loadPortfolioPlan())
      .then(
        ({ followPlan }) => followPlan({ portfolioId, person, comparison, start, show }),
        () => show(firstView(comparison, false)),
      );
    return () => {
      isLeft = true;
    };
  }, [portfolioId, person, comparison, start]);
  return portfolioId !== null && found?.of === comparison ? found.view : first;
}

function firstView(comparison: Comparison, isWaiting: boolean): PlanView {
  return isWaiting
    ? {
        comparison: { ...comparison, hasClearingSums: false },
        opening: 'waiting',
        canSayNever: true,
      }
    : { comparison, opening: 'comparison', canSayNever: false };
}
