/** A portfolio's progress in four figures. */

import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { ProgressCourse } from '@debt-payoff/contract/progress';
import { pounds } from '../payments/words.ts';

export function Stats(props: { readonly portfolio: Portfolio; readonly course: ProgressCourse }) {
  const { portfolio, course } = props;
  return (
    <section aria-label="Summary">
      <dl className="tiles four-tiles">
        <Tile label="Current balance" figure={pounds(portfolio.total_balance)} />
        <Tile
          label="Paid off so far"
          figure={pounds(course.principal_paid)}
          note="What your payments took off the balance"
        />
        <Tile label="Interest paid" figure={pounds(course.interest_paid)} />
        <Tile
          label="Debts paid off"
          figure={`${portfolio.paid_off_count} of ${portfolio.debts_count}`}
        />
      </dl>
    </section>
  );
}

function Tile(props: { readonly label: string; readonly figure: string; readonly note?: string }) {
  return (
    <div className="tile">
      <dt>{props.label}</dt>
      <dd className="big">{props.figure}</dd>
      {props.note === undefined ? null : <dd className="note">{props.note}</dd>}
    </div>
  );
}
