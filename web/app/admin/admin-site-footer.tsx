/** The staff's own site has no footer of the site, but what was chosen there can be taken back there. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { useEnvironment } from '../page/server-facts.ts';

const { cookies, cookieSettings } = navigationTexts.footer;

export function AdminSiteFooter() {
  if (useEnvironment() !== 'admin-production') return null;
  return (
    <nav className="page row small" aria-label={cookies}>
      <Link to={paths.cookies}>{cookies}</Link>
      <Link to={paths.cookieSettings}>{cookieSettings}</Link>
    </nav>
  );
}
