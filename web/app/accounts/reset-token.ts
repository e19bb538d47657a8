/** The token of a reset link, from the address or from where it was hidden. */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Hidden, it stands in the tab's own history entry: a reload and the back button find it there, while
 * anyone who looks at the screen or at the browser's history finds no link that still works.
 */
export function useResetToken(): { readonly token: string; readonly hide: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(search).get('token');
  const hide = useCallback((): void => {
    if (shown === null) return;
    const query = new URLSearchParams(search);
    query.delete('token');
    void navigate(
      { pathname, search: String(query) },
      { replace: true, state: { resetToken: shown }, preventScrollReset: true },
    );
  }, [navigate, pathname, search, shown]);
  return { token: shown ?? hiddenIn(state), hide };
}

function hiddenIn(state: unknown): string {
  const isHidden = state !== null && typeof state === 'object' && 'resetToken' in state;
  return isHidden && typeof state.resetToken === 'string' ? state.resetToken : '';
}
