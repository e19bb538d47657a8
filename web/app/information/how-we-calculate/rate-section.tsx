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
        We take the rate that you enter and divide it by 12. If you enter an APR, our interest is
        too high rather than too low. This is one month's interest on {balance}:
      </p>
      <div className="terms-table">
        <Table
          caption={`One month's interest on ${balance}, by both ways of reading a rate`}
          columns={columns}
          rows={rates}
          keyOf={({ percent }) => percent}
        />
      </div>
      <p>
        If your statement gives a monthly rate, enter 12 times that rate, to one decimal: this is
        how we read it.
      </p>
    </InformationSection>
  );
}

const columns: readonly [Column<ShownRate>, ...Column<ShownRate>[]] = [
  { label: 'Rate a year', cell: ({ percent }) => percent },
  { label: 'As an APR', cell: ({ effective }) => effective, isFigure: true },
  { label: 'As we calculate', cell: ({ twelfth }) => twelfth, isFigure: true },
  { label: 'Difference', cell: ({ difference }) => difference, isFigure: true },
];
