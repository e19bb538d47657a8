/** What stands above the calculator's fields when there is something to say about them. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Suspense } from 'react';
import { Banner } from '../ui/banner.tsx';
import { ErrorSummary, type FieldProblem } from '../ui/error-summary.tsx';
import { intoView } from '../ui/into-view.ts';
import { lazyNotice } from '../ui/lazy-notice.ts';
import type { Calculator } from './use-calculator.ts';
import { useWelcomeBack } from './use-welcome-back.ts';

const load = () => import('./rare-parts.ts');
const WelcomeBanner = lazyNotice(
  async () => (await (await load()).loadWelcomeBanner()).WelcomeBanner,
);
const HiddenWorkNotice = lazyNotice(
  async () => (await (await load()).loadHiddenWorkNotice()).HiddenWorkNotice,
);
const SharedPlanNotice = lazyNotice(
  async () => (await (await load()).loadSharedPlanNotice()).SharedPlanNotice,
);

export function FormNotices(props: {
  readonly attempt: number;
  readonly problems: readonly FieldProblem[];
  readonly failure: string | null;
  readonly calculator: Calculator;
  /** Whether something may be offered to buy. */
  readonly hasOffer: boolean;
}) {
  const { attempt, problems, failure } = props;
  const { aside, isRestored, isHidden, isLinkUnreadable, actions } = props.calculator;
  const welcome = useWelcomeBack(isRestored);
  return (
    <>
      {attempt > 0 && problems.length > 0 ? (
        <div className="mb-6">
          <ErrorSummary
            key={attempt}
            title={calculatorTexts.validation.fixErrors}
            problems={problems}
          />
        </div>
      ) : null}
      {failure === null ? null : (
        <div className="mb-6" ref={intoView}>
          <Banner kind="danger" title={failure}>
            Nothing that you typed is lost.
          </Banner>
        </div>
      )}
      {isLinkUnreadable ? (
        <div className="mb-6">
          <Banner kind="danger" title={calculatorTexts.sharedPlan.unreadable}>
            {calculatorTexts.sharedPlan.unreadableAdvice}
          </Banner>
        </div>
      ) : null}
      <Suspense>
        {welcome.isShown ? (
          <WelcomeBanner hasOffer={props.hasOffer} onDismiss={welcome.dismiss} />
        ) : null}
        {isHidden ? (
          <div className="mb-6">
            <HiddenWorkNotice />
          </div>
        ) : null}
        {aside === null ? null : <SharedPlanNotice aside={aside} replace={actions.replaceSaved} />}
      </Suspense>
    </>
  );
}
