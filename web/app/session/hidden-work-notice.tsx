/** For people whose session has ended: what they had on this page is not lost, it only waits for them. */
import { keptFiguresTexts } from '@debt-payoff/contract/texts/kept-figures';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { useLocation } from 'react-router';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { loginAddress } from './login-address.ts';

export function HiddenWorkNotice() {
  const { pathname } = useLocation();
  return (
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
  );
}
