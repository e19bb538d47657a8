/** The terms for everyone who uses the site, as a page shows them. */
import type { Company } from '@debt-payoff/contract/company';
import {
  generalTerms,
  generalTermsLead,
  generalTermsTitle,
} from '@debt-payoff/contract/texts/general-terms';
import { TermsDocument } from '../legal/terms-document.tsx';

export function GeneralTerms({ company }: { readonly company: Company }) {
  return (
    <TermsDocument
      id="everyone"
      title={generalTermsTitle}
      lead={generalTermsLead}
      sections={generalTerms(company)}
      email={company.email}
    />
  );
}
