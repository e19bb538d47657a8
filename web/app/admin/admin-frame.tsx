/** The places of the admin area, around each of its pages. */
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useEnvironment } from '../page/server-facts.ts';
import { DropMenu } from '../ui/drop-menu.tsx';
import { adminPaths } from './admin-paths.ts';

const { tabs, more } = adminSiteTexts;

const places = [
  { to: adminPaths.articles, label: tabs.articles },
  { to: adminPaths.resources, label: tabs.resources },
  { to: adminPaths.logoExport, label: tabs.logoExport },
  { to: adminPaths.users, label: tabs.users },
  { to: adminPaths.subscriptions, label: tabs.subscriptions },
  { to: adminPaths.analytics, label: tabs.analytics },
  { to: adminPaths.social, label: tabs.social },
];

const outbox = { to: adminPaths.outbox, label: more.outbox };
const morePlaces = [
  { to: adminPaths.messages, label: more.messages },
  { to: adminPaths.audit, label: more.audit },
  { to: adminPaths.health, label: more.health },
];

export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page admin-page">
      <nav className="admin-nav" aria-label="Admin area">
        <ul>
          {places.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
        <MoreMenu />
      </nav>
      {children}
    </div>
  );
}

function MoreMenu() {
  const isLocal = useEnvironment() === 'local';
  const { pathname } = useLocation();
  const shown = isLocal ? [...morePlaces, outbox] : morePlaces;
  const current = shown.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <DropMenu button={current === undefined ? more.title : <Current label={current.label} />}>
      <ul>
        {shown.map(({ to, label }) => (
          <li key={to}>
            <NavLink className="menu-item" to={to}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </DropMenu>
  );
}

/** The closed menu says where one is, as the tabs do. */
function Current({ label }: { readonly label: string }) {
  return (
    <span className="admin-current">
      {more.title}: {label}
    </span>
  );
}
