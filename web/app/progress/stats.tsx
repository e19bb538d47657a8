/** A portfolio's progress in four figures. */
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { repaymentOf } from '../debts/repayment.ts';
import { Tile } from '../ui/tile.tsx';

export function Stats(props: { readonly portfolio: Portfolio; readonly comparison: PlanVsActual }) {
  const { portfolio, comparison } = props;
  const repayment = repaymentOf({
    balance: portfolio.total_balance,
    original_balance: portfolio.original_balance,
  });
  return (
    <section aria-label="Summary">
      <dl className="tiles four-tiles">
        <Tile label="Current balance" figure={formatPounds(portfolio.total_balance)} />
        <Tile
          label="Repaid so far"
          figure={formatPence(repayment?.repaidPence ?? 0)}
          note={
            repayment === null
              ? null
              : `Of ${formatPounds(portfolio.original_balance)} at the start`
          }
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
