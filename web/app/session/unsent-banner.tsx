import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { Banner } from '../ui/banner.tsx';

export function UnsentBanner() {
  return (
    <Banner kind="info" title={sessionTexts.unsent}>
      {sessionTexts.unsentAdvice}
    </Banner>
  );
}
