/** Before plans whose lenders ask for more than the budget: when, how much is missing, and who helps for free. */
import { keptShortfallSentence, shortfallTitle } from '@debt-payoff/contract/kept-terms-sentences';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { FreeAdviceSentence } from '../debt-help/free-advice-sentence.tsx';
import { useToday } from '../session/today.ts';
import { Banner } from '../ui/banner.tsx';
import { shortfallOf } from './plan-terms.ts';
import { usePlan } from './queries.ts';

const { shortfall: texts } = keptTermsTexts;

type ShortPlan = Pick<PortfolioPlan, 'portfolio_name' | 'shortfall' | 'month' | 'lines'>;

export function PlanShortfall(props: {
  readonly plans: readonly ShortPlan[];
  /** Where several portfolios are told together. */
  readonly hasNames: boolean;
  readonly thisMonth: Month;
}) {
  const { thisMonth } = props;
  const found = props.plans.flatMap((plan) => {
    const shortfall = shortfallOf(plan);
    return shortfall === null ? [] : [{ name: plan.portfolio_name, shortfall }];
  });
  if (found.length === 0) return null;
  const isNow = found.some(({ shortfall }) => shortfall.month === thisMonth);
  const isRecorded = found.every(({ shortfall }) => shortfall.isRecorded);
  const sentences = found.map(({ name, shortfall }) => {
    const sentence = keptShortfallSentence(shortfall, thisMonth);
    return props.hasNames ? `${nameInSentence(name)}: ${lowerFirst(sentence)}` : sentence;
  });
  return (
    <Banner kind="warning" title={shortfallTitle({ isNow, isRecorded })} isStanding>
      {sentences.join(' ')} {isRecorded ? null : `${texts.paidAllTheSame} ${texts.raise} `}
      <FreeAdviceSentence />
    </Banner>
  );
}

/** Of one portfolio, on a page that is about something else. */
export function PortfolioShortfall({ portfolioId }: { readonly portfolioId: number }) {
  const { data } = usePlan(portfolioId);
  const today = useToday();
  if (data === undefined) return null;
  return <PlanShortfall plans={[data]} hasNames={false} thisMonth={monthOf(today)} />;
}

function lowerFirst(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
