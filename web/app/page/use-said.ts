import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What was said on the page before, of what was done there: its state is `{ said }`. It does not come again with a
 * reload, when it may no longer be so.
 */
export function useSaid(): string | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [said] = useState(() => saidIn(state));
  const isThere = saidIn(state) !== null;
  useEffect(() => {
    if (isThere) void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [isThere, navigate, pathname, search]);
  return said;
}

function saidIn(state: unknown): string | null {
  if (state === null || typeof state !== 'object' || !('said' in state)) return null;
  return typeof state.said === 'string' ? state.said : null;
}
