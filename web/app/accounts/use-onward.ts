/** Leads on anyone who is signed in already, or comes to be while the screen is open. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { untilForgotten } from '../page/failed-navigation.ts';
import { useSession } from '../session/session.ts';

type Onward = {
  readonly leave: () => Promise<void>;
  /** Where to, for anyone who is signed in and let the next page go when it did not come. */
  readonly destination: string | null;
};

/** The destination is taken from the storage, so it is asked for once. */
export function useOnward(takeDestination: () => string, isHeld: boolean): Onward {
  const navigate = useNavigate();
  const { status } = useSession();
  const [letGo, setLetGo] = useState<string | null>(null);
  const isGone = useRef(false);
  const leave = async (): Promise<void> => {
    if (isGone.current) return;
    isGone.current = true;
    const destination = letGo ?? takeDestination();
    const opening = Promise.resolve(navigate(destination, { replace: true }));
    const isForgotten = untilForgotten().then(() => true);
    if (!(await Promise.race([opening.then(() => false), isForgotten]))) return;
    isGone.current = false;
    setLetGo(destination);
  };
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (status === 'signed-out') setLetGo(null);
    if (status === 'signed-in' && !isHeld) void latest.current();
  }, [status, isHeld]);
  return { leave, destination: letGo };
}
