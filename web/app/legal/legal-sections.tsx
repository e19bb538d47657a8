/** Legal pages: a list of what is in them, then section by section. */
import type { LegalPart, LegalSection } from '@debt-payoff/contract/texts/legal-parts';
import type { TierRow } from '@debt-payoff/contract/tier-table';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Column, Table } from '../ui/table.tsx';

export function LegalSections({
  label,
  sections,
  email,
  level,
}: {
  /** Names the list of what is in them. */
  readonly label: string;
  readonly sections: readonly LegalSection[];
  /** Our address, which can be pressed wherever it stands in a sentence. */
  readonly email: string;
  readonly level: 2 | 3;
}) {
  return (
    <>
      <nav className="terms-contents screen-only" aria-label={label}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <Section key={section.id} section={section} email={email} level={level} />
      ))}
    </>
  );
}

function Section({
  section: { id, title, parts },
  email,
  level,
}: {
  readonly section: LegalSection;
  readonly email: string;
  readonly level: 2 | 3;
}) {
  const titleId = `${id}-title`;
  return (
    <section className="terms-section" id={id} aria-labelledby={titleId}>
      {level === 2 ? (
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
      ) : (
        <h3 className="h4" id={titleId}>
          {title}
        </h3>
      )}
      {parts.map((part) => (
        <Part key={keyOf(part)} part={part} email={email} />
      ))}
    </section>
  );
}

function Part({ part, email }: { readonly part: LegalPart; readonly email: string }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <WithAddress text={part.text} email={email} />
        </p>
      );
    case 'list':
      return (
        <ul className="terms-list">
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'link':
      return (
        <p>
          <Link to={part.path}>{part.label}</Link>
        </p>
      );
    case 'tiers':
      return (
        <div className="terms-table">
          <Table
            caption="The plans, with what each costs and holds"
            columns={tierColumns}
            rows={part.rows}
            keyOf={({ name }) => name}
          />
        </div>
      );
    case 'form':
      return (
        <div className="card card-tight terms-form">
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'table':
      return <TextTable part={part} />;
    case 'address':
      return <Address part={part} />;
  }
}

function TextTable({ part }: { readonly part: Extract<LegalPart, { kind: 'table' }> }) {
  const [first, ...others] = part.labels;
  const columnAt = (label: string, at: number): Column<readonly string[]> => ({
    label,
    cell: (row) => row[at],
  });
  return (
    <div className="terms-table terms-words">
      <Table
        caption={part.caption}
        columns={[columnAt(first, 0), ...others.map((label, index) => columnAt(label, index + 1))]}
        rows={part.rows}
        keyOf={([name]) => name}
      />
    </div>
  );
}

function Address({ part }: { readonly part: Extract<LegalPart, { kind: 'address' }> }) {
  return (
    <div className="card card-tight terms-form">
      {part.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={`tel:${part.phone.replaceAll(' ', '')}`}>{part.phone}</a>
      </p>
      <p>
        <a href={part.url}>{part.url.replace(/^https:\/\/|\/$/g, '')}</a>
      </p>
    </div>
  );
}

const tierColumns: readonly [Column<TierRow>, ...Column<TierRow>[]] = [
  { label: 'Plan', cell: ({ name }) => name },
  { label: 'Price a month', cell: ({ price }) => price, isFigure: true },
  { label: 'Portfolios', cell: ({ portfolios }) => portfolios, isFigure: true },
  { label: 'Debts in each', cell: ({ debts }) => debts, isFigure: true },
  { label: 'Includes', cell: ({ includes }) => <Includes names={includes} /> },
];

function Includes({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function WithAddress({ text, email }: { readonly text: string; readonly email: string }) {
  const [before, ...others] = text.split(email);
  return (
    <>
      {before}
      {others.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </Fragment>
      ))}
    </>
  );
}

function keyOf(part: LegalPart): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return part.path;
  return part.kind === 'list' ? part.items.join() : part.kind;
}
