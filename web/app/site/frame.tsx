/** What stands around a page: the site's own bars, the staff's on the admin-only site, and none at a gate. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useLocation } from 'react-router';
import { DevelopmentBanner } from '../gates/development-banner.tsx';
import { useEnvironment } from '../page/server-facts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function FrameTop() {
  const kind = useFrameKind();
  if (kind === 'none') return null;
  return (
    <>
      <DevelopmentBanner />
      {kind === 'site' ? <Header /> : <AdminOnlyHeader />}
    </>
  );
}

export function FrameFoot() {
  return useFrameKind() === 'site' ? <Footer /> : null;
}

function useFrameKind(): 'site' | 'admin' | 'none' {
  const { pathname } = useLocation();
  const environment = useEnvironment();
  if (environment === 'development' && pathname === paths.gate) return 'none';
  return environment === 'admin-production' ? 'admin' : 'site';
}

function AdminOnlyHeader() {
  return (
    <header className="page admin-only-header">
      <p className="h4">{navigationTexts.adminOnlyHeader}</p>
    </header>
  );
}
