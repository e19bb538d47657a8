/** The head of the page: the way back, the answer, and which debts it is about. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { estimateByMonth } from '@debt-payoff/contract/texts/estimate';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { openingAnswer } from './opening-answer.ts';
import type { PlanView } from './use-portfolio-plan.ts';
import { toCalculator, wayBack } from './way-back.ts';

const { sample, hints } = strategyTexts;

type OpeningProps = {
  readonly origin: StrategiesState['origin'];
  readonly view: PlanView;
  readonly start: Month;
  readonly isSample: boolean;
};

export function Opening(props: OpeningProps) {
  const { origin, isSample } = props;
  const { owedPence, monthlyPaymentPence, debtNames, planNote, before, terms } =
    props.view.comparison;
  return (
    <div className="strategies-opening">
      <OpeningHead origin={origin} />
      {isSample ? <SampleBanner /> : null}
      {before}
      <Answer {...props} />
      <p className="muted">
        {count(debtNames.length, 'debt')}, {formatPence(owedPence)} owed,{' '}
        {terms?.budget ?? `${formatPence(monthlyPaymentPence)} a month`}.{' '}
        <span className="screen-only">
          <Hint origin={origin} canSave={terms === null} />
        </span>
      </p>
      {terms?.notes.map((note) => (
        <p key={note} className="comparison-note">
          {note}
        </p>
      ))}
      <p className="comparison-note">{estimateByMonth}</p>
      {planNote === null ? null : <p className="comparison-note">{planNote}</p>}
    </div>
  );
}

/** Of the portfolio's own plan, where the debts are a portfolio's: two pages do not name two months. */
function Answer({ view, start, isSample }: OpeningProps) {
  if (view.opening === 'waiting') return <OpeningWait />;
  if (view.opening !== 'comparison') return view.opening;
  const answer = openingAnswer(view.comparison, { start, isSample });
  return answer === null ? null : <AnswerPanel answer={answer} />;
}

/** The way back and the title, which stand there before there is anything to compare. */
export function OpeningHead({ origin }: Pick<OpeningProps, 'origin'>) {
  const back = wayBack(origin);
  return (
    <>
      <div className="screen-only">
        <ButtonLink variant="quiet" size="small" to={back.to} state={back.state}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {back.label}
        </ButtonLink>
      </div>
      <h1 className="h3">{strategyTexts.title}</h1>
    </>
  );
}

/** As a skeleton, it appears after a moment, so that what comes fast does not flicker. */
export function OpeningWait() {
  return (
    <div className="skeleton opening-wait" role="status">
      <p className="muted">{navigationTexts.loading}</p>
    </div>
  );
}

/** What to do with the debts that are compared, by where they came from. */
function Hint({ origin, canSave }: Pick<OpeningProps, 'origin'> & { readonly canSave: boolean }) {
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
      {canSave ? hints.calculator : hints.calculatorOnly}
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
