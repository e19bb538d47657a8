import { data } from 'react-router';
import { Outbox } from '../../admin/outbox.tsx';
import { adminMeta } from '../../page/admin-meta.ts';
import { pageFactsOf } from '../../page/page-context.server.ts';
import type { Route } from './+types/outbox';

export const meta = () => adminMeta('Outbox');

export function loader({ context }: Route.LoaderArgs) {
  if (pageFactsOf(context).environment !== 'local') throw data(null, { status: 404 });
  return null;
}

export default Outbox;
