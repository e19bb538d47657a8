/** Keeps a page for those who are signed in; everybody else is led to the login screen and back. */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forget, keep, recall } from './browser-storage.ts';
import { leaveExpiredSession, leaveToLogin } from './leave-to-login.ts';
import { loginAddress } from './login-address.ts';
import { ownPath } from './own-path.ts';
import { formerPerson, usePerson } from './person.ts';
import { hasSessionExpired, useSession } from './session.ts';

const { shownTo } = sessionStorageKeys;

export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const person = usePerson();
  useEffect(() => {
    if (person !== null) keep('session', shownTo, person);
  }, [person]);
  useLeaving(status);
  return status === 'signed-in' ? children : <LoadingMessage />;
}

function useLeaving(status: ReturnType<typeof useSession>['status']): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status !== 'signed-out') return;
    const arrival = { redirect: ownPath(`${pathname}${search}`) };
    // By the back button one comes to pages that were somebody's before they signed out.
    const leaver = formerPerson() ?? recall('session', shownTo);
    if (hasSessionExpired()) leaveExpiredSession();
    // Somebody signed out in another tab: nothing that this page holds may stay in its memory.
    else if (leaver !== null) leaveToLogin(leaver, arrival);
    else {
      // Anyone who asks for it in this tab is on the way there themselves.
      forget('local', localStorageKeys.loginRedirectOwner);
      void navigate(loginAddress(arrival), { replace: true });
    }
  }, [status, pathname, search, navigate]);
}

function LoadingMessage() {
  return (
    <div className="page lone-message">
      <p className="row muted">
        <span className="busy" aria-hidden="true" />
        <span className="needs-scripts">{navigationTexts.loading}</span>
      </p>
      <p className="without-scripts">{navigationTexts.needsScripts}</p>
    </div>
  );
}
