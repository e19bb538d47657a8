/** What stands before any strategy: months in which lenders ask for more than there is, priority debts, and who helps for free. */
import { priorityDebtTexts } from '@debt-payoff/contract/texts/priority-debts';
import { shortfallTexts } from '@debt-payoff/contract/texts/shortfall';
import { FreeAdvice } from '../debt-help/free-advice.tsx';
import { NotAdviceLine } from '../debt-help/not-advice-line.tsx';
import { PriorityLink } from '../debt-help/priority-link.tsx';
import { Banner } from '../ui/banner.tsx';
import type { PlanCheck } from './plan-check.ts';

type CheckProps = { readonly check: PlanCheck };

/** On the page that compares strategies, and on paper. */
export function BeforePlan({ check: { shortfall, priority, covered } }: CheckProps) {
  return (
    <>
      {shortfall === null ? null : (
        <Banner kind="warning" title={shortfall.title} isStanding>
          {shortfall.sentences.join(' ')} {shortfall.consequence}
        </Banner>
      )}
      {priority === null ? null : (
        <Banner kind="info" title={priorityDebtTexts.title}>
          {priority} <PriorityLink />.
        </Banner>
      )}
      {shortfall === null && priority === null ? null : (
        <div className="screen-only">
          <Advice hasShortfall={shortfall !== null} />
        </div>
      )}
      {covered === null ? null : <p className="comparison-note">{covered}</p>}
    </>
  );
}

/** Above the month that the calculator names. */
export function BeforeAnswer({ check: { shortfall, priority } }: CheckProps) {
  return (
    <>
      {shortfall === null ? null : (
        <div className="answer-before shortfall-note wrap-anywhere">
          <h3 className="h4">{shortfall.title}</h3>
          {shortfall.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{shortfall.consequence}</p>
        </div>
      )}
      {priority === null ? null : (
        <div className="answer-before wrap-anywhere">
          <h3 className="h4">{priorityDebtTexts.title}</h3>
          <p>
            {priority} <PriorityLink />.
          </p>
        </div>
      )}
      {shortfall === null && priority === null ? null : (
        <div className="answer-before">
          <Advice hasShortfall={shortfall !== null} />
        </div>
      )}
    </>
  );
}

function Advice({ hasShortfall }: { readonly hasShortfall: boolean }) {
  if (!hasShortfall) return <NotAdviceLine />;
  return <FreeAdvice lead={`${shortfallTexts.notAdvice} ${shortfallTexts.advice}`} />;
}
