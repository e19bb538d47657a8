/** The bar on top of every page. On a phone the menu opens in the page and works without scripts. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Menu } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Wordmark } from './wordmark.tsx';

const { menu } = navigationTexts;

const places = [
  { to: paths.home, label: menu.calculator },
  { to: paths.articles, label: menu.articles },
  { to: paths.resources, label: menu.resources },
  { to: paths.dashboard, label: menu.dashboard },
];

export function Header() {
  return (
    <header className="site-header page">
      <nav className="nav" aria-label="Main">
        <HomeLink />
        <Places />
        <ButtonLink to={paths.login} variant="secondary" size="small">
          {menu.signIn}
        </ButtonLink>
      </nav>
      <PhoneMenu />
    </header>
  );
}

function HomeLink() {
  return (
    <Link className="home-link" to={paths.home}>
      <Wordmark />
    </Link>
  );
}

function Places({ className }: { readonly className?: string }) {
  return (
    <ul className={className}>
      {places.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function PhoneMenu() {
  const details = useRef<HTMLDetailsElement>(null);
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
        <div className="phone-foot">
          <ButtonLink to={paths.login}>{menu.signIn}</ButtonLink>
        </div>
      </details>
    </nav>
  );
}

/** Closes on a press elsewhere and on Escape. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const isInside = event.target instanceof Node && details.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape && details.current?.contains(document.activeElement)) {
        details.current.querySelector('summary')?.focus();
      }
      if (isEscape || (event instanceof PointerEvent && !isInside)) {
        details.current?.removeAttribute('open');
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [details]);
}
