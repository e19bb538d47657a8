/** Two debts, their first months by hand, and how it ends. */
import { buttonClass } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { BulletList, InformationSection } from '../information-page.tsx';
import type { ShownExample, ShownLine, ShownOutcome } from './calculation-facts.server.ts';

export function WorkedExampleSection({ example }: { readonly example: ShownExample }) {
  return (
    <InformationSection title="An example, by hand">
      <p>
        Two debts, and {example.extra} extra a month, with {example.strategy}:
      </p>
      <BulletList items={example.debts} />
      {example.months.map(({ month, lines }) => (
        <MonthByHand key={month} month={month} lines={lines} />
      ))}
      <p>{example.howItGoesOn} The same debts with each strategy:</p>
      <div className="terms-table">
        <Table
          caption="The example with each strategy"
          columns={outcomeColumns}
          rows={example.outcomes}
          keyOf={(outcome) => outcome.strategy}
        />
      </div>
      <p>
        {/* The plan is in the fragment, which the calculator reads when its page is opened. */}
        <a className={buttonClass({ variant: 'secondary' })} href={example.calculatorLink}>
          Open this example in the calculator
        </a>
      </p>
    </InformationSection>
  );
}

function MonthByHand({
  month,
  lines,
}: {
  readonly month: number;
  readonly lines: readonly ShownLine[];
}) {
  return (
    <>
      <h3 className="h4">Month {month}</h3>
      <div className="terms-table">
        <Table
          caption={`Month ${month} of the example`}
          columns={lineColumns}
          rows={lines}
          keyOf={({ name }) => name}
        />
      </div>
      <BulletList items={lines.map(({ interestByHand }) => interestByHand)} />
    </>
  );
}

const lineColumns: readonly [Column<ShownLine>, ...Column<ShownLine>[]] = [
  { label: 'Debt', cell: ({ name }) => name },
  { label: 'At the start', cell: ({ opening }) => opening, isFigure: true },
  { label: 'Interest', cell: ({ interest }) => interest, isFigure: true },
  { label: 'Payment', cell: ({ payment }) => payment, isFigure: true },
  { label: 'Extra', cell: ({ extra }) => extra, isFigure: true },
  { label: 'Left', cell: ({ closing }) => closing, isFigure: true },
];

const outcomeColumns: readonly [Column<ShownOutcome>, ...Column<ShownOutcome>[]] = [
  { label: 'Strategy', cell: ({ strategy }) => strategy },
  { label: 'Cleared after', cell: ({ months }) => months, isFigure: true },
  { label: 'Total interest', cell: ({ totalInterest }) => totalInterest, isFigure: true },
];
