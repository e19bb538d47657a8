/** Around every page that needs a session. */
import { Outlet } from 'react-router';
import { Queries } from '../session/queries.tsx';
import { RequireSession } from '../session/require-session.tsx';

export default function SignedIn() {
  return (
    <Queries>
      <RequireSession>
        <Outlet />
      </RequireSession>
    </Queries>
  );
}
