/** What stands above the calculator's fields when there is something to say about them. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { lazy, Suspense } from 'react';
import { Banner } from '../ui/banner.tsx';
import { ErrorSummary, type FieldProblem } from '../ui/error-summary.tsx';
import { SharedPlanNotice } from './shared-plan-notice.tsx';
import type { Calculator } from './use-calculator.ts';
import { useWelcomeBack } from './use-welcome-back.ts';

/** Few ever see it. Where it cannot be loaded, the form is whole without it. */
const WelcomeBanner = lazy(async () => {
  const parts = await import('./welcome-banner.tsx').catch(() => null);
  return { default: parts?.WelcomeBanner ?? Nothing };
});

function Nothing(_: { readonly onDismiss: () => void }) {
  return null;
}

export function FormNotices(props: {
  readonly attempt: number;
  readonly problems: readonly FieldProblem[];
  readonly failure: string | null;
  readonly calculator: Calculator;
}) {
  const { attempt, problems, failure } = props;
  const { aside, isRestored, isLinkUnreadable, actions } = props.calculator;
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
        <div className="mb-6">
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
      {welcome.isShown ? (
        <Suspense>
          <WelcomeBanner onDismiss={welcome.dismiss} />
        </Suspense>
      ) : null}
      {aside === null ? null : <SharedPlanNotice aside={aside} onBack={actions.goBack} />}
    </>
  );
}
