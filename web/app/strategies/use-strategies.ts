/** The debts that the page compares: from the navigation, from this tab's memory, or none. */

import { readOrder } from '@debt-payoff/contract/order-of-debts';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router';
import {
  hasStrategies,
  isAboutStrategies,
  readCarriedStrategies,
  recallStrategies,
  rememberStrategies,
  type StrategiesState,
} from '../payoff-plan/strategies-state.ts';
import { formerPerson, usePerson } from '../session/person.ts';
import { useSession } from '../session/session.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { isCalculable } from './comparison.ts';

export type GivenStrategies = {
  /** Null: there are none, and the sample is shown. */
  readonly state: StrategiesState | null;
  /** False while the server's page, which everyone shares, is taken over, and nobody knows yet for whom. */
  readonly isHydrated: boolean;
  /** Whether somebody's results are kept back because their session has just ended. */
  readonly isHidden: boolean;
};

export function useStrategies(): GivenStrategies {
  const isKnown = useSession().status !== 'checking';
  // Many debts are drawn in slices of time, so that the page answers all the while.
  const isHydrated = useDeferredValue(useHydrated() && isKnown);
  const { state: carried } = useLocation();
  const person = usePerson();
  const cleared = useOtherTabs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose results count, and whether they still do
  const { given, state } = useMemo(() => {
    const found = isHydrated ? calculable(readCarriedStrategies(carried)) : null;
    const remembered = isHydrated ? calculable(recallStrategies()) : null;
    return { given: found, state: found ?? remembered };
  }, [isHydrated, carried, person, cleared]);
  useEffect(() => {
    if (given !== null) rememberStrategies(given);
  }, [given]);
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.results;
  }, [isHydrated]);
  const isHidden = isHydrated && person === null && hasStrategies(formerPerson());
  return { state, isHydrated, isHidden };
}

/** Changes when results may have been cleared in another tab. */
function useOtherTabs(): number {
  const [changes, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (isAboutStrategies(event)) follow();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return changes;
}

/** An order that does not fit the debts is left out; they can be compared without it. */
function calculable(given: StrategiesState | null): StrategiesState | null {
  if (given === null || !isCalculable(given)) return null;
  const { customOrder, ...state } = given;
  const order = readOrder(customOrder, state.debts.length);
  return order === null ? state : { ...state, customOrder: order };
}
