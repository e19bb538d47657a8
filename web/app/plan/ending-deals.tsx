/** Deals that end within the next weeks: on which day, and what the debt costs after it. That a deal can end sooner is among the notes of the plan. */
import {
  dealEndWords,
  dealsEndTitle,
  type EndingDealFacts,
} from '@debt-payoff/contract/ending-deals';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { EndingDeal, PortfolioPlan } from '@debt-payoff/contract/plan';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';

type EndingPlan = Pick<PortfolioPlan, 'portfolio_id' | 'portfolio_name' | 'ending_deals'>;

export function EndingDeals({
  plans,
  isAmongDebts = false,
}: {
  readonly plans: readonly EndingPlan[];
  /** Whether the debts stand on the same page, so that links lead to them. */
  readonly isAmongDebts?: boolean;
}) {
  const titleId = useId();
  const deals = plans
    .flatMap((plan) => plan.ending_deals.map((deal) => ({ plan, deal })))
    .sort((one, other) => compareDays(one.deal.last_day, other.deal.last_day));
  if (deals.length === 0) return null;
  return (
    <section className="banner b-info" aria-labelledby={titleId}>
      <CalendarClock className="icon" aria-hidden="true" />
      <div>
        <b id={titleId}>{titleOf(deals.map(({ deal }) => deal))}</b>
        <ul className="ending-deals">
          {deals.map(({ plan, deal }) => (
            <li key={`${deal.debt_id} ${deal.last_day}`}>
              {isAmongDebts ? (
                <a href={`#debt-${deal.debt_id}`}>
                  <TypedName name={deal.creditor} />
                </a>
              ) : (
                <Link to={portfolioPages.view(plan.portfolio_id)}>
                  <TypedName name={deal.creditor} />
                </Link>
              )}
              {plans.length > 1 ? (
                <>
                  {' '}
                  (<TypedName name={plan.portfolio_name} />)
                </>
              ) : null}
              : {dealEndWords(factsOf(deal))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function titleOf(deals: readonly EndingDeal[]): string {
  const [day, ...others] = new Set(deals.map(({ last_day }) => last_day));
  const isOneDay = day !== undefined && others.length === 0;
  return dealsEndTitle(deals.length, isOneDay ? formatDay(day) : null);
}

function factsOf(deal: EndingDeal): EndingDealFacts {
  const { then_payment: payment, interest_a_month: interest } = deal;
  return {
    lastDay: formatDay(deal.last_day),
    thenRate: deal.then_rate,
    rateKind: deal.rate_kind,
    thenPaymentPence: payment === null ? null : penceFromPounds(payment),
    interestPence: interest === null ? null : penceFromPounds(interest),
  };
}

function compareDays(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
