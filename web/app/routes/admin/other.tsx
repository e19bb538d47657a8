/** The places of the admin area that are still to be built, and all that never was. */
import { adminNavTabs } from '@debt-payoff/contract/content-vocabulary';
import { type AdminPlace, adminPlaces } from '@debt-payoff/contract/paths';
import { data } from 'react-router';
import type { Route } from './+types/other';

const labels: Readonly<Record<AdminPlace, string>> = {
  articles: adminNavTabs.articles,
  resources: adminNavTabs.resources,
  'logo-export': adminNavTabs.logoExport,
  users: adminNavTabs.users,
  subscriptions: adminNavTabs.subscriptions,
  analytics: adminNavTabs.analytics,
  social: adminNavTabs.social,
};

export function loader({ params }: Route.LoaderArgs) {
  const [asked] = params['*'].split('/');
  const place = adminPlaces.find((known) => known === asked);
  if (place === undefined) throw data(null, { status: 404 });
  return { label: labels[place] };
}

export default function AdminOther({ loaderData }: Route.ComponentProps) {
  return (
    <section className="stack">
      <h1 className="h2">{loaderData.label}</h1>
      <p className="muted">This part of the admin area comes later.</p>
    </section>
  );
}
