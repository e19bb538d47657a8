/** What is left each month, as the way back from results carries it, for the person whose results they are. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readCarriedLeft } from '../../payoff-plan/carried-left.ts';
import { currentPerson, type Person, usePerson } from '../../session/person.ts';
import { whenSessionIsKnown } from '../../session/session.ts';
import type { CalculatorActions } from '../use-calculator.ts';
import { typedLeft } from './plan-problems.ts';

export function useCarriedLeft(setLeft: CalculatorActions['setLeft']): void {
  // As it was when the calculator came: what is typed since then counts more.
  const arrival = useRef<unknown>(useLocation().state);
  const person = usePerson();
  const typedBy = useRef<Person | undefined>(undefined);
  useEffect(
    () =>
      whenSessionIsKnown(() => {
        typedBy.current = currentPerson();
        const carried = readCarriedLeft(arrival.current);
        arrival.current = null;
        if (carried !== null) setLeft(typedLeft(String(carried)));
      }),
    [setLeft],
  );
  useEffect(() => {
    // Before it is known whose page this is, nobody has come or gone.
    if (typedBy.current === undefined || typedBy.current === person) return;
    typedBy.current = person;
    setLeft(typedLeft(''));
  }, [person, setLeft]);
}
