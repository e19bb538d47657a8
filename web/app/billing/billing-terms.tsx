/** The terms for paid plans as a page shows them. */
import type { Company } from '@debt-payoff/contract/company';
import {
  billingTerms,
  billingTermsLead,
  billingTermsTitle,
} from '@debt-payoff/contract/texts/billing-terms';
import { TermsDocument } from '../legal/terms-document.tsx';

export function BillingTerms({ company }: { readonly company: Company }) {
  return (
    <TermsDocument
      id="paid-plans"
      title={billingTermsTitle}
      lead={billingTermsLead}
      sections={billingTerms({ company })}
      email={company.email}
    />
  );
}
