/** The plan of the portfolio from which the compared debts came: what the page opens with. */
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { type ComponentType, useEffect, useState } from 'react';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { type Person, usePerson } from '../session/person.ts';

export type PlanState =
  /** The debts came from no portfolio. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  /** Nobody is signed in, the portfolio or its debts are gone, or the server cannot be reached. */
  | { readonly kind: 'unavailable' }
  | LoadedPlan;

type LoadedPlan = {
  readonly kind: 'loaded';
  readonly plan: PortfolioPlan;
  readonly Answer: ComponentType<{ readonly plan: PortfolioPlan }>;
};

type Asked = { readonly id: number; readonly person: Person };
type Found = { readonly asked: Asked; readonly state: PlanState };

const none: PlanState = { kind: 'none' };
const loading: PlanState = { kind: 'loading' };
const unavailable: PlanState = { kind: 'unavailable' };

export function usePortfolioPlan(origin: StrategiesState['origin']): PlanState {
  const id = origin.kind === 'portfolio' ? readPortfolioId(origin.portfolioId) : null;
  const person = usePerson();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (id === null || person === null) return;
    let isLeft = false;
    void findPlan(id).then((state) => {
      if (!isLeft) setFound({ asked: { id, person }, state });
    });
    return () => {
      isLeft = true;
    };
  }, [id, person]);
  if (origin.kind !== 'portfolio') return none;
  if (id === null || person === null) return unavailable;
  return found?.asked.id === id && found.asked.person === person ? found.state : loading;
}

async function findPlan(id: number): Promise<PlanState> {
  try {
    const [{ PortfolioPlanAnswer }, { fetchPortfolioPlan }] = await Promise.all([
      import('./portfolio-plan-answer.tsx'),
      import('./fetch-portfolio-plan.ts'),
    ]);
    const plan = await fetchPortfolioPlan(id);
    if (plan.outcome === 'no_debts') return unavailable;
    return { kind: 'loaded', plan, Answer: PortfolioPlanAnswer };
  } catch {
    return unavailable;
  }
}
