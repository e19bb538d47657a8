/** The places of the admin area that are still to be built, and all that never was. */
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { data } from 'react-router';
import { privateMeta } from '../../page/private-meta.ts';
import type { Route } from './+types/other';

const { tabs, more } = adminSiteTexts;

const laterPlaces: Readonly<Record<string, string>> = {
  'logo-export': tabs.logoExport,
  analytics: tabs.analytics,
  social: tabs.social,
  health: more.health,
};

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData?.label ?? '');

export function loader({ params }: Route.LoaderArgs) {
  const [asked = ''] = params['*'].toLowerCase().split('/');
  const label = Object.hasOwn(laterPlaces, asked) ? laterPlaces[asked] : undefined;
  if (label === undefined) throw data(null, { status: 404 });
  return { label };
}

export default function AdminOther({ loaderData }: Route.ComponentProps) {
  return (
    <section className="stack">
      <h1 className="h2">{loaderData.label}</h1>
      <p className="muted">{adminSiteTexts.comesLater}</p>
    </section>
  );
}
