/** Keeps the admin area for staff. In the local environment it stands open. */
import { paths } from '@debt-payoff/contract/paths';
import { adminGateTexts } from '@debt-payoff/contract/texts/gates';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useState } from 'react';
import { isAdminOnly } from '../admin-only.ts';
import { useEnvironment } from '../page/server-facts.ts';
import { noteSignOutPending, requestSignOut } from '../session/pending-sign-out.ts';
import { currentPerson } from '../session/person.ts';
import { clearTokens } from '../session/session.ts';
import { clearDraftsOf } from '../session/sign-out.ts';
import { readToken } from '../session/tokens.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AdminBar } from './admin-bar.tsx';
import { AdminLogin } from './admin-login.tsx';
import { useStaffSession } from './use-staff-session.ts';

const { actions, failures } = navigationTexts;

export function AdminGate({ children }: { readonly children: ReactNode }) {
  return useEnvironment() === 'local' ? (
    <>
      <AdminBar
        label={adminGateTexts.localBar}
        action={adminGateTexts.localReset}
        onAction={reset}
      />
      {children}
    </>
  ) : (
    <LockedGate>{children}</LockedGate>
  );
}

function LockedGate({ children }: { readonly children: ReactNode }) {
  const { session, retry } = useStaffSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    if (!(await requestSignOut(readToken()))) noteSignOutPending();
    // What is left half done goes with anyone who signs out, here as on the main site.
    clearDraftsOf(currentPerson());
    clearTokens();
    setIsLeaving(false);
  };
  if (session === 'locked') return <AdminLogin />;
  if (session === 'not staff') return <AdminLogin notice={<ForStaff />} />;
  if (session === 'open') {
    return (
      <>
        <AdminBar
          label={adminGateTexts.bar}
          action={actions.logOut}
          isBusy={isLeaving}
          onAction={leave}
        />
        {children}
      </>
    );
  }
  return (
    <div className="page lone-message">
      {session === 'checking' ? (
        <p>{navigationTexts.loading}</p>
      ) : (
        <Banner
          kind="danger"
          title={failures.network}
          actions={
            <Button variant="secondary" size="small" onClick={retry}>
              {actions.tryAgain}
            </Button>
          }
        />
      )}
    </div>
  );
}

function ForStaff() {
  // The admin-only site knows no other sessions than those of staff.
  if (isAdminOnly) return <Banner kind="info" title={adminGateTexts.forStaff} />;
  const way = (
    <ButtonLink variant="secondary" size="small" to={paths.dashboard}>
      {adminGateTexts.backToOwn}
    </ButtonLink>
  );
  return (
    <Banner kind="info" title={adminGateTexts.forStaff} actions={way}>
      {adminGateTexts.forStaffExplained}
    </Banner>
  );
}

function reset(): void {
  clearTokens();
  window.location.reload();
}
