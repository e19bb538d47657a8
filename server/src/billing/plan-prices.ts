/** The prices of the plans at Stripe, by the names that the calls use. */
import { type PriceId, plans, type TierName, tiers } from '@debt-payoff/contract/plans';
import { DomainError } from '../platform/errors.ts';
import type { ConnectedProvider } from './deps.ts';
import type { PlanPrice } from './payment-provider.ts';

export function tierOfPrice(priceId: PriceId): TierName {
  const tier = tiers.find((name) => plans[name].priceId === priceId);
  if (tier === undefined) throw new Error(`No plan has the price ${priceId}`);
  return tier;
}

/** Where it has not been set up, the start has said so; until it is, nobody can buy it. */
export async function getPrice(
  { provider }: ConnectedProvider,
  priceId: PriceId,
): Promise<PlanPrice> {
  const price = await provider.findPrice(tierOfPrice(priceId));
  if (price === null) throw new DomainError('payments_unavailable');
  return price;
}
