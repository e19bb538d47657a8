// The terms for paid plans: cancelling, money back, accounts that are deleted or suspended, complaints.

import { billingLimits } from '../billing-limits.ts';
import { paths } from '../paths.ts';
import { billingTexts } from './billing.ts';
import { contentTexts } from './content.ts';
import { type TermsSection, text } from './legal-parts.ts';
import { navigationTexts } from './navigation.ts';

const { refundDays } = billingLimits;
/** Consumer Contracts Regulations 2013, regulation 34: how soon the money has to go back. */
const reimbursementDays = 14;
const manage = navigationTexts.account.manageSubscription;

/** With the address that people write to. */
export const leavingTerms = (email: string): readonly TermsSection[] => [
  {
    id: 'cancelling',
    title: 'Cancelling',
    parts: [
      text(
        `You can cancel at any time, and need not say why. Open ${manage} in your account menu, choose Cancel subscription, and confirm. You can also write to us at ${email}. We confirm it by email.`,
      ),
      { kind: 'link', label: manage, path: paths.subscriptionManagement },
      text(
        'You keep your plan until the end of the month that you have paid for, or of your free trial. It then ends, and nothing more is charged. Until it ends, you can keep it after all.',
      ),
    ],
  },
  {
    id: 'refunds',
    title: `Your ${refundDays} days to change your mind, and refunds`,
    parts: [
      text(`You have ${refundDays} days in which you can leave and get money back:`),
      {
        kind: 'list',
        items: ['after you subscribe, and', 'again, after a free trial has become a paid plan.'],
      },
      text(
        `The day on which they begin is not counted, and the last one ends at midnight. In these days you can choose 'Cancel and get a refund' under ${manage}: it shows you the amount first, and ends your plan at once. A message to ${email}, or the model cancellation form, counts as well if you send it in time.`,
      ),
      {
        kind: 'list',
        items: [
          `If you did not ask us to start at once, you get back all that you have paid since the ${refundDays} days began.`,
          'If you did, you pay for the days that you have had the plan, and get back the share of the days that are left in the month. On the first day you get back all of it.',
        ],
      },
      text(
        'A payment for a change of plan counts with the rest. Credit from a change to a cheaper plan in these days goes back in full.',
      ),
      text(
        `We make the refund straight away, and at the latest ${reimbursementDays} days after you tell us. It goes to the card that you paid with and costs you nothing. Banks usually take 5 to 10 working days to show it.`,
      ),
      text(`${billingTexts.terms.noPartialRefunds} ${billingTexts.terms.exceptFirstDays}`),
      text(
        'If you should ever have two subscriptions at once, we end one of them and refund all that you paid for it.',
      ),
    ],
  },
  {
    id: 'deleting-your-account',
    title: 'Deleting your account',
    parts: [
      text(
        `Deleting your account ends your plan at once, and nothing more is charged. It brings no refund by itself: if you are within your ${refundDays} days, cancel with a refund first. If the account is already gone, write to us at ${email} before they end, with the number of your invoice, and we refund you in the same way.`,
      ),
    ],
  },
  {
    id: 'suspension',
    title: 'If we suspend your account',
    parts: [
      text(
        'Your plan then does not renew: it ends with the month that you have paid for, or with your free trial. If we lift the suspension before that, it renews as before, unless you had cancelled it yourself.',
      ),
      text(
        `Your ${refundDays} days are still yours. Write to us at ${email} to use them, or if you think that we have made a mistake.`,
      ),
    ],
  },
  {
    id: 'complaints',
    title: 'Questions and complaints',
    parts: [
      text(`Write to us at ${email}, or use the contact page. ${contentTexts.contact.promise}`),
      { kind: 'link', label: navigationTexts.footer.contact, path: paths.contact },
      text(
        'If a plan does not do what we say it does, the law gives you the right to have it put right, or to get money back. Citizens Advice explains your rights for free at citizensadvice.org.uk.',
      ),
    ],
  },
];
