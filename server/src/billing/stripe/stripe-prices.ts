/** Prices at Stripe, and which plan each one buys. */
import { type PriceId, plans, type TierName, tiers } from '@debt-payoff/contract/plans';
import type Stripe from 'stripe';
import type { PaymentProvider, PlanPrice } from '../payment-provider.ts';
import { priceTerms } from './setup-prices.ts';
import { listOwnProducts } from './setup-products.ts';
import { orNull } from './stripe-failures.ts';
import { idOf } from './stripe-values.ts';
import { planMark } from './wanted-stripe.ts';

/** Null for a price that is not ours. The mark of the product counts where the price has none. */
export async function findTier(stripe: Stripe, price: Stripe.Price): Promise<TierName | null> {
  const marked = tierOfMark(price.metadata);
  if (marked !== null) return marked;
  const product = await orNull(stripe.products.retrieve(idOf(price.product)));
  return product === null ? null : tierOfMark(product.metadata);
}

export async function findPlanPrice(stripe: Stripe, tier: TierName): Promise<PlanPrice | null> {
  const lookupKey: PriceId | null = plans[tier].priceId;
  if (lookupKey === null) return null;
  const { data } = await stripe.prices.list({ active: true, lookup_keys: [lookupKey] });
  const [price] = data;
  if (price === undefined || (await findTier(stripe, price)) !== tier) return null;
  return planPriceOf(price, tier);
}

/** Without the lookup key: those who are new go on paying the price that has it. */
export async function createPlanPrice(
  stripe: Stripe,
  { tier, amountPence, key }: Parameters<PaymentProvider['createPrice']>[0],
): Promise<PlanPrice> {
  const price = await stripe.prices.create(
    {
      ...priceTerms(amountPence),
      metadata: { [planMark]: tier },
      product: await getProductId(stripe, tier),
    },
    { idempotencyKey: key },
  );
  return planPriceOf(price, tier);
}

async function getProductId(stripe: Stripe, tier: TierName): Promise<string> {
  const [product] = await listOwnProducts(stripe, tier);
  if (product !== undefined) return product.id;
  throw new Error(`There is no product for the plan ${tier} at Stripe: run npm run stripe:setup.`);
}

function planPriceOf({ id, unit_amount: amountPence }: Stripe.Price, tier: TierName): PlanPrice {
  if (amountPence === null) throw new Error(`The price ${id} at Stripe has no amount in pence.`);
  return { id, tier, amountPence };
}

function tierOfMark(metadata: Stripe.Metadata): TierName | null {
  return tiers.find((tier) => tier === metadata[planMark]) ?? null;
}
