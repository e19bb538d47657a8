/** Why a plan cannot be bought or changed as things stand, and what its owner can do about it. */
import { londonDayOf } from '@debt-payoff/contract/days';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import { checkoutTexts } from '@debt-payoff/contract/texts/checkout';
import { isPaymentOpen, type SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { DomainError } from '../platform/errors.ts';
import { paymentToFinishExtra } from './billing.wire.ts';

const texts = checkoutTexts.alreadySubscribed;

export function alreadySubscribed(current: SubscriptionRow): DomainError {
  return new DomainError('already_subscribed', {
    message: alreadySubscribedText(current),
    extra: {
      plan_type: current.tier,
      status: current.status,
      ...(current.openInvoiceUrl !== null && paymentToFinishExtra(current)),
    },
  });
}

function alreadySubscribedText({ status, tier, endsAt }: SubscriptionRow): string {
  const plan = plans[tier].label;
  if (status === 'incomplete') return texts.incomplete(plan);
  if (status === 'past_due' || status === 'unpaid') return texts.unpaid(plan);
  return endsAt === null ? texts.live(plan) : texts.setToEnd(plan, londonDayOf(endsAt));
}

/** A plan is changed only where it is paid for and is to go on. */
export function requireChangeable(current: SubscriptionRow, tier: TierName): void {
  if (current.tier === tier) throw new DomainError('same_plan');
  if (isPaymentOpen(current)) {
    throw new DomainError('payment_open', { extra: paymentToFinishExtra(current) });
  }
  if (current.endsAt !== null) throw new DomainError('set_to_end');
}
