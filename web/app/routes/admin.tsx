/** Around every page of the admin area, which exists only where it is switched on. */
import { adminGateTexts } from '@debt-payoff/contract/texts/gates';
import { data, Outlet } from 'react-router';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { AdminGate } from '../admin/admin-gate.tsx';
import { Queries } from '../queries.tsx';
import { pageFactsOf } from '../site/page-context.server.ts';
import { privateMeta } from '../site/private-meta.ts';
import type { Route } from './+types/admin';

export const meta = () => privateMeta(adminGateTexts.bar);

export function loader({ context }: Route.LoaderArgs) {
  if (!pageFactsOf(context).hasAdminArea) throw data(null, { status: 404 });
  return null;
}

export default function Admin() {
  return (
    <Queries>
      <AdminGate>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
      </AdminGate>
    </Queries>
  );
}
