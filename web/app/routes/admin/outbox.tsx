import { data } from 'react-router';
import { Outbox } from '../../admin/outbox.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { readServerFacts } from '../../page/server-facts.ts';
import type { Route } from './+types/outbox';

export const meta = () => privateMeta('Outbox');

export function loader({ request }: Route.LoaderArgs) {
  if (readServerFacts(request).environment !== 'local') throw data(null, { status: 404 });
  return null;
}

export default Outbox;
