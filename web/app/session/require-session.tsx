/** Keeps a page for those who are signed in; everybody else is led to the login screen and back. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveExpiredSession, loginAddress } from './login-address.ts';
import { ownPath } from './own-path.ts';
import { hasSessionExpired, useSession } from './session.ts';

export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  useLeaving(status);
  return status === 'signed-in' ? children : <Waiting />;
}

function useLeaving(status: ReturnType<typeof useSession>['status']): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    if (status !== 'signed-out') return;
    const login = loginAddress({ redirect: ownPath(`${pathname}${search}`) });
    if (hasSessionExpired()) leaveExpiredSession();
    // Somebody signed out in another tab: nothing that this page holds may stay in its memory.
    else if (wasSignedIn.current) window.location.replace(login);
    else void navigate(login, { replace: true });
  }, [status, pathname, search, navigate]);
}

function Waiting() {
  return (
    <div className="page lone-message" role="status">
      <p className="row muted">
        <span className="busy" aria-hidden="true" />
        <span className="needs-scripts">{navigationTexts.loading}</span>
      </p>
      <p className="without-scripts">{navigationTexts.needsScripts}</p>
    </div>
  );
}
