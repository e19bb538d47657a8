/** Says in which portfolios scheduled payments were not recorded. */

import { count } from '@debt-payoff/contract/counts';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { MissedHelp, missedAdvice, missedTitle } from '../schedules/missed-parts.tsx';
import { type MissedState, useMissedPayments } from '../schedules/use-missed-payments.ts';
import { buttonClass } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';

export type MissedPortfolio = {
  readonly id: number;
  readonly name: string;
  readonly missedCount: number;
};

export function MissedBanner({
  missed,
  actions,
}: {
  readonly missed: readonly MissedPortfolio[];
  readonly actions?: ReactNode;
}) {
  const [first] = missed;
  if (first === undefined) return null;
  const all = missed.reduce((sum, { missedCount }) => sum + missedCount, 0);
  return (
    <div className="banner b-warn">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <b>{missedTitle(all)}</b>
        <p>
          {missedAdvice(all)} <MissedHelp />
        </p>
        <ul className="missed-list">
          {missed.map(({ id, name, missedCount }) => (
            <li key={id}>
              <Link to={portfolioPages.view(id)}>
                <TypedName name={name} />
              </Link>{' '}
              {count(missedCount, 'payment')}
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        {actions}
        <Link
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          to={portfolioPages.scheduledPayments(first.id)}
        >
          View scheduled payments
        </Link>
      </div>
    </div>
  );
}

/** Each portfolio is asked about once. */
export function useMissedPortfolios(portfolios: readonly Portfolio[]): {
  readonly state: MissedState;
  readonly missed: readonly MissedPortfolio[];
} {
  const state = useMissedPayments(portfolios.map(({ id }) => id));
  const names = new Map(portfolios.map(({ id, name }) => [id, name]));
  return {
    state,
    missed: state.missed.map(({ portfolioId, missed }) => ({
      id: portfolioId,
      name: names.get(portfolioId) ?? '',
      missedCount: missed.total_missed_count,
    })),
  };
}
