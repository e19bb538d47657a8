// The terms for paid plans: what they hold and cost, subscribing, and the free trial.

import { accountLimits } from '../account-limits.ts';
import { billingLimits } from '../billing-limits.ts';
import { plans, trialDays, unlimitedSafetyBound, vatPercent } from '../plans.ts';
import { tierTable } from '../tier-table.ts';
import { type TermsSection, text } from './legal-parts.ts';

const { refundDays, trialReminderDays, trialMemoryDays } = billingLimits;
const { label: free } = plans.free;
const { name: premium } = plans.premium;

export const buyingTerms: readonly TermsSection[] = [
  {
    id: 'plans',
    title: 'What each plan holds',
    parts: [
      { kind: 'tiers', rows: tierTable },
      text('The limit on debts counts those that are not paid off.'),
      text(
        `'Unlimited' has an end at ${unlimitedSafetyBound} portfolios, and ${unlimitedSafetyBound} debts in each, so that no account can slow the service down for everyone else.`,
      ),
      text(`Priority support means that we answer messages from people on ${premium} first.`),
      text(`The ${free} costs nothing, needs no card and has no end date.`),
    ],
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    parts: [
      text('Prices are in pounds sterling, for one month, and include any VAT.'),
      text(
        `Each invoice gives our VAT number and the rate of ${vatPercent}%, or says that we are not VAT registered.`,
      ),
      text(
        'You pay by card. Stripe, our card payment service, takes the payment: we do not see or keep your card number.',
      ),
    ],
  },
  {
    id: 'subscribing',
    title: 'Subscribing, and starting at once',
    parts: [
      text(
        'You subscribe when you complete the checkout. We confirm it by email, with these terms as they stand on that day.',
      ),
      text(
        `Your plan starts straight away. The law lets us charge for your first ${refundDays} days only where you ask us to start at once, and that is what the box above the button is for. We never tick it for you, and you get the same plan without it.`,
      ),
      text('If you tick it, we keep the time and the words that you agreed to.'),
    ],
  },
  {
    id: 'trial',
    title: 'The free trial',
    parts: [
      text(
        `Your first paid plan begins with a free trial of ${trialDays} days. It needs a card, and nothing is charged while it lasts.`,
      ),
      text(
        `At least ${trialReminderDays} days before the end of a trial that you have not cancelled, we email you the day, the amount and a link to cancel.`,
      ),
      text(
        'If you cancel before the trial ends, you keep the plan until then and pay nothing. If you do not, the first payment is due when it ends, and the plan goes on as a paid one.',
      ),
      text(
        `Each person has one free trial. We recognise you by your account and by your email address. After you delete your account we keep a code made from that address for ${trialMemoryDays} days, from which the address cannot be read. The address itself we keep for ${accountLimits.deletedAccountPurgeDays} days.`,
      ),
    ],
  },
];
