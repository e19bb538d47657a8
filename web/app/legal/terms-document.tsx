/** One of the two sets of terms that share a page. */
import type { LegalSection } from '@debt-payoff/contract/texts/legal-parts';
import { LegalSections } from './legal-sections.tsx';

export function TermsDocument({
  id,
  title,
  lead,
  sections,
  email,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
  readonly email: string;
}) {
  return (
    <section className="terms" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <p className="muted">{lead}</p>
      <LegalSections
        label={`In the ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
        sections={sections}
        email={email}
        level={3}
      />
    </section>
  );
}
