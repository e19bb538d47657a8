/** What somebody has to know before they subscribe: together, and directly above the button that costs. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { formatPence } from '@debt-payoff/contract/money';
import { plans, type TierName, trialDays } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { formatDay } from '../../words/dates.ts';

const { refundDays } = billingLimits;
const manage = `'${navigationTexts.account.manageSubscription}' in your account menu`;

type Terms = {
  readonly tier: TierName;
  /** The day on which the trial ends; null for those who have had it. */
  readonly trialEnd: string | null;
};

export function subscribeLabel({ tier, hasTrial }: { tier: TierName; hasTrial: boolean }): string {
  const price = `${formatPence(plans[tier].pricePence)} a month`;
  return hasTrial ? `Start ${trialDays}-day free trial, then ${price}` : `Subscribe, ${price}`;
}

/** Price with VAT, renewal, the trial's end, how to cancel, and the days to change one's mind. */
export function keyFacts({ tier, trialEnd }: Terms): string[] {
  const price = formatPence(plans[tier].pricePence);
  if (trialEnd === null) {
    return [
      `${price} a month, including any VAT. The first month is charged today.`,
      'It renews every month until you cancel.',
      `Cancel at any time under ${manage}. You keep the plan until the end of the month that you have paid for.`,
      `You have ${refundDays} days to change your mind: cancel in that time and get a refund.`,
    ];
  }
  const end = formatDay(trialEnd);
  return [
    `Free until ${end}, then ${price} a month, including any VAT.`,
    'After the trial it renews every month until you cancel.',
    `Cancel at any time under ${manage}. Before ${end} you pay nothing.`,
    `You have another ${refundDays} days to change your mind once the trial has turned paid: cancel in that time and get a refund.`,
  ];
}
