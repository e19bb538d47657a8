// The words of the contact page. Its answers say no more than the product and the terms do.

import { accountLimits } from '../account-limits.ts';
import { billingLimits } from '../billing-limits.ts';
import { type ContactTopic, contactLimits } from '../contact-limits.ts';
import { ico } from '../ico.ts';
import { paths } from '../paths.ts';
import { plans, priceLabel, trialDays } from '../plans.ts';
import { termsPath } from '../terms-anchors.ts';
import { contactTexts } from './contact.ts';
import { navigationTexts } from './navigation.ts';

const { menu, footer, account } = navigationTexts;
const { basic, free, premium } = plans;
const { refundDays } = billingLimits;
const { complaint } = contactTexts;

const toTheIco = `You can also complain to the ${ico.name} (ICO) at ico.org.uk.`;

export const contactPageTexts = {
  title: 'Contact us',
  lead: 'Ask us anything about the product, your account or your plan, or tell us what is not working.',
  form: {
    title: 'Send us a message',
    emailHint: 'We reply to this address.',
    topic: 'What is it about?',
    topics: {
      general: 'General question',
      'data-protection-complaint': complaint,
    } satisfies Record<ContactTopic, string>,
    complaintExplained: `We acknowledge your complaint at once, and tell you the outcome within ${contactLimits.complaintDueDays} days. ${toTheIco}`,
    messageHint: 'Please leave out passwords, card numbers and account numbers.',
    honeypot: 'Leave this field empty',
    send: 'Send message',
    sending: 'Sending...',
    reference: 'Your reference is',
    answeredBy: (day: string) => `We will tell you the outcome of your complaint by ${day}.`,
    mayHaveArrived:
      'It may have reached us after all. You can safely send it again: it will only count once.',
    emailUs: 'Email us at',
    withoutScripts: 'The form needs JavaScript. You can email us instead, at',
    privacy: 'What we do with your message, and how long we keep it:',
  },
  reach: {
    title: 'How to reach us',
    email: 'Email',
    address: 'Address',
    reply: 'When we reply',
    priority: `Messages from people on ${premium.name} come first.`,
    signInBefore: `If you have ${premium.name}, sign in before you send yours: that is how we know. What you have typed stays in the form.`,
    signIn: 'Sign in and come back',
  },
  debts: {
    title: 'If it is about your debts',
    explained:
      'We are not a debt advice service, and cannot advise you about your debts. These services help for free and in confidence, whatever you owe:',
  },
  elsewhere: {
    title: 'You may find it here',
    links: [
      { to: paths.home, label: menu.calculator },
      { to: paths.articles, label: menu.articles },
      { to: paths.privacy, label: footer.privacy },
      { to: paths.terms, label: footer.terms },
    ],
  },
  questionsTitle: 'Questions people ask us',
} as const;

export type ContactQuestion = {
  readonly question: string;
  readonly answer: string;
  /** Where more of it is said, or where it is done. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
};

export const contactQuestions: readonly ContactQuestion[] = [
  {
    question: 'Is it free?',
    answer: `The calculator and the comparison of strategies are free, and need no account. An account is free too: the ${free.label} keeps ${free.portfolioLimit} portfolio with up to ${free.debtLimit} debts that are not paid off yet, needs no card and has no end date. ${basic.name} costs ${priceLabel('basic')} a month and ${premium.name} ${priceLabel('premium')} a month, for people who want to keep more, or need files and reminders. Your first paid plan begins with a free trial of ${trialDays} days, which needs a card.`,
    links: [{ to: termsPath('plans'), label: 'What each plan holds' }],
  },
  {
    question: 'How do I cancel my plan?',
    answer: `Open ${account.manageSubscription} in your account menu, choose Cancel subscription, and confirm. You can also write to us. You keep the plan until the end of the month that you have paid for, or of your free trial, and no further month is charged. We may still try to take a payment that is already due. For ${refundDays} days after you subscribe, and again after a free trial has become a paid plan, you can leave at once and get money back instead; the terms say how much.`,
    links: [
      { to: paths.subscriptionManagement, label: account.manageSubscription },
      { to: termsPath('cancelling'), label: 'Cancelling' },
      { to: termsPath('refunds'), label: 'Refunds' },
    ],
  },
  {
    question: 'I cannot sign in. What can I do?',
    answer: `You can sign in with your username or your email address. If you have forgotten your password, ask for a link: if an account has the address that you enter, the link is sent there and works for ${accountLimits.resetTokenMinutes} minutes. With two-step sign-in, one of your recovery codes takes the place of the app. After too many tries, wait as long as the page says. If you still cannot get in, or your account is suspended, write to us and say what you have tried. Never send us your password or a code.`,
    links: [{ to: paths.forgotPassword, label: 'Choose a new password' }],
  },
  {
    question: "Why does my lender's figure differ from yours?",
    answer:
      'Our figures are estimates, and your statement is right where it differs. Many lenders charge interest by the day, add fees, or have several rates on one card. We count whole months, one rate for each debt and no fees, and assume that there is no new spending. In a portfolio you can enter the balance of your statement, and your plan carries on from there.',
    links: [{ to: paths.howWeCalculate, label: footer.howWeCalculate }],
  },
  {
    question: 'How do I get my data, or delete my account?',
    answer: `Both are in ${account.profileSettings}, under Your data. 'Download my data' gives you what your account holds as one file. 'Delete my account' deletes your portfolios, debts, payments and progress at once and for good, and ends a paid plan at once, without an automatic refund: if you are within your ${refundDays} days, cancel with a refund first. Your username and email address stay on our list of closed accounts for ${accountLimits.deletedAccountPurgeDays} days. What else we keep, and for how long, is on the privacy page. If you cannot sign in, ask us.`,
    links: [
      { to: paths.profile, label: account.profileSettings },
      { to: paths.privacy, label: footer.privacy },
      { to: termsPath('deleting-your-account'), label: 'Deleting your account, in the terms' },
    ],
  },
  {
    question: 'Can you advise me, or talk to my lender?',
    answer:
      'No. We are not a debt advice service, so we cannot tell you what to do about a debt, and we do not contact lenders for anyone. Free, confidential advice is there for you, whatever you owe.',
    links: [{ to: paths.debtHelp, label: footer.debtHelp }],
  },
  {
    question: 'How do I complain about how you use my data?',
    answer: `Choose '${complaint}' in the form on this page. We acknowledge it at once, and tell you the outcome within ${contactLimits.complaintDueDays} days. ${toTheIco}`,
    links: [{ to: paths.privacy, label: footer.privacy }],
  },
];
