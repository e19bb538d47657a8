/** Around every page that needs a session. */
import { Outlet } from 'react-router';
import { billingKeys } from '../billing/billing-keys.ts';
import { Queries } from '../session/queries.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { useFreshPlan } from '../session/use-fresh-plan.ts';

export default function SignedIn() {
  return (
    <Queries>
      <RequireSession>
        <Page />
      </RequireSession>
    </Queries>
  );
}

function Page() {
  useFreshPlan(billingKeys.all);
  return <Outlet />;
}
