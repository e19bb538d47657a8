// The terms for everyone: how the service and the terms change, what we are responsible for, ending, complaints, law.

import { billingLimits } from '../billing-limits.ts';
import { paths } from '../paths.ts';
import { termsPath } from '../terms-anchors.ts';
import { contentTexts } from './content.ts';
import { type LegalSection, link, list, text } from './legal-parts.ts';
import { navigationTexts } from './navigation.ts';

/** The same notice as for prices. */
export const termsNoticeDays = billingLimits.feeChangeNoticeDays;

export function generalTermsAgreement(email: string): readonly LegalSection[] {
  return [
    {
      id: 'availability',
      title: 'How the service runs and changes',
      parts: [
        text(
          'We want the service to be there whenever you need it, but we cannot promise that it will never be interrupted: it has to be maintained and updated, and now and then something fails.',
        ),
        text(
          `It also changes as we improve it. Before we take away something important from a plan that you pay for, we email you at least ${termsNoticeDays} days ahead, so that you can cancel first.`,
        ),
        text(
          `If we ever close the service, we email everyone who has an account at least ${termsNoticeDays} days ahead, so that you can download your data. We will refund what you have paid for the time after that day.`,
        ),
      ],
    },
    {
      id: 'changes',
      title: 'When these terms or the prices change',
      parts: [
        text(
          `We announce new terms at least ${termsNoticeDays} days before they apply: by email to everyone who has an account, and on this page. If you do not agree with them, you can cancel your plan or delete your account before that day.`,
        ),
        text(
          `A new price also applies at the earliest ${billingLimits.feeChangeNoticeDays} days after we have emailed you.`,
        ),
        link('When a price changes', termsPath('price-changes')),
      ],
    },
    {
      id: 'responsibility',
      title: 'What we are responsible for',
      parts: [
        text(
          'We run the service with reasonable care and skill. If we break these terms, we are responsible for the loss that this causes you, as far as you and we could have foreseen it. We are not responsible for:',
        ),
        list(
          'figures that were entered wrongly or are out of date,',
          'what lenders decide, charge or report, and dates that you miss with them,',
          'business losses: the service is for private use.',
        ),
        text(
          'None of this limits what the law does not let us limit: our liability for death or injury caused by our negligence and for fraud, and your rights under the Consumer Rights Act 2015, such as that what you pay for must be as we describe it.',
        ),
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      parts: [
        text(
          'You can delete your account at any time, without giving a reason. You can also cancel a paid plan and keep the account.',
        ),
        link('Cancelling', termsPath('cancelling')),
        text(
          `We can suspend or close an account that is used in serious breach of these terms, or where the law requires us to. If that happens to you and you want your data, or think that we are wrong, write to us at ${email}.`,
        ),
        link('If we suspend your account', termsPath('suspension')),
      ],
    },
    {
      id: 'complaints-in-general',
      title: 'If something is wrong',
      parts: [
        text(`Write to us at ${email}, or use the contact page. ${contentTexts.contact.promise}`),
        link(navigationTexts.footer.contact, paths.contact),
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      parts: [
        text(
          'The law of England and Wales applies to these terms. If you live in Scotland or Northern Ireland, the rules there that protect consumers protect you as well.',
        ),
        text(
          'You can bring a claim in the courts of England and Wales or, if you live in Scotland or Northern Ireland, in the courts there.',
        ),
      ],
    },
  ];
}
