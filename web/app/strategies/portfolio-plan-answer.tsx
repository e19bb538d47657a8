/** The plan of a portfolio at the head of the page, in a file of its own, for those who come from one. */
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { FreeAdvice } from '../payoff-plan/free-advice.tsx';
import { neverClearedLine } from '../plan/never-cleared-line.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { portfolioPlanAnswer } from './portfolio-plan-words.ts';

export function PortfolioPlanAnswer({ plan }: { readonly plan: PortfolioPlan }) {
  const answer = portfolioPlanAnswer(plan);
  return answer === null ? <NeverCleared plan={plan} /> : <AnswerPanel answer={answer} />;
}

function NeverCleared({ plan }: { readonly plan: PortfolioPlan }) {
  return (
    <section className="card stack" aria-labelledby="kept-plan">
      <h2 id="kept-plan" className="h3">
        {planTexts.notCleared}
      </h2>
      <p>{neverClearedLine(plan)}</p>
      <FreeAdvice />
    </section>
  );
}
