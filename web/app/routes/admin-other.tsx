/** The places of the admin area that are still to be built, and all that never was. */
import { adminNavTabs } from '@debt-payoff/contract/content-vocabulary';
import { data } from 'react-router';
import type { Route } from './+types/admin-other';

const places = new Map<string, string>([
  ['articles', adminNavTabs.articles],
  ['resources', adminNavTabs.resources],
  ['logo-export', adminNavTabs.logoExport],
  ['users', adminNavTabs.users],
  ['subscriptions', adminNavTabs.subscriptions],
  ['analytics', adminNavTabs.analytics],
  ['social', adminNavTabs.social],
]);

export function loader({ params }: Route.LoaderArgs) {
  const label = places.get(params['*'].split('/')[0] ?? '');
  if (label === undefined) throw data(null, { status: 404 });
  return { label };
}

export default function AdminOther({ loaderData }: Route.ComponentProps) {
  return (
    <section className="stack">
      <h1 className="h2">{loaderData.label}</h1>
      <p className="muted">This part of the admin area comes later.</p>
    </section>
  );
}
