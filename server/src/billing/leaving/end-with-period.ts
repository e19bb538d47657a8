/** How a subscription is set to end, by its owner, by staff and by a suspension alike. */
import type { PaymentProvider, ProviderSubscription } from '../payment-provider.ts';

/** What was never paid ends at once: it has no period, and Stripe sets no end to it. */
export function hasPeriod({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status !== 'incomplete';
}

export async function endWithPeriod(
  provider: PaymentProvider,
  {
    subscription,
    isBySuspension,
    key,
  }: {
    readonly subscription: Pick<ProviderSubscription, 'id' | 'status'>;
    readonly isBySuspension: boolean;
    readonly key: string;
  },
): Promise<void> {
  const end = { subscriptionId: subscription.id, key };
  if (hasPeriod(subscription)) await provider.cancelAtPeriodEnd({ ...end, isBySuspension });
  else await provider.cancelNow(end);
}
