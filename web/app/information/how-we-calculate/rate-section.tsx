/** What an APR is, what we do with a rate, and how far the two are apart. */
import { type Column, Table } from '../../ui/table.tsx';
import { InformationSection } from '../information-page.tsx';
import type { ShownRate } from './calculation-facts.server.ts';

export function RateSection({
  rates,
  balance,
}: {
  readonly rates: readonly ShownRate[];
  readonly balance: string;
}) {
  return (
    <InformationSection title="What an APR is, and what we do with a rate">
      <p>
        A UK APR is an effective rate: it already counts the interest that is charged on interest
        over a year. So is the EAR of an overdraft. A month at an APR is therefore a little less
        than a twelfth of it. An APR can also include fees.
      </p>
      <p>
        You can say of each debt what its rate is: simple yearly, APR, EAR, or a rate a month. An
        APR or EAR is turned into the rate of a month that comes to it in a year. A rate of which
        you say nothing counts as simple yearly, and is divided by 12. An APR that is entered like
        that comes out too high rather than too low. This is one month's interest on {balance}:
      </p>
      <div className="terms-table">
        <Table
          caption={`One month's interest on ${balance}, as an APR and as a simple yearly rate`}
          columns={columns}
          rows={rates}
          keyOf={({ percent }) => percent}
        />
      </div>
      <p>
        If your statement gives a rate a month, you can enter it as it stands. Rates of different
        kinds are compared by what they come to in a month.
      </p>
    </InformationSection>
  );
}

const columns: readonly [Column<ShownRate>, ...Column<ShownRate>[]] = [
  { label: 'Rate a year', cell: ({ percent }) => percent },
  { label: 'As an APR', cell: ({ effective }) => effective, isFigure: true },
  { label: 'As a simple yearly rate', cell: ({ twelfth }) => twelfth, isFigure: true },
  { label: 'Difference', cell: ({ difference }) => difference, isFigure: true },
];
