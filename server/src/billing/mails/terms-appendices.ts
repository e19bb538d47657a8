/** The terms for paid plans as they go along with a mail: a page may change, and a mail stays as it was sent. */
import type { Company } from '@debt-payoff/contract/company';
import {
  billingTerms,
  billingTermsLead,
  billingTermsTitle,
} from '@debt-payoff/contract/texts/billing-terms';
import type { TermsPart } from '@debt-payoff/contract/texts/legal-parts';
import type { MailAppendix } from '../../mail/mail-layout.ts';

export function termsAppendices({
  company,
  site,
}: {
  readonly company: Company;
  /** What the paths of links stand behind. */
  readonly site: string;
}): MailAppendix[] {
  // The form stands above them, filled in.
  const sections = billingTerms({ company }).filter(({ id }) => id !== 'cancellation-form');
  return [
    { title: billingTermsTitle, lines: [billingTermsLead] },
    ...sections.map(({ title, parts }) => ({
      title,
      lines: parts.flatMap((part) => linesOf(part, site)),
    })),
  ];
}

function linesOf(part: TermsPart, site: string): readonly string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'list':
      return part.items.map((item) => `- ${item}`);
    case 'link':
      return [`${part.label}: ${site}${part.path}`];
    case 'tiers':
      return part.rows.map(
        ({ name, price, portfolios, debts, includes }) =>
          `- ${name}: ${price} a month. Portfolios: ${portfolios}. Debts in each: ${debts}. ${includes.join('; ')}.`,
      );
    case 'form':
      return part.lines;
  }
}
