/**
 * What is left each month after bills and essentials. It is neither sent, linked nor drafted: it lasts as long as the
 * calculator is shown to the same person, and the navigation carries it to the results and back.
 */
import { readFigure } from '@debt-payoff/contract/amounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readCarriedLeft } from '../payoff-plan/strategies-state.ts';
import { currentPerson, usePerson } from '../session/person.ts';
import { whenSessionIsKnown } from '../session/session.ts';

export function useLeftEachMonth() {
  const person = usePerson();
  // As it was when the calculator came: what is typed since then counts more.
  const arrival = useRef<unknown>(useLocation().state);
  const [typed, setTyped] = useState({ by: person, text: '' });
  const edit = useCallback((text: string) => setTyped({ by: currentPerson(), text }), []);
  useEffect(
    () =>
      whenSessionIsKnown(() => {
        const carried = readCarriedLeft(arrival.current);
        if (carried !== null) edit(String(carried));
      }),
    [edit],
  );
  const leftEachMonth = typed.by === person ? typed.text : '';
  const figure = readFigure(leftEachMonth) ?? Number.NaN;
  return { leftEachMonth, leftPounds: figure >= 0 ? figure : null, edit };
}
