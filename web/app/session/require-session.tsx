/** Keeps a page for those who are signed in; everybody else is led to the login screen and back. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveExpiredSession, leaveToLogin, loginAddress } from './login-address.ts';
import { ownPath } from './own-path.ts';
import { formerPerson } from './person.ts';
import { hasSessionExpired, useSession } from './session.ts';

export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  useLeaving(status);
  return status === 'signed-in' ? children : <Waiting />;
}

function useLeaving(status: ReturnType<typeof useSession>['status']): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status !== 'signed-out') return;
    const arrival = { redirect: ownPath(`${pathname}${search}`) };
    const leaver = formerPerson();
    if (hasSessionExpired()) leaveExpiredSession();
    // Somebody signed out in another tab: nothing that this page holds may stay in its memory.
    else if (leaver !== null) leaveToLogin(leaver, arrival);
    else void navigate(loginAddress(arrival), { replace: true });
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
