// The privacy notice: what UK GDPR, articles 13 and 14, want people to be told. Each sentence is true of the
// product, or of those who run it by the runbook: look before you change one.

import type { Company } from '../company.ts';
import { paths } from '../paths.ts';
import { privacyRetention } from '../privacy-retention.ts';
import { product } from '../product.ts';
import { registrationLine, runByLine } from './company.ts';
import { type LegalPart, type LegalSection, link, list, text } from './legal-parts.ts';
import { analytics, personalData, processors, transfers } from './privacy-data.ts';
import { complaints, rights, security } from './privacy-rights.ts';
import { type KeptData, keptByAnalytics, keptData } from './retention.ts';

/** Changed with the notice. */
export const privacyDate = '2026-11-18';

export const privacyLead = `What ${product.name} knows about you, why, who else sees it, how long it is kept, and what you can do about it.`;

export type PrivacyFacts = {
  readonly company: Company;
  /** Whether visits are measured for those who agree. */
  readonly hasAnalytics: boolean;
};

/** For those who read no further: what the sections say, and no more. */
export function privacyInShort(hasAnalytics: boolean): readonly string[] {
  return [
    'The calculator needs no account, and nothing that names you.',
    'We do not sell your data, or share it for advertising.',
    ...(hasAnalytics ? ['We use Google Analytics only if you accept it.'] : []),
    "You can download your data and delete your account yourself, in your profile. 'How long we keep it' lists what stays after that, and until when.",
    'If you are unhappy with how we use your data, tell us. You can also complain to the regulator.',
  ];
}

export function privacyNotice({ company, hasAnalytics }: PrivacyFacts): readonly LegalSection[] {
  const { email } = company;
  return [
    { id: 'who', title: 'Who is responsible', parts: responsible(company) },
    {
      id: 'never',
      title: 'What we never ask for',
      parts: [
        list(
          'Logins to your bank, or the numbers of your accounts and cards. If you subscribe, you give your card to Stripe, and we never see its number.',
          'Your date of birth, your postal address or your income.',
          'The real names of your lenders: any name that you recognise will do.',
        ),
        text(
          'The calculator needs nothing that names you. An account needs a username, an email address and a password. Please leave out of your notes what we do not need to know, such as anything about health.',
        ),
      ],
    },
    {
      id: 'what',
      title: 'What we hold, and why',
      parts: [
        personalData(hasAnalytics),
        text(
          'All of it comes from you, from the device that you use, from our own work on your account or, about payments for a plan, from Stripe. We buy no data, and ask no credit reference agency about you.',
        ),
        text('Where we rely on legitimate interests, you can object: see your rights below.'),
        link('Cookies, and what else your browser keeps', paths.cookies),
      ],
    },
    { id: 'analytics', title: 'Analytics', parts: analytics(hasAnalytics) },
    {
      id: 'decisions',
      title: 'Automated decisions',
      parts: [
        text(
          'We make no automated decisions about you that have legal or similarly serious effects. A plan is worked out from the figures that you enter. We do not score or profile you.',
        ),
      ],
    },
    {
      id: 'processors',
      title: 'Who works for us, and what they see',
      parts: [
        processors(hasAnalytics),
        text(
          `These companies may use your data only to work for us, apart from what the table says. Write to us at ${email} if you want to know who currently hosts the site and delivers our emails, and in which country.`,
        ),
        text(
          'We do not sell your data, or share it for advertising. We give data to an authority or a court only where the law requires us to.',
        ),
      ],
    },
    { id: 'transfers', title: 'Outside the UK', parts: transfers(hasAnalytics) },
    {
      id: 'retention',
      title: 'How long we keep it',
      parts: [retention(hasAnalytics)],
    },
    ...rights({ email, hasAnalytics }),
    complaints(email),
    {
      id: 'children',
      title: 'Children',
      parts: [
        text(
          `The service is not for children under ${privacyRetention.minimumAgeYears}, and we do not knowingly keep data about them. If you know that a child under that age has an account, write to us at ${email}: we will look into it and delete it.`,
        ),
      ],
    },
    security,
    {
      id: 'changes-of-this-notice',
      title: 'Changes to this notice',
      parts: [
        text(
          'When we change what we do with your data, we change this page and its date. If the change matters to people who have an account, we email them before it applies.',
        ),
      ],
    },
  ];
}

function responsible(company: Company): LegalPart[] {
  const registration = registrationLine(company);
  const { icoRegistration } = company;
  return [
    text(
      `${runByLine(company)} We decide why and how your personal data is used; the law calls that the controller.`,
    ),
    ...(registration === null ? [] : [text(`${registration}.`)]),
    ...(icoRegistration === null
      ? []
      : [
          text(
            `Our number in the Information Commissioner's register of data protection fee payers is ${icoRegistration}.`,
          ),
        ]),
    text(`For anything about your data, write to us at ${company.email}.`),
  ];
}

function retention(hasAnalytics: boolean): LegalPart {
  const kept: readonly KeptData[] = [...keptData, ...(hasAnalytics ? keptByAnalytics : [])];
  return {
    kind: 'table',
    caption: 'What is kept, and for how long',
    labels: ['What', 'How long'],
    rows: kept.map(({ what, howLong }) => [what, howLong]),
  };
}
