// The words of choosing, changing and cancelling a plan.

import { billingLimits } from '../billing-limits.ts';
import { plans, trialDays } from '../plans.ts';
import { createPortfolioTexts } from './create-portfolio.ts';
import { navigationTexts } from './navigation.ts';

const refundTakes = 'Banks usually take 5 to 10 working days to show it.';

export const billingTexts = {
  plans: {
    currentPlan: 'Current Plan',
    freePlan: plans.free.label,
    freeForever: 'forever',
    manageSubscription: navigationTexts.account.manageSubscription,
    trial: `All plans include a ${trialDays}-day free trial`,
    selectPaidPlan: 'Please select a paid plan',
    previewFailed: 'Failed to preview subscription change',
    checkoutFailed: 'Failed to create checkout session',
    portalFailed: 'Failed to access customer portal',
    portalWithoutSubscription: 'No active subscription found. Please subscribe to a plan first.',
    billingOff: 'Plans cannot be bought here yet. Your account works as before.',
  },
  checkout: {
    /** Unticked at first; kept with the time at which it was ticked. */
    startNow: `Start my plan at once. If I cancel with a refund within ${billingLimits.refundDays} days, I pay for the days that I have had the paid plan, and get back the rest.`,
    startNowHint: `You need not tick this: your plan starts today either way. Without it you get everything back if you cancel in those ${billingLimits.refundDays} days.`,
  },
  success: {
    createPortfolio: createPortfolioTexts.open,
    backToCalculator: navigationTexts.back.toCalculator,
  },
  cancelPage: {
    subscriptionCancelled: 'Subscription Cancelled',
    checkoutCancelled: 'Checkout Cancelled',
  },
  management: {
    noSubscriptionTitle: 'No Active Subscription',
    upgradeToPremium: 'Upgrade to Premium',
    statusFailed: 'Failed to fetch subscription status',
    statusNetworkError: 'Network error loading subscription status',
    noSubscription: 'No active subscription found',
    portalFailed: 'Failed to open customer portal',
    portalNetworkError: 'Network error opening customer portal',
    previewNetworkError: 'Network error previewing subscription change',
  },
  change: {
    title: 'Confirm Subscription Change',
    confirm: 'Confirm Change',
    confirming: navigationTexts.actions.processing,
    cancel: navigationTexts.actions.cancel,
    upgrade: {
      failed: 'Failed to upgrade subscription',
      networkError: 'Network error upgrading subscription',
      succeeded: (plan: string) => changed({ direction: 'upgraded', plan }),
    },
    downgrade: {
      failed: 'Failed to downgrade subscription',
      networkError: 'Network error downgrading subscription',
      succeeded: (plan: string) => changed({ direction: 'downgraded', plan }),
    },
  },
  cancellation: {
    confirm:
      "Are you sure you want to cancel your subscription? You'll lose access to premium features at the end of your current billing period.",
    succeeded:
      "Subscription cancelled successfully. You'll have access to premium features until the end of your current billing period.",
    neverPaid: 'Subscription cancelled. Nothing was charged, and nothing will be.',
    refunded: (amount: string) =>
      `Your subscription has ended, and ${amount} goes back to your card. ${refundTakes}`,
    refundUnderWay: (amount: string) =>
      `We have noted your cancellation, and ${amount} goes back to your card. Our card payment service is slow right now, so this takes a little longer. You need not do anything: we will tell you by email.`,
    refundTakes,
    failed: 'Failed to cancel subscription',
    networkError: 'Network error cancelling subscription',
  },
  nothingMoreCharged: 'Nothing more will be charged.',
  kept: 'Your subscription goes on. It is no longer set to end.',
  terms: {
    noPartialRefunds: 'There are no refunds for partial periods.',
    /** Never without it: by law the sentence above is not true of these days. */
    exceptFirstDays: `The exceptions are the first ${billingLimits.refundDays} days after you subscribe and after a free trial has become a paid plan, and where the law gives you a refund.`,
  },
} as const;

function changed({
  direction,
  plan,
}: {
  direction: 'upgraded' | 'downgraded';
  plan: string;
}): string {
  return `Successfully ${direction} to ${plan} plan. Your new billing rate will take effect immediately.`;
}
