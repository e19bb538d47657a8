// The terms for paid plans. They say what the code does: docs/billing-duties.md names where, sentence by sentence.

import type { Company } from '../company.ts';
import { product } from '../product.ts';
import { buyingTerms } from './billing-terms-buying.ts';
import { leavingTerms } from './billing-terms-leaving.ts';
import { payingTerms } from './billing-terms-paying.ts';
import { cancellationForm } from './cancellation-form.ts';
import { companyName } from './company.ts';
import { type TermsSection, text } from './legal-parts.ts';

export const billingTermsTitle = 'Terms for paid plans';

export const billingTermsLead = `What each plan of ${product.name} holds and costs, how a paid plan renews, and how you leave it. Nothing here takes away a right that the law gives you as a consumer.`;

/** The same on the page and in the mail that confirms a subscription. */
export function billingTerms({ company }: { readonly company: Company }): readonly TermsSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      parts: [
        text(
          `The plans are sold by ${companyName(company)}. You can write to us at ${company.email}.`,
        ),
      ],
    },
    ...buyingTerms,
    ...payingTerms,
    ...leavingTerms(company.email),
    {
      id: 'cancellation-form',
      title: cancellationForm.title,
      parts: [{ kind: 'form', lines: cancellationForm.lines({ company, order: null }) }],
    },
  ];
}
