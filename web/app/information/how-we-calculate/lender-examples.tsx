/** What lenders publish beside what the engine gives, and what does not come out. */
import { buttonClass } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { BulletList, InformationSection } from '../information-page.tsx';
import type { CalculationFacts } from './calculation-facts.server.ts';
import type { LenderExample, ShownFigure } from './lender-examples.server.ts';

type Facts = Pick<CalculationFacts, 'lenderExamples' | 'tally' | 'unmatched'>;

export function LenderExamplesSection({ facts }: { readonly facts: Facts }) {
  const { tally } = facts;
  return (
    <InformationSection title="Lenders' own examples" id="lenders-examples">
      <p>{tally.intro}</p>
      {facts.lenderExamples.map((example) => (
        <Example key={example.id} example={example} />
      ))}
      <h3 className="h4">How many come out</h3>
      <p>{tally.comingOut}</p>
      <p>{tally.days}</p>
    </InformationSection>
  );
}

function Example({ example }: { readonly example: LenderExample }) {
  const { lender, about, figures, note, source, calculatorLink } = example;
  return (
    <>
      <h3 className="h4">{lender}</h3>
      <p>{about}</p>
      <div className="terms-table">
        <Table
          caption={`${lender}, published and worked out here`}
          columns={columns}
          rows={figures}
          keyOf={({ label }) => label}
        />
      </div>
      <p>
        {note} Source: <a href={source.href}>{source.name}</a>.
      </p>
      <p>
        {/* The plan is in the fragment, which the calculator reads when its page is opened. */}
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={calculatorLink}
          aria-label={`Open it in the calculator, ${lender}`}
        >
          Open it in the calculator
        </a>
      </p>
    </>
  );
}

const columns: readonly [Column<ShownFigure>, ...Column<ShownFigure>[]] = [
  { label: 'Figure', cell: ({ label }) => label },
  { label: 'Published', cell: ({ published }) => published, isFigure: true },
  { label: 'Ours', cell: ({ ours }) => ours, isFigure: true },
  { label: 'Difference', cell: ({ difference }) => difference, isFigure: true },
];

export function UnmatchedSection({ facts }: { readonly facts: Facts }) {
  const { tally, unmatched } = facts;
  return (
    <InformationSection title="Examples that do not come out">
      <p>{tally.unmatched}</p>
      {unmatched.groups.map(({ reason, cases }) => (
        <div key={reason} className="stack">
          <h3 className="h4">{reason}</h3>
          <BulletList items={cases} />
        </div>
      ))}
      <p>{unmatched.others}</p>
    </InformationSection>
  );
}
