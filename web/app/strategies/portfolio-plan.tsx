/** The plan of a portfolio at the head of the page, in a file of its own, for those who come from one. */
import type { Month } from '@debt-payoff/contract/months';
import type { getPlanCall, PortfolioPlan } from '@debt-payoff/contract/plan';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { FreeAdvice } from '../debt-help/free-advice.tsx';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import { NeverClearedLine } from '../plan/never-cleared-line.tsx';
import { PlanShortfall } from '../plan/plan-shortfall.tsx';
import type { Person } from '../session/person.ts';
import { quietSignedInCall } from '../session/signed-in-call.ts';
import { AnswerPanel } from './answer-panel.tsx';
import type { Comparison } from './comparison.ts';
import { planNote } from './plan-note.ts';
import { portfolioPlanAnswer } from './portfolio-plan-words.ts';
import type { PlanView } from './use-portfolio-plan.ts';

/** Shows what holds before the plan is there, and then what holds with it. */
export async function followPlan(given: {
  readonly portfolioId: string;
  readonly person: Person;
  readonly comparison: Comparison;
  readonly start: Month;
  readonly show: (view: PlanView) => void;
}): Promise<void> {
  const { comparison, start, show } = given;
  const id = given.person === null ? null : readPortfolioId(given.portfolioId);
  if (id !== null) show(planView({ comparison, start, plan: 'waiting' }));
  const plan = id === null ? null : await findPlan(id);
  show(planView({ comparison, start, plan }));
}

/** Null where it cannot be had: the session has ended, the portfolio or its debts are gone, or nobody replies. */
async function findPlan(id: number): Promise<PortfolioPlan | null> {
  try {
    const plan = await quietSignedInCall<typeof getPlanCall>(planAddresses.get, { params: { id } });
    return plan.outcome === 'no_debts' ? null : plan;
  } catch {
    return null;
  }
}

/** Only the plan's own forecast says what would clear saved debts; where it cannot be had, the comparison does. */
export function planView({
  comparison,
  start,
  plan,
}: {
  readonly comparison: Comparison;
  readonly start: Month;
  readonly plan: PortfolioPlan | 'waiting' | null;
}): PlanView {
  const known = plan === 'waiting' ? null : plan;
  const note = planNote({ extraPence: comparison.plan.extraPence, plan: known, start });
  return {
    comparison: {
      ...comparison,
      hasClearingSums: plan === null,
      planNote: note,
      // Nothing is offered to buy beside that of the plan either.
      hasShortfall: comparison.hasShortfall || (known !== null && known.shortfall !== null),
    },
    opening: openingOf(plan, {
      saysShortfall: !comparison.results.some(({ shortfall }) => Boolean(shortfall)),
      start,
    }),
    canSayNever: plan === 'waiting' || known?.outcome === 'never',
  };
}

type AnswerOptions = {
  /** Whether nothing is said of one that the comparison has. */
  readonly saysShortfall: boolean;
  readonly start: Month;
};

function openingOf(
  plan: PortfolioPlan | 'waiting' | null,
  options: AnswerOptions,
): PlanView['opening'] {
  if (plan === 'waiting') return plan;
  return plan === null ? 'comparison' : <PlanAnswer plan={plan} {...options} />;
}

function PlanAnswer(props: AnswerOptions & { readonly plan: PortfolioPlan }) {
  const { plan, saysShortfall, start } = props;
  const answer = portfolioPlanAnswer(plan);
  return (
    <>
      {saysShortfall ? <PlanShortfall plans={[plan]} hasNames={false} thisMonth={start} /> : null}
      {answer === null ? <NeverCleared plan={plan} /> : <AnswerPanel answer={answer} />}
    </>
  );
}

function NeverCleared({ plan }: { readonly plan: PortfolioPlan }) {
  return (
    <section className="card stack" aria-labelledby="kept-plan">
      <h2 id="kept-plan" className="h3">
        {planTexts.notCleared}
      </h2>
      <NeverClearedLine plan={plan} />
      <FreeAdvice />
    </section>
  );
}
