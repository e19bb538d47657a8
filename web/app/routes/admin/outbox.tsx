import { data } from 'react-router';
import { adminMeta } from '../../admin/admin-meta.ts';
import { Outbox } from '../../admin/outbox.tsx';
import { pageFactsOf } from '../../page/page-context.server.ts';
import type { Route } from './+types/outbox';

export const meta = () => adminMeta('Outbox');

export function loader({ context }: Route.LoaderArgs) {
  if (pageFactsOf(context).environment !== 'local') throw data(null, { status: 404 });
  return null;
}

export default Outbox;
