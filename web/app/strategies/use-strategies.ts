/** The debts that the page compares: from the navigation, from this tab's memory, or none. */
import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { isCalculable } from './comparison.ts';
import {
  readStrategiesState,
  recallStrategies,
  rememberStrategies,
  type StrategiesState,
} from './strategies-state.ts';

export type GivenStrategies = {
  /** Null: there are none, and the sample is shown. */
  readonly state: StrategiesState | null;
  /** False while the server's page, which everyone shares, is taken over. */
  readonly isHydrated: boolean;
};

export function useStrategies(): GivenStrategies {
  // Many debts are drawn in slices of time, so that the page answers meanwhile.
  const isHydrated = useDeferredValue(useHydrated());
  const { state: carried } = useLocation();
  const given = useMemo(() => calculable(readStrategiesState(carried)), [carried]);
  const state = useMemo(
    () => (isHydrated ? (given ?? calculable(recallStrategies())) : null),
    [isHydrated, given],
  );
  useEffect(() => {
    if (given !== null) rememberStrategies(given);
  }, [given]);
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.results;
  }, [isHydrated]);
  return { state, isHydrated };
}

function calculable(state: StrategiesState | null): StrategiesState | null {
  return state !== null && isCalculable(state) ? state : null;
}
