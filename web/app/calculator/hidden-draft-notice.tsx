/** For people whose session has ended: what they typed is not lost, it only waits for them. */
import { keptFiguresTexts } from '@debt-payoff/contract/texts/kept-figures';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { useLocation } from 'react-router';
import { loginAddress } from '../session/login-address.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function HiddenDraftNotice() {
  const { pathname } = useLocation();
  return (
    <div className="mb-6">
      <Banner
        kind="info"
        title={sessionTexts.expiredOnLogin}
        actions={
          <ButtonLink variant="secondary" size="small" to={loginAddress({ redirect: pathname })}>
            {navigationTexts.menu.signIn}
          </ButtonLink>
        }
      >
        {keptFiguresTexts.hidden}
      </Banner>
    </div>
  );
}
