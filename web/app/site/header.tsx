/** The bar on top of every page. On a phone the menu opens in the page and works without scripts. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { ChevronDown, Menu } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useHasPortfolios } from '../debts/use-has-portfolios.ts';
import { useServerFacts } from '../page/server-facts.ts';
import { buttonClass } from '../ui/button.tsx';
import { useClosing } from '../ui/use-closing.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { AccountCorner, PhoneAccount } from './account-corner.tsx';
import { navigationLink } from './navigation-link.ts';
import { Wordmark } from './wordmark.tsx';

const { menu, adminMenu } = navigationTexts;

// Only developers see it, so only they load it. Where it cannot be loaded, the page stays whole.
const AdminMenu = lazy(async () => {
  const parts = await import('./admin-menu.tsx').catch(() => null);
  return { default: parts?.AdminMenu ?? Nothing };
});
const AdminPlaces = lazy(async () => {
  const parts = await import('./admin-menu.tsx').catch(() => null);
  return { default: parts?.AdminPlaces ?? Nothing };
});
function Nothing() {
  return null;
}

const places = [
  { to: paths.home, label: menu.calculator },
  { to: paths.articles, label: menu.articles },
  { to: paths.resources, label: menu.resources },
  { to: paths.dashboard, label: menu.dashboard },
];
const portfolios = { to: paths.portfolios, label: menu.managePortfolios };

export function Header() {
  const { hasAdminMenu } = useServerFacts();
  return (
    <header className="site-header page">
      <nav className="nav" aria-label="Main">
        <HomeLink />
        <Places />
        {hasAdminMenu ? <AdminCorner /> : null}
        <AccountCorner />
      </nav>
      <PhoneMenu hasAdminMenu={hasAdminMenu} />
    </header>
  );
}

/** Its place is kept from the start, so that nothing moves when it comes. */
function AdminCorner() {
  const isHydrated = useHydrated();
  return (
    <div className="admin-corner">
      <Suspense>{isHydrated ? <AdminMenu /> : null}</Suspense>
    </div>
  );
}

function HomeLink() {
  return (
    <Link className="home-link" {...navigationLink(paths.home)}>
      <Wordmark />
    </Link>
  );
}

function Places({ className }: { readonly className?: string }) {
  const shown = useHasPortfolios() ? [...places, portfolios] : places;
  return (
    <ul className={className}>
      {shown.map(({ to, label }) => (
        <li key={to}>
          <NavLink {...navigationLink(to)} end={to === paths.home}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function PhoneMenu({ hasAdminMenu }: { readonly hasAdminMenu: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isHydrated = useHydrated();
  useClosing(details);
  // A new page makes a new element, which is closed.
  const { key } = useLocation();
  return (
    <nav className="phone-nav" aria-label="Main">
      <HomeLink />
      <details ref={details} key={key}>
        <summary className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Menu className="icon" aria-hidden="true" />
          Menu
        </summary>
        <Places className="phone-menu" />
        <PhoneAccount />
        {hasAdminMenu ? (
          <details className="phone-account">
            <summary className="menu-item">
              {adminMenu}
              <ChevronDown className="icon" aria-hidden="true" />
            </summary>
            <Suspense>{isHydrated ? <AdminPlaces /> : null}</Suspense>
          </details>
        ) : null}
      </details>
    </nav>
  );
}
