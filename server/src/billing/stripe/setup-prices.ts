/** One price for each paid plan, known by its lookup key. */
import type Stripe from 'stripe';
import { createOnce } from './create-once.ts';
import { type Difference, describe, differencesOf } from './setup-differences.ts';
import { listOwnProducts } from './setup-products.ts';
import { missingStep, type SetupContext, type SetupStep } from './setup-step.ts';
import { planMark, type WantedPlan } from './wanted-stripe.ts';

export async function setUpPrice(context: SetupContext, plan: WantedPlan): Promise<SetupStep> {
  const { stripe, mode } = context;
  const subject = `price ${plan.lookupKey}`;
  const [product] = await listOwnProducts(stripe, plan.tier);
  const price = await findPrice(stripe, plan.lookupKey);
  if (price === null) {
    if (mode.isCheckOnly || product === undefined) return missingStep(subject);
    const { id } = await createPrice(stripe, plan, { productId: product.id, isReplacing: false });
    return { subject, id, outcome: 'made', details: [] };
  }
  const { id } = price;
  if (!isOnOwnProduct(price)) {
    const detail = `the lookup key stands on a price of ${productNameOf(price)}, which is not ours. Take it away there, and run this again.`;
    return { subject, id, outcome: 'differs', details: [detail] };
  }
  const fixed = differencesOf(
    { ...priceTerms(plan.pricePence), product: product?.id },
    plain(price),
  ).filter((difference) => !isCorrectable(difference));
  if (fixed.length > 0) return replaceOrSay(context, plan, { price, product, fixed });
  return correct(context, { subject, price });
}

/** Amount, currency and period of a price can never be changed at Stripe. */
async function replaceOrSay(
  { stripe, mode }: SetupContext,
  plan: WantedPlan,
  found: {
    readonly price: Stripe.Price;
    readonly product: Stripe.Product | undefined;
    readonly fixed: readonly Difference[];
  },
): Promise<SetupStep> {
  const subject = `price ${plan.lookupKey}`;
  const details = found.fixed.map(describe);
  if (mode.isCheckOnly || !mode.replacesPrices || found.product === undefined) {
    const advice =
      'a price cannot be changed: --replace-prices makes a new one and moves the lookup key to it. Those who pay the old one go on paying it.';
    return { subject, id: found.price.id, outcome: 'differs', details: [...details, advice] };
  }
  const { id } = await createPrice(stripe, plan, {
    productId: found.product.id,
    isReplacing: true,
  });
  const note = `takes the place of ${found.price.id}, which those who pay it go on paying`;
  return { subject, id, outcome: 'made', details: [...details, note] };
}

async function correct(
  { stripe, mode }: SetupContext,
  { subject, price }: { readonly subject: string; readonly price: Stripe.Price },
): Promise<SetupStep> {
  const { id } = price;
  const details = differencesOf(correctable, price).map(describe);
  if (details.length === 0) return { subject, id, outcome: 'unchanged', details };
  if (mode.isCheckOnly) return { subject, id, outcome: 'differs', details };
  await stripe.prices.update(id, correctable);
  return { subject, id, outcome: 'changed', details };
}

const correctable = { active: true, tax_behavior: 'inclusive' } as const;

/** Stripe lets the tax behaviour be set once. */
function isCorrectable({ field, from }: Difference): boolean {
  return field === 'active' || (field === 'tax_behavior' && from === 'unspecified');
}

export function priceTerms(amountPence: number) {
  return {
    currency: 'gbp',
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    unit_amount: amountPence,
  } as const;
}

function createPrice(
  stripe: Stripe,
  plan: WantedPlan,
  { productId, isReplacing }: { readonly productId: string; readonly isReplacing: boolean },
): Promise<Stripe.Price> {
  return createOnce({
    parameters: {
      ...priceTerms(plan.pricePence),
      lookup_key: plan.lookupKey,
      metadata: { [planMark]: plan.tier },
      product: productId,
      // Only from a price of ours: what is not ours keeps its key.
      transfer_lookup_key: isReplacing,
    },
    create: (parameters, options) => stripe.prices.create(parameters, options),
    isAsMade: async (id) => {
      const price = await stripe.prices.retrieve(id);
      return price.active && price.lookup_key === plan.lookupKey;
    },
  });
}

async function findPrice(stripe: Stripe, lookupKey: string): Promise<Stripe.Price | null> {
  const asked = { lookup_keys: [lookupKey], expand: ['data.product'] };
  const { data } = await stripe.prices.list(asked);
  return data[0] ?? null;
}

function isOnOwnProduct({ product }: Stripe.Price): boolean {
  return (
    typeof product === 'object' && !product.deleted && product.metadata[planMark] !== undefined
  );
}

function productNameOf({ product }: Stripe.Price): string {
  if (typeof product === 'string' || product.deleted) return 'a deleted product';
  return `the product ${product.name} (${product.id})`;
}

/** With the id of its product in the place of the whole. */
function plain(price: Stripe.Price): object {
  const { product } = price;
  return { ...price, product: typeof product === 'string' ? product : product.id };
}
