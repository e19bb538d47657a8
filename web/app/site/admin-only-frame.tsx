/** The frame of the staff's own site, in place of `frame.tsx`: there is no public page to lead to. */
import { paths } from '@debt-payoff/contract/paths';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import type * as Frame from './frame.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import '../styles/admin-frame.css';

const { cookies, cookieSettings } = navigationTexts.footer;

export const FrameTop: typeof Frame.FrameTop = () => (
  <header className="page admin-only-header">
    <Link className="h4" to={paths.home}>
      {adminSiteTexts.header}
    </Link>
  </header>
);

/** What was chosen about measuring there can be taken back there. */
export const FrameFoot: typeof Frame.FrameFoot = () => (
  <footer className="page admin-only-footer">
    <nav className="row small" aria-label={cookies}>
      <Link to={paths.cookies}>{cookies}</Link>
      <Link to={paths.cookieSettings}>{cookieSettings}</Link>
    </nav>
    <ThemeSwitch />
  </footer>
);

export const goHome: typeof Frame.goHome = adminSiteTexts.goToPanel;

export const OtherPlaces = () => null;
