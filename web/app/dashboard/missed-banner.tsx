/** Says in which portfolios scheduled payments were not recorded. */
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { portfolioPages } from '../portfolios/addresses.ts';
import { DebtName } from '../strategies/debt-name.tsx';
import { buttonClass } from '../ui/button.tsx';
import { count } from './words.ts';

export type MissedPortfolio = {
  readonly id: number;
  readonly name: string;
  readonly missedCount: number;
};

export function MissedBanner({ missed }: { readonly missed: readonly MissedPortfolio[] }) {
  const [first] = missed;
  if (first === undefined) return null;
  const all = missed.reduce((sum, { missedCount }) => sum + missedCount, 0);
  return (
    <div className="banner b-warn" role="status">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <b>
          {count(all, 'scheduled payment')} {all === 1 ? 'has' : 'have'} not been recorded
        </b>
        <p>If they left your account, record them here.</p>
        <ul className="missed-list">
          {missed.map(({ id, name, missedCount }) => (
            <li key={id}>
              <Link to={portfolioPages.view(id)}>
                <DebtName name={name} />
              </Link>{' '}
              {count(missedCount, 'payment')}
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <Link
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          to={portfolioPages.scheduledPayments(first.id)}
        >
          View scheduled payments
        </Link>
      </div>
    </div>
  );
}
