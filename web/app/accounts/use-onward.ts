/** Leads on anyone who is signed in already, or comes to be while the screen is open. */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session.ts';

/** The destination is taken from the storage, so it is asked for once. */
export function useOnward(takeDestination: () => string, isHeld: boolean): () => Promise<void> {
  const navigate = useNavigate();
  const { status } = useSession();
  const isGone = useRef(false);
  const leave = async (): Promise<void> => {
    if (isGone.current) return;
    isGone.current = true;
    await navigate(takeDestination(), { replace: true });
  };
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (status === 'signed-in' && !isHeld) void latest.current();
  }, [status, isHeld]);
  return leave;
}
