/** Why the form holds what it holds when somebody comes: a link, figures from before they signed in, or those of a session that has ended. */
import { sharedPlanTexts } from '@debt-payoff/contract/texts/calculator-later';
import { HiddenWorkNotice } from '../session/hidden-work-notice.tsx';
import { Banner } from '../ui/banner.tsx';
import { SharedPlanNotice } from './shared-plan-notice.tsx';
import type { Calculator } from './use-calculator.ts';
import { useWelcomeBack } from './use-welcome-back.ts';
import { WelcomeBanner } from './welcome-banner.tsx';

const texts = sharedPlanTexts;

export function ArrivalNotices(props: {
  readonly calculator: Calculator;
  /** Whether something may be offered to buy. */
  readonly hasOffer: boolean;
}) {
  const { aside, isRestored, isHidden, isLinkUnreadable, actions } = props.calculator;
  const welcome = useWelcomeBack(isRestored);
  return (
    <>
      {isLinkUnreadable ? (
        <div className="mb-6">
          <Banner kind="danger" title={texts.unreadable}>
            {texts.unreadableAdvice}
          </Banner>
        </div>
      ) : null}
      {welcome.isShown ? (
        <WelcomeBanner hasOffer={props.hasOffer} onDismiss={welcome.dismiss} />
      ) : null}
      {isHidden ? (
        <div className="mb-6">
          <HiddenWorkNotice />
        </div>
      ) : null}
      {aside === null ? null : <SharedPlanNotice aside={aside} replace={actions.replaceSaved} />}
    </>
  );
}
