/** The page at Stripe where a person changes their card and finds their receipts. */
import { paths } from '@debt-payoff/contract/paths';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { getUser } from '../people/people.store.ts';
import { DomainError } from '../platform/errors.ts';
import { updateCustomerEmail } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { withSubscription } from './sync/with-subscription.ts';

/** Its address, which opens it for anyone who has it, for a few minutes. */
export async function openPortal(deps: BillingDeps, userId: number): Promise<string> {
  const { email } = await getUser(deps.db, userId);
  const returnUrl = `${deps.config.publicUrl}${paths.subscriptionManagement}`;
  try {
    return await withSubscription(deps, userId, async ({ connected, customerId }) => {
      await updateCustomerEmail(deps, { connected, customerId, email });
      return connected.provider.openPortal({ customerId, returnUrl });
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'no_subscription') throw error;
    const message = billingTexts.plans.portalWithoutSubscription;
    throw new DomainError('no_subscription', { message });
  }
}
