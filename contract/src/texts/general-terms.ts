// The terms for everyone who uses the site. Each sentence is true of the product: look before you change one.

import type { Company } from '../company.ts';
import { paths } from '../paths.ts';
import { privacyRetention } from '../privacy-retention.ts';
import { product } from '../product.ts';
import { resourceCategoryLabels } from '../resource-categories.ts';
import { registrationLine, runByLine } from './company.ts';
import { contentTexts } from './content.ts';
import { moreFreeHelp } from './debt-help.ts';
import { generalTermsAgreement } from './general-terms-agreement.ts';
import { type LegalSection, link, list, text } from './legal-parts.ts';
import { advisers } from './mails.ts';
import { navigationTexts } from './navigation.ts';

/** Changed with the terms, and told to everyone who has an account. */
export const termsDate = '2026-11-18';

export const generalTermsTitle = 'Terms for everyone';

export const generalTermsLead = `The rules for using ${product.name}. If you subscribe, the terms for paid plans below apply as well. Nothing in either takes away a right that the law gives you as a consumer.`;

export function generalTerms(company: Company): readonly LegalSection[] {
  const { email } = company;
  const registration = registrationLine(company);
  return [
    {
      id: 'about-us',
      title: 'Who runs the site',
      parts: [
        text(runByLine(company)),
        ...(registration === null ? [] : [text(`${registration}.`)]),
        text(
          `You can write to us at ${email}. These terms apply between you and us whenever you use the site.`,
        ),
      ],
    },
    ...usingTheService(email),
    ...generalTermsAgreement(email),
  ];
}

function usingTheService(email: string): readonly LegalSection[] {
  const { menu, footer } = navigationTexts;
  return [
    {
      id: 'the-service',
      title: 'What the service is, and what it is not',
      parts: [
        text(
          `${product.name} works out, from the figures that you enter, how debts could be paid off. If you have an account, it also keeps a record of your debts and payments.`,
        ),
        list(
          "Its figures are estimates. Where your lender's figures differ, your lender's count.",
          'It gives information and not advice. It shows ways of paying side by side, and the choice is yours.',
          'It is not a debt advice service, and does not lend, arrange loans, negotiate with lenders or move money.',
          'A payment that you record here is a note of your own: it pays nothing to your lender.',
          'Emails can be late or get lost. Please do not rely on our reminders alone.',
        ),
        text(`If money is tight, ${advisers} give free, confidential advice about debts.`),
        link(moreFreeHelp, paths.debtHelp),
        link(footer.howWeCalculate, paths.howWeCalculate),
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      parts: [
        text('The calculator, the articles and all other public pages need no account.'),
        text(
          'An account is for one person. Use an email address of your own, choose a password that you use nowhere else, and keep it to yourself. Once your address is confirmed, you can add two-step sign-in in your profile.',
        ),
        text(
          `If you think that someone else has got into your account, change your password: that signs out every other device. Then write to us at ${email}.`,
        ),
        text(
          `The service is not for children under ${privacyRetention.minimumAgeYears}. If you are younger, please do not open an account.`,
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      parts: [
        text('Please do not:'),
        list(
          "try to get into other people's accounts, or into parts of the service that are not for you,",
          'attack or overload the service, or try to get around its limits,',
          'use it for anything unlawful, or to harm or deceive anyone.',
        ),
        text(
          'We limit how often some things can be done, such as signing in or making files. When you reach such a limit, we tell you, and you can carry on after a while.',
        ),
      ],
    },
    {
      id: 'what-you-enter',
      title: 'What you enter stays yours',
      parts: [
        text(
          'The debts, payments, names and notes that you enter are yours. We use them to run the service for you, as the privacy page says.',
        ),
        link(footer.privacy, paths.privacy),
        text(
          "On every plan you can download all of it as one file, and delete your account, under 'Your data' in your profile. You can delete single portfolios, debts and payments at any time. Apart from the Undo that some pages offer, what you have deleted stays deleted.",
        ),
      ],
    },
    {
      id: 'our-content',
      title: 'What is ours',
      parts: [
        text(
          'The text, images and software on this site belong to us, or to those who let us use them. You may read and print them, share links to them, and keep or pass on the plans and files that you make here. If you want to publish more than a short quotation, please ask us first.',
        ),
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      parts: [
        text(
          `The sites that we link to are run by others, who are responsible for them. Being listed under ${menu.resources} is not a recommendation.`,
        ),
        text(
          `A link that pays us a commission has '${contentTexts.resources.adMark}' before it. No link under ${resourceCategoryLabels['debt-consolidation']} pays us, and none on the page about debt help does.`,
        ),
      ],
    },
  ];
}
