/** One configuration of the customer portal, known by its metadata. */
import type Stripe from 'stripe';
import { createOnce } from './create-once.ts';
import { describe, differencesOf } from './setup-differences.ts';
import { missingStep, type SetupContext, type SetupStep } from './setup-step.ts';
import { partMark, type WantedPortal } from './wanted-stripe.ts';

const subject = 'portal configuration';
const mark = 'portal';

export async function setUpPortal({ stripe, wanted, mode }: SetupContext): Promise<SetupStep> {
  const { portal } = wanted;
  const configuration = await findPortalConfiguration(stripe);
  if (configuration === null) {
    if (mode.isCheckOnly) return missingStep(subject);
    const { id } = await createConfiguration(stripe, portal);
    return { subject, id, outcome: 'made', details: [] };
  }
  const { id } = configuration;
  const change = { ...portal, active: true };
  const details = differencesOf(change, configuration).map(describe);
  if (details.length === 0) return { subject, id, outcome: 'unchanged', details };
  if (mode.isCheckOnly) return { subject, id, outcome: 'differs', details };
  await stripe.billingPortal.configurations.update(id, change);
  return { subject, id, outcome: 'changed', details };
}

/** Of several the oldest, which is the one that sessions use. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  let found: Stripe.BillingPortal.Configuration | null = null;
  for await (const configuration of stripe.billingPortal.configurations.list({ limit: 100 })) {
    if (configuration.metadata?.[partMark] === mark) found = configuration;
  }
  return found;
}

function createConfiguration(
  stripe: Stripe,
  portal: WantedPortal,
): Promise<Stripe.BillingPortal.Configuration> {
  return createOnce({
    parameters: { ...portal, metadata: { [partMark]: mark } },
    create: (parameters, options) =>
      stripe.billingPortal.configurations.create(parameters, options),
    isAsMade: async (id) => {
      const { active, metadata } = await stripe.billingPortal.configurations.retrieve(id);
      return active && metadata?.[partMark] === mark;
    },
  });
}
