/** A portfolio's progress in four figures. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { Tile } from '../ui/tile.tsx';

export function Stats(props: { readonly portfolio: Portfolio; readonly comparison: PlanVsActual }) {
  const { portfolio, comparison } = props;
  return (
    <section aria-label="Summary">
      <dl className="tiles four-tiles">
        <Tile label="Current balance" figure={formatPounds(portfolio.total_balance)} />
        <Tile
          label="Paid off so far"
          figure={formatPounds(comparison.principal_paid)}
          note="What your payments took off the balance"
        />
        <Tile label="Interest paid" figure={formatPounds(comparison.interest_paid)} />
        <Tile
          label="Debts paid off"
          figure={`${portfolio.paid_off_count} of ${portfolio.debts_count}`}
        />
      </dl>
    </section>
  );
}
