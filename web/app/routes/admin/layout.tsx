/** Around every page of the admin area, which exists only where it is switched on. */
import { adminGateTexts } from '@debt-payoff/contract/texts/gates';
import { data, Outlet } from 'react-router';
import { ActNotices } from '../../admin/acts/act-notices.tsx';
import { AdminFrame } from '../../admin/admin-frame.tsx';
import { AdminGate } from '../../admin/admin-gate.tsx';
import { pageFactsOf } from '../../page/page-context.server.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { Queries } from '../../session/queries.tsx';
import '../../styles/admin-frame.css';
import '../../styles/admin.css';
import type { Route } from './+types/layout';

export const meta = () => privateMeta(adminGateTexts.bar);

export function loader({ context }: Route.LoaderArgs) {
  if (!pageFactsOf(context).hasAdminArea) throw data(null, { status: 404 });
  return null;
}

/** Whether the area is switched on does not change with what a list is asked for. */
export const shouldRevalidate = () => false;

export default function Admin() {
  return (
    <Queries>
      <AdminGate>
        <AdminFrame>
          <ActNotices>
            <Outlet />
          </ActNotices>
        </AdminFrame>
      </AdminGate>
    </Queries>
  );
}
