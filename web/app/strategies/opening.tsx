/** The head of the page: the way back and the title, then the answer, and which debts it is about. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { estimateByMonth } from '@debt-payoff/contract/texts/estimate';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { openingAnswer } from './opening-answer.ts';
import type { PlanView } from './use-portfolio-plan.ts';
import { type Origin, toCalculator, wayBack } from './way-back.ts';

const { sample, hints } = strategyTexts;

type OpeningProps = {
  readonly from: Origin;
  readonly view: PlanView;
  readonly start: Month;
  readonly isSample: boolean;
};

export function Opening(props: OpeningProps) {
  const { from, isSample } = props;
  const { owedPence, monthlyPaymentPence, debtNames, planNote, before, terms } =
    props.view.comparison;
  return (
    <>
      {isSample ? <SampleBanner /> : null}
      {before}
      <Answer {...props} />
      <p className="muted">
        {count(debtNames.length, 'debt')}, {formatPence(owedPence)} owed,{' '}
        {terms?.budget ?? `${formatPence(monthlyPaymentPence)} a month`}.{' '}
        <span className="screen-only">
          <Hint from={from} canSave={terms === null} />
        </span>
      </p>
      {terms?.notes.map((note) => (
        <p key={note} className="comparison-note">
          {note}
        </p>
      ))}
      <p className="comparison-note">{estimateByMonth}</p>
      {planNote === null ? null : <p className="comparison-note">{planNote}</p>}
    </>
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
export function OpeningHead({ from }: Pick<OpeningProps, 'from'>) {
  const back = wayBack(from);
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
    <div className="skeleton opening-wait">
      <p className="muted">{navigationTexts.loading}</p>
    </div>
  );
}

/** What to do with the debts that are compared, by where they came from. */
function Hint({ from, canSave }: Pick<OpeningProps, 'from'> & { readonly canSave: boolean }) {
  const { origin } = from;
  const back = wayBack(from);
  if (origin.kind === 'portfolio') return hints.portfolio;
  if (origin.kind === 'portfolio dialog') {
    return (
      <>
        <Link to={back.to}>Go back to the new portfolio</Link> to save these debts there.
      </>
    );
  }
  return (
    <>
      <Link to={back.to} state={back.state}>
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
