/**
 * Who helps people in the UK with their debts for free, and what there is in each nation. A phone number
 * stands here only where its owner's own pages, or several sources that agree, have it.
 */
import { debtAdvisers } from './debt-advice.ts';

export type Helpline = {
  readonly name: string;
  readonly url: string;
  readonly phone: string;
  readonly note: string;
};

const notes: Record<(typeof debtAdvisers)[number]['name'], string> = {
  StepChange: 'Debt advice, with help to make a budget.',
  'National Debtline': 'Debt advice by phone.',
  MoneyHelper: 'Government-backed help with money, with a budget planner on its site.',
};

export const helplines: readonly Helpline[] = debtAdvisers.map((adviser) => ({
  ...adviser,
  note: notes[adviser.name],
}));

/** For anyone who needs to be listened to before anything else. */
export const crisisLine = { name: 'Samaritans', phone: '116 123' } as const;

export type HelpSite = { readonly name: string; readonly url: string; readonly note: string };

/** By link only: their numbers could not be confirmed. */
export const otherAdvisers: readonly HelpSite[] = [
  {
    name: 'Citizens Advice',
    url: 'https://www.citizensadvice.org.uk',
    note: 'Its site says how to get advice where you live.',
  },
  {
    name: 'Business Debtline',
    url: 'https://businessdebtline.org',
    note: 'For people who are self-employed.',
  },
  {
    name: 'Christians Against Poverty',
    url: 'https://capuk.org',
    note: 'Its site says what it offers where you live.',
  },
];

export const nations = ['England', 'Wales', 'Scotland', 'Northern Ireland'] as const;
export type Nation = (typeof nations)[number];

export type NationHelp = {
  readonly nations: readonly Nation[];
  readonly facts: readonly string[];
  readonly site?: HelpSite;
};

/** What the law offers there, as facts: which of it fits is for an adviser to go through. */
export const helpByNation: readonly NationHelp[] = [
  {
    nations: ['England', 'Wales'],
    facts: [
      'Breathing Space is a pause of 60 days. It is set up through a debt adviser and can be used once in 12 months. In mental health crisis treatment it is set up through an approved mental health professional, and lasts as long as the treatment and 30 days more. Ongoing bills still have to be paid.',
      'A debt relief order (DRO) is for people with debts below £50,000, few assets and at most £75 a month to spare, who do not own their home. Since 6 April 2024 it has had no fee.',
    ],
  },
  {
    nations: ['Scotland'],
    facts: [
      'A moratorium holds off diligence, which is what enforcing a debt is called in Scotland, for six months. It can be used once in 12 months.',
      'The Debt Arrangement Scheme (DAS), trust deeds and sequestration are Scottish schemes of their own.',
    ],
    site: {
      name: 'Accountant in Bankruptcy (AiB)',
      url: 'https://www.aib.gov.uk',
      note: 'It has pages about each of them.',
    },
  },
  {
    nations: ['Northern Ireland'],
    facts: [
      'Breathing Space is for England and Wales, and the Scottish schemes are for Scotland. Ask an adviser what there is in Northern Ireland: the sites on this page say what they offer where you live.',
    ],
  },
];

/** Where in the UK these are to be had is not known to us for certain. */
export const schemesAnywhere: readonly string[] = [
  'A debt management plan (DMP) is an arrangement to pay your debts at a rate that you can afford.',
  'An individual voluntary arrangement (IVA) usually lasts five or six years. Its fees can be high, some debts stay outside it, and where it fails it can lead to bankruptcy.',
];
