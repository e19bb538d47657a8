// The privacy notice: what is held and why, by group, who works for us, and what is measured.

import { paths } from '../paths.ts';
import { privacyRetention } from '../privacy-retention.ts';
import { retentionDays } from '../retention-periods.ts';
import { type LegalPart, link, list, text } from './legal-parts.ts';
import { navigationTexts } from './navigation.ts';
import { periodText } from './retention.ts';

const { behaviourDataMonths, performanceDataMonths } = privacyRetention;

const contract = 'Contract: you asked for it.';
const consent = 'Your consent.';
const interest = (what: string) => `Legitimate interests: ${what}.`;

export function personalData(hasAnalytics: boolean): LegalPart {
  return {
    kind: 'table',
    caption: 'What we hold about you, why, and on which lawful basis',
    labels: ['Group', 'What', 'Why', 'Lawful basis'],
    rows: [
      [
        'In your browser',
        'What you type into the calculator, forms that you have not sent, how the site looks for you. It stays there until you send or save it. To compare strategies or to make a file, your figures go to our server, which works out its reply and does not keep them.',
        'So that your figures are still there when you come back',
        interest('giving you what you asked for'),
      ],
      [
        'Your account',
        'Username, email address, a hash of your password, your settings and, if you use two-step sign-in, its encrypted secret and hashes of your recovery codes',
        'To give you an account that only you can open, and to write to you about it',
        contract,
      ],
      [
        'Signing in',
        'For each device that is signed in, its browser, network address and when it was last used; when and from where you last signed in, and how many attempts have failed since; counts of attempts, by network address, by account, and by a code in place of a username or email address',
        'To keep you signed in, to show you your devices, and to keep others out',
        `${contract} ${interest('keeping accounts safe')}`,
      ],
      [
        'Portfolios and payments',
        'The names that you give them, balances, rates, payments, schedules, notes, plans, snapshots and calendar links',
        'To work out your plan, show your progress and, if you want them, send reminders',
        contract,
      ],
      [
        'Paid plans',
        'Your plan and what it cost, or who gave it to you and why; what you agreed to at the checkout, what we have emailed you about it, and the numbers by which Stripe knows you and your payments',
        'To sell you the plan, make refunds and have evidence of the contract',
        `${contract} Legal obligation: tax and consumer law. ${interest('answering claims')}`,
      ],
      [
        'The free trial',
        'A code made from your email address',
        'So that each person has one free trial',
        interest('preventing misuse'),
      ],
      [
        'Emails to you',
        'Which emails we sent you, and which could not be delivered',
        'To deliver each of them, and once',
        contract,
      ],
      [
        'Messages to us',
        'Your name, email address, subject and message, whether a program seems to have sent it and, if you are signed in, whose account it is and whether its plan has priority support. A copy goes to our mailbox. Also what we reply and, of a data protection complaint, its outcome.',
        'To reply, in the right order',
        `${interest('replying to you')} For data protection complaints, legal obligation.`,
      ],
      ...(hasAnalytics ? analyticsGroups : []),
      [
        'Server log',
        'The kind of page or call, how long it took and whether it worked; where something fails, the numbers by which we or Stripe know the account, the portfolio or the payment. It holds no names, no email or network addresses, and no amounts.',
        'To find and fix faults',
        interest('running the service'),
      ],
      [
        'What our staff do',
        'What they change in your account, when and why, and notes that they write about it',
        'To help you, and so that it can be looked into',
        interest('being accountable for what we do'),
      ],
      [
        'Deleted accounts',
        `Username and email address for ${periodText(retentionDays.deletedAccountNames)}; after that nothing that names you, only the number of the account, its plan and role, when it began and ended, and who deleted it, you or our staff`,
        'To answer questions about a deletion, and to count how many leave',
        interest('knowing how the service is doing'),
      ],
    ],
  };
}

const analyticsGroups: readonly (readonly [string, string, string, string])[] = [
  [
    'Your choice about cookies',
    'What was chosen, when, and which version of the question, with nothing that says who',
    'To show that we asked',
    'Legal obligation: to be able to show consent.',
  ],
  [
    'Visits',
    'Which kinds of pages are opened and which buttons pressed, which article is read, how many debts there are, the number of a portfolio, the plan that is chosen, and Google Analytics cookies. Only if you accept.',
    'To see what helps people and what does not',
    consent,
  ],
];

export function analytics(hasAnalytics: boolean): LegalPart[] {
  if (!hasAnalytics) {
    return [text('Nothing is measured here: this site loads no analytics.')];
  }
  return [
    text(
      'We use Google Analytics, and only if you accept. Before you do, nothing of it is loaded, stored or sent.',
    ),
    list(
      "Pages are reported by their kind, such as '/portfolios/:id', never by their full address. Beside that, some events say which article it was, how many debts there are, which plan was chosen, or the number that a portfolio has with us.",
      'Amounts are never reported, nor anything that you type: no names, no notes, no email addresses.',
      'Google signals and personalised advertising are switched off, and so is all storage for advertising.',
      `In its settings for data retention, data about behaviour is kept for up to ${behaviourDataMonths} months. Data about performance would be kept for ${performanceDataMonths} months; at present we send none.`,
    ),
    text(
      'You can change your mind at any time. That takes effect at once in this browser, and deletes Google Analytics cookies. What Google has received before stays there until its time is up.',
    ),
    link(navigationTexts.footer.cookieSettings, paths.cookieSettings),
  ];
}

export function processors(hasAnalytics: boolean): LegalPart {
  return {
    kind: 'table',
    caption: 'The companies that work for us, what they do and what they see',
    labels: ['Who', 'What for', 'What they see'],
    rows: [
      [
        'Our hosting company',
        'Runs the servers, the database and its backups',
        'All that is stored with us or sent to us and, as on every site, the network address of your device',
      ],
      [
        'Our email company',
        'Delivers our emails, and keeps our mailbox',
        'Your email address, the emails that we send you, and the messages that you send us',
      ],
      [
        'Stripe',
        'Takes card payments, if you subscribe',
        'Your email address, the number of your account here and when you registered, the card and billing details that you type in there, your plan, your payments and when you asked to start at once. Some of it Stripe also uses in its own right, for example against fraud: stripe.com/gb/privacy says how.',
      ],
      ...(hasAnalytics ? [analyticsProcessor] : []),
    ],
  };
}

const analyticsProcessor = [
  'Google Analytics, by Google',
  'Measures visits, if you accept',
  'What is measured, as above, Google Analytics cookies, and the network address and kind of your device',
] as const;

export function transfers(hasAnalytics: boolean): LegalPart[] {
  return [
    text(
      `${hasAnalytics ? 'Stripe and Google also work' : 'Stripe also works'} outside the UK, among other places in the United States. Where UK law does not treat a country's protection as equal to ours, data goes there only with the safeguards that the law requires: the UK-US data bridge, or the contract terms that the Information Commissioner has issued.`,
    ),
    text('The same applies to the companies that host the site and deliver our emails.'),
  ];
}
