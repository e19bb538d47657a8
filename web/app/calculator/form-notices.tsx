/** What stands above the calculator's fields when there is something to say about them. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Suspense } from 'react';
import { Banner } from '../ui/banner.tsx';
import { ErrorSummary, type FieldProblem } from '../ui/error-summary.tsx';
import { intoView } from '../ui/into-view.ts';
import { lazyNotice } from '../ui/lazy-notice.ts';
import type { Calculator } from './use-calculator.ts';

const LazyArrivalNotices = lazyNotice(
  async () => (await (await import('./rare-parts.ts')).loadArrivalNotices()).ArrivalNotices,
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
  const { aside, isRestored, isHidden, isLinkUnreadable } = props.calculator;
  return (
    <>
      {attempt > 0 ? (
        <div className="mb-6 empty:hidden">
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
      <Suspense>
        {aside || isRestored || isHidden || isLinkUnreadable ? (
          <LazyArrivalNotices calculator={props.calculator} hasOffer={props.hasOffer} />
        ) : null}
      </Suspense>
    </>
  );
}
