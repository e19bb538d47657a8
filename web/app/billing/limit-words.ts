/** Why a plan does not reach, and which one does. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { type TierName, tiers } from '@debt-payoff/contract/plans';

export type LimitWords = {
  readonly title: string;
  readonly sentences: readonly string[];
  /** What is offered is the plan above this one. */
  readonly belowOffer: TierName;
};

export function limitWords({ error, code, message, current_tier: tier }: LimitReply): LimitWords {
  return {
    title: error,
    // Some refusals have one sentence for both.
    sentences: message === error ? [] : [message],
    // An own order needs Premium, so that to those on Free a smaller step is no help.
    belowOffer:
      code === 'custom_order_not_in_plan'
        ? 'basic'
        : (tiers.find((name) => name === tier) ?? 'free'),
  };
}
