// What the server says about subscribing: beside the button of the checkout, on invoices, and to those who subscribe already.

import { billingLimits } from '../billing-limits.ts';
import { formatPence } from '../money.ts';
import { vatPercent } from '../plans.ts';
import { product } from '../product.ts';
import { navigationTexts } from './navigation.ts';

const longDay = new Intl.DateTimeFormat(product.locale, { dateStyle: 'long', timeZone: 'UTC' });
const { refundDays } = billingLimits;
const manage = `'${navigationTexts.account.manageSubscription}' in your account menu`;

/** A day, as '2026-11-29'. */
type Day = string;

export const checkoutTexts = {
  /** Price, renewal, the trial's end, how to cancel, and the days to change one's mind. */
  submitNote: ({ pricePence, trial }: { pricePence: number; trial: Trial | null }) => {
    const price = formatPence(pricePence);
    if (trial === null) {
      return `${price}, including any VAT, is charged today, and again every month until you cancel. You can cancel at any time under ${manage}: you then keep the plan until the end of the month that you have paid for. In the first ${refundDays} days you can also cancel and get a refund.`;
    }
    const end = inWords(trial.lastsUntil);
    return `Free for ${trial.days} days: nothing is charged before ${end}. Then ${price}, including any VAT, is charged, and again every month until you cancel. You can cancel at any time under ${manage}: before ${end} you pay nothing, and for ${refundDays} days after it you can cancel and get a refund.`;
  },
  vatNumber: (number: string | null) =>
    number === null
      ? 'Not VAT registered'
      : `VAT number ${number}. The total includes VAT at ${vatPercent}%.`,
  alreadySubscribed: {
    live: (plan: string) => `You have the ${plan} already. Change or cancel it under ${manage}.`,
    setToEnd: (plan: string, day: Day) =>
      `You have the ${plan} until ${inWords(day)}. Keep it under ${manage}, or subscribe again once it has ended.`,
    unpaid: (plan: string) =>
      `The last payment for your ${plan} did not go through. Finish that payment under ${manage}, or subscribe again once the plan has ended.`,
    incomplete: (plan: string) =>
      `You have begun to subscribe to the ${plan}, but the first payment did not go through. Finish it, or cancel the plan, before you begin again.`,
  },
} as const;

type Trial = { readonly days: number; readonly lastsUntil: Day };

/** '29 November 2026' */
function inWords(day: Day): string {
  return longDay.format(new Date(day));
}
