// The words of choosing, changing and cancelling a plan.

import { plans, trialDays } from '../plans.ts';
import { createPortfolioTexts } from './create-portfolio.ts';
import { navigationTexts } from './navigation.ts';

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
    failed: 'Failed to cancel subscription',
    networkError: 'Network error cancelling subscription',
  },
  terms: {
    noPartialRefunds: 'There are no refunds for partial periods.',
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
