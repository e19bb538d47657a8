/** The terms for paid plans as a page shows them: a list of what is in them, then section by section. */
import { product } from '@debt-payoff/contract/product';
import {
  billingTerms,
  billingTermsLead,
  billingTermsTitle,
} from '@debt-payoff/contract/texts/billing-terms';
import type { TermsPart, TermsSection } from '@debt-payoff/contract/texts/billing-terms-parts';
import type { TierRow } from '@debt-payoff/contract/tier-table';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Column, Table } from '../ui/table.tsx';

export function BillingTerms({ trader }: { readonly trader: string | null }) {
  const sections = billingTerms({ trader });
  return (
    <section className="terms" aria-labelledby="paid-plans">
      <h2 className="h3" id="paid-plans">
        {billingTermsTitle}
      </h2>
      <p className="muted">{billingTermsLead}</p>
      <Contents sections={sections} />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </section>
  );
}

function Contents({ sections }: { readonly sections: readonly TermsSection[] }) {
  return (
    <nav
      className="terms-contents screen-only"
      aria-label={`In the ${lowerFirst(billingTermsTitle)}`}
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section: { id, title, parts } }: { readonly section: TermsSection }) {
  return (
    <section className="terms-section" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="h4" id={`${id}-title`}>
        {title}
      </h3>
      {parts.map((part) => (
        <Part key={keyOf(part)} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { readonly part: TermsPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <WithAddress text={part.text} />
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
  }
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

/** Our address in a sentence can be pressed. */
function WithAddress({ text }: { readonly text: string }) {
  const { contactEmail } = product;
  const [before, ...others] = text.split(contactEmail);
  return (
    <>
      {before}
      {others.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {after}
        </Fragment>
      ))}
    </>
  );
}

function keyOf(part: TermsPart): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'list' ? part.items.join() : part.kind;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
