// The terms for paid plans: renewal, another plan, a payment that fails, another price.

import { billingLimits } from '../billing-limits.ts';
import { paths } from '../paths.ts';
import { plans } from '../plans.ts';
import { moreFreeHelp } from './debt-help.ts';
import { type TermsSection, text } from './legal-parts.ts';
import { advisers } from './mails.ts';

const { refundDays, pastDueDays, reminderMonths, previewMinutes, feeChangeNoticeDays } =
  billingLimits;
const { label: free } = plans.free;
const { name: premium } = plans.premium;

export const payingTerms: readonly TermsSection[] = [
  {
    id: 'renewal',
    title: 'Renewal',
    parts: [
      text(
        'A paid plan renews each month until you cancel, on the same day of the month, or on the last day of a month that is too short. You are never bound for longer than the month that you have paid for.',
      ),
      text(
        `For every ${reminderMonths} months that you pay, we email you a reminder of the price, the next payment and how to cancel.`,
      ),
    ],
  },
  {
    id: 'changing-plan',
    title: 'Changing your plan',
    parts: [
      text(
        `You can change to another paid plan while no payment is open and your plan is not set to end. Before you confirm, we show you what is charged or credited, and when the next payment is due. That holds for ${previewMinutes} minutes; after that we never charge more than we showed without showing you again.`,
      ),
      {
        kind: 'list',
        items: [
          'To a dearer plan: you pay the difference for the rest of the month, and the plan changes as soon as that is paid. If the payment does not go through, you keep the plan that you had.',
          'To a cheaper plan: it changes at once, and what you have paid for unused days comes off your next payments.',
          'In a free trial: a change costs nothing, and the trial goes on to the same day.',
        ],
      },
      text(`A change does not begin another ${refundDays} days.`),
    ],
  },
  {
    id: 'over-the-limit',
    title: 'When your new plan holds less',
    parts: [
      text(
        'When you change to a smaller plan, or a paid plan ends, we delete nothing. What is over the new limit stays yours to read, change and record payments in. You cannot add more until you are below the limit again.',
      ),
      text(
        `What only the larger plan includes, such as payment reminders or exports, stops with it. A payoff order of your own stays in force; to arrange it anew you need ${premium} again.`,
      ),
    ],
  },
  {
    id: 'failed-payments',
    title: 'When a payment does not go through',
    parts: [
      text(
        `We email you, and your plan stays as it is while the payment is tried again, for at most ${pastDueDays} days from when it was due. You can pay with the same card or another one. If it has not been paid by then, your account goes back to the ${free}.`,
      ),
      text('We add no fee and no interest. You can cancel here as at any other time.'),
      text(
        `Cancelling stops later payments, and the one that is open may still be tried. Within the ${refundDays} days below, where you have paid nothing yet, the plan ends at once and is not charged.`,
      ),
      text(`If money is tight, ${advisers} give free, confidential advice about debts.`),
      { kind: 'link', label: moreFreeHelp, path: paths.debtHelp },
    ],
  },
  {
    id: 'price-changes',
    title: 'When a price changes',
    parts: [
      text(
        `We email you at least ${feeChangeNoticeDays} days before a new price applies to you. It then applies from your next renewal.`,
      ),
      text(
        'If you cancel before that renewal, you keep your plan until the end of the month that you have paid for, and never pay the new price.',
      ),
    ],
  },
];
