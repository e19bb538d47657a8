// The privacy notice: what people can do about their data, complaints, and how it is kept safe.

import { accountLimits } from '../account-limits.ts';
import { contactLimits } from '../contact-limits.ts';
import { ico } from '../ico.ts';
import { paths } from '../paths.ts';
import { contactTexts } from './contact.ts';
import { type LegalSection, link, list, text } from './legal-parts.ts';
import { navigationTexts } from './navigation.ts';

export function rights({
  email,
  hasAnalytics,
}: {
  readonly email: string;
  readonly hasAnalytics: boolean;
}): readonly LegalSection[] {
  return [
    {
      id: 'devices',
      title: 'Sessions and devices',
      parts: [
        text(
          `You stay signed in on a device until you sign out, have not come back for ${accountLimits.refreshTokenDays} days, or ${accountLimits.sessionMaxDays} days have passed. A new password signs out every other device, and we end sessions that seem to be in wrong hands. Under 'Devices' in your profile you see where you are signed in, and can sign out each device or all others at once.`,
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      parts: [
        list(
          "See what we hold, and take a copy: 'Download my data' in your profile gives you at once what belongs to your account, as one file that other programs can read. For anything beyond it, such as a message that you sent without signing in, or the notes and reasons of our staff, write to us.",
          'Correct it: you can change your username and email address in your profile, and portfolios, debts and payments on their own pages.',
          "Have it deleted: 'Delete my account' in your profile takes effect at once. What stays, where and for how long, is in the table above.",
          'Object, or have its use restricted: you can switch reminders off in your profile. For anything else, write to us.',
          ...(hasAnalytics
            ? ['Withdraw your consent to analytics: in the cookie settings, at any time.']
            : []),
        ),
        ...(hasAnalytics
          ? [link(navigationTexts.footer.cookieSettings, paths.cookieSettings)]
          : []),
        text(
          `Without an account, or if you cannot get into it, write to us at ${email}. Using your rights is free. We reply within one month, and may ask you first to show that the data is yours.`,
        ),
      ],
    },
  ];
}

export function complaints(email: string): LegalSection {
  return {
    id: 'complaints',
    title: 'Complaints about your data',
    parts: [
      text(
        `Choose '${contactTexts.complaint}' as the topic on the contact page, or write to us at ${email}. The contact page acknowledges a complaint at once, with a reference and the day by which you hear from us, and as a rule we also confirm it by email. We tell you the outcome within ${contactLimits.complaintDueDays} days.`,
      ),
      link(navigationTexts.footer.contact, paths.contact),
      text(
        `You can also complain to the regulator, the ${ico.name} (ICO), at any time. It usually expects you to have contacted us first.`,
      ),
      {
        kind: 'address',
        lines: [ico.name, ico.postalAddress],
        phone: ico.phone,
        url: ico.complaintsUrl,
      },
    ],
  };
}

export const security: LegalSection = {
  id: 'security',
  title: 'How we keep it safe',
  parts: [
    list(
      'Your password is kept only as a hash (Argon2id), from which nobody can read it back. The links in our emails and the keys of your sessions are kept as hashes, too.',
      'All traffic between you and the site is encrypted (HTTPS), and the cookie that keeps you signed in cannot be read by scripts.',
      'You can protect your account with two-step sign-in. After several wrong attempts we stop anyone who is guessing passwords.',
      'What belongs to you is looked up by your account, so that nobody else can open it by its address.',
      'The log of the server holds no names, no email or network addresses, and no amounts.',
    ),
    text(
      'No system is perfectly safe. If your data ever gets into the wrong hands in a way that puts you at high risk, we will tell you without undue delay, and the Information Commissioner as the law requires.',
    ),
  ],
};
