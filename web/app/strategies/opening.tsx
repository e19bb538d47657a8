/** The head of the page: the way back, the answer, and which debts it is about. */
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { count } from '../words/counts.ts';
import type { Comparison } from './comparison.ts';
import { openingAnswer } from './opening-answer.ts';
import { toCalculator, wayBack } from './way-back.ts';

const { sample, hints } = strategyTexts;

export function Opening(props: {
  readonly origin: StrategiesState['origin'];
  readonly comparison: Comparison;
  readonly start: Month;
  readonly isSample: boolean;
}) {
  const { origin, comparison, start, isSample } = props;
  const back = wayBack(origin);
  const { owedPence, monthlyPaymentPence, debtNames } = comparison;
  const answer = openingAnswer(comparison, { start, isSample });
  return (
    <div className="strategies-opening">
      <div className="screen-only">
        <ButtonLink variant="quiet" size="small" to={back.to} state={back.state}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {back.label}
        </ButtonLink>
      </div>
      <h1 className="h3">{strategyTexts.title}</h1>
      {isSample ? <SampleBanner /> : null}
      {answer === null ? null : (
        <div className="answer opening-answer">
          <p className="h2">
            {answer.lead} <b>{answer.month}</b>.
          </p>
          <p>{answer.payments}</p>
        </div>
      )}
      <p className="muted">
        {count(debtNames.length, 'debt')}, {formatPence(owedPence)} owed,{' '}
        {formatPence(monthlyPaymentPence)} a month.{' '}
        <span className="screen-only">
          <Hint origin={origin} />
        </span>
      </p>
    </div>
  );
}

/** What to do with the debts that are compared, by where they came from. */
function Hint({ origin }: { readonly origin: StrategiesState['origin'] }) {
  if (origin.kind === 'portfolio') return hints.portfolio;
  if (origin.kind === 'portfolio dialog') {
    return (
      <>
        <Link to={wayBack(origin).to}>Go back to the new portfolio</Link> to save these debts there.
      </>
    );
  }
  return (
    <>
      <Link to={toCalculator.to} state={toCalculator.state}>
        {hints.returnToCalculator}
      </Link>{' '}
      {hints.calculator}
    </>
  );
}

function SampleBanner() {
  return (
    <Banner
      kind="info"
      title={sample.banner}
      actions={
        <ButtonLink size="small" to={toCalculator.to}>
          {sample.tryCalculator}
        </ButtonLink>
      }
    >
      {sample.explanation}
    </Banner>
  );
}
