/** What is left each month, as the way back from results carries it, for the person whose results they are. */
import { useEffect, useRef } from 'react';
import { takeCarriedLeft } from '../../payoff-plan/carried-left.ts';
import { isAboutStrategies } from '../../payoff-plan/strategies-state.ts';
import { currentPerson, type Person, usePerson } from '../../session/person.ts';
import { whenSessionIsKnown } from '../../session/session.ts';
import type { CalculatorActions } from '../use-calculator.ts';
import { typedLeft } from './plan-problems.ts';

export function useCarriedLeft(setLeft: CalculatorActions['setLeft']): void {
  const person = usePerson();
  const typedBy = useRef<Person | undefined>(undefined);
  useEffect(
    () =>
      whenSessionIsKnown(() => {
        typedBy.current = currentPerson();
        const carried = takeCarriedLeft();
        if (carried !== null) setLeft(typedLeft(String(carried)));
      }),
    [setLeft],
  );
  useEffect(() => {
    // 'Clear' in another tab takes the results away, and all that led to them.
    const follow = (event: StorageEvent): void => {
      if (isAboutStrategies(event) && event.newValue === null) setLeft(typedLeft(''));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setLeft]);
  useEffect(() => {
    // Before it is known whose page this is, nobody has come or gone.
    if (typedBy.current === undefined || typedBy.current === person) return;
    typedBy.current = person;
    setLeft(typedLeft(''));
  }, [person, setLeft]);
}
