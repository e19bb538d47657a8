/**
 * What stands around a page, and where one goes from a page that is not there. The build of the staff's own
 * site takes `admin-only-frame.tsx` in its place, so that neither has what belongs to the other.
 */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link, useLocation } from 'react-router';
import { DevelopmentBanner } from '../gates/development-banner.tsx';
import { useEnvironment } from '../page/server-facts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const { notFound, menu, footer } = navigationTexts;

export function FrameTop() {
  if (useIsAtGate()) return null;
  return (
    <>
      <DevelopmentBanner />
      <Header />
    </>
  );
}

export function FrameFoot() {
  return useIsAtGate() ? null : <Footer />;
}

function useIsAtGate(): boolean {
  const { pathname } = useLocation();
  return useEnvironment() === 'development' && pathname === paths.gate;
}

/** What leads to the first page is called. */
export const goHome: string = notFound.goToCalculator;

const links = [
  { to: paths.articles, label: menu.articles },
  { to: paths.resources, label: menu.resources },
  { to: paths.about, label: footer.about },
  { to: paths.contact, label: footer.contact },
];

export function OtherPlaces() {
  return (
    <nav aria-label="Other places">
      <ul className="row">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className="inline-flex min-h-11 items-center" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
