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
      <p>
        Some lenders publish what an example costs. Here are a few, as we found them in November
        2026, beside what our engine gives. The engine works these out itself: none of our figures
        is typed.
      </p>
      {facts.lenderExamples.map((example) => (
        <Example key={example.id} example={example} />
      ))}
      <h3 className="h4">How many come out</h3>
      <p>
        We know of {tally.all} that lenders, calculators and articles have published, some with
        several figures. {tally.comingOut} come out. In {tally.near} of these every amount is within
        £1 and the months are the same. In the other {tally.far}, amounts are at most{' '}
        {tally.farthestPercent} and the end at most {tally.farthestMonths} apart. For{' '}
        {tally.inferred} of the {tally.comingOut} we found something that the source leaves out,
        such as the lowest minimum, by trying. Those prove less, and none of them is shown above.
      </p>
      <p>
        None of this counts days. A lender that charges interest by the day can come to another
        figure than its own example.
      </p>
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
        <a className={buttonClass({ variant: 'secondary' })} href={calculatorLink}>
          Open it in the calculator<span className="vh">: {lender}</span>
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
      <p>
        {tally.unmatched} of the published cases do not come out. These are of lenders and sellers:
      </p>
      {unmatched.groups.map(({ reason, cases }) => (
        <div key={reason} className="stack">
          <h3 className="h4">{reason}</h3>
          <BulletList items={cases} />
        </div>
      ))}
      <p>
        The other {unmatched.calculators} are of calculators and articles.{' '}
        {unmatched.dividingByTwelve} of them divide an APR by 12. If you can explain one that we
        cannot, please tell us.
      </p>
    </InformationSection>
  );
}
