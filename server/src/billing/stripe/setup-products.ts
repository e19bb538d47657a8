/** One product for each paid plan, known by its metadata. */
import type { TierName } from '@debt-payoff/contract/plans';
import type Stripe from 'stripe';
import { createOnce } from './create-once.ts';
import { describe, differencesOf } from './setup-differences.ts';
import { missingStep, type SetupContext, type SetupStep } from './setup-step.ts';
import { planMark, type WantedPlan } from './wanted-stripe.ts';

export async function setUpProduct(
  { stripe, mode }: SetupContext,
  plan: WantedPlan,
): Promise<SetupStep> {
  const subject = `product ${plan.name}`;
  const [product, ...others] = await listOwnProducts(stripe, plan.tier);
  if (product === undefined) {
    if (mode.isCheckOnly) return missingStep(subject);
    const { id } = await createProduct(stripe, plan);
    return { subject, id, outcome: 'made', details: [] };
  }
  const { id } = product;
  if (others.length > 0) {
    const ids = others.map((other) => other.id).join(', ');
    const detail = `${ids} carries ${planMark}=${plan.tier}, too. Take it away from all but one.`;
    return { subject, id, outcome: 'differs', details: [detail] };
  }
  const wanted = { name: plan.name, active: true };
  const details = differencesOf(wanted, product).map(describe);
  if (details.length === 0) return { subject, id, outcome: 'unchanged', details };
  if (mode.isCheckOnly) return { subject, id, outcome: 'differs', details };
  await stripe.products.update(id, wanted);
  return { subject, id, outcome: 'changed', details };
}

/** Oldest first. A search at Stripe runs a minute behind, so all of them are read. */
export async function listOwnProducts(
  stripe: Stripe,
  tier: TierName,
): Promise<readonly Stripe.Product[]> {
  const found: Stripe.Product[] = [];
  for await (const product of stripe.products.list({ limit: 100 })) {
    if (product.metadata[planMark] === tier) found.push(product);
  }
  return found.reverse();
}

function createProduct(stripe: Stripe, plan: WantedPlan): Promise<Stripe.Product> {
  return createOnce({
    parameters: { name: plan.name, metadata: { [planMark]: plan.tier } },
    create: (parameters, options) => stripe.products.create(parameters, options),
    isAsMade: async (id) => {
      const product = await stripe.products.retrieve(id);
      return product.metadata[planMark] === plan.tier;
    },
  });
}
