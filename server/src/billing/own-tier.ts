/** The plan that is in effect for a person, and whether they could buy another. No word of Stripe is needed for it. */
import { type TierSource, tierSourceOf } from '../entitlements/entitlements.ts';
import { getUser } from '../people/people.store.ts';
import type { BillingDeps } from './deps.ts';
import { hasTrialLeft } from './trial-memory.ts';

export type OwnTier = TierSource & { readonly hasTrial: boolean; readonly isBillingOn: boolean };

export async function getOwnTier(
  { db, clock, payments, addressKey }: BillingDeps,
  userId: number,
): Promise<OwnTier> {
  const { email } = await getUser(db, userId);
  return {
    ...(await tierSourceOf(db, { userId, now: clock.now() })),
    hasTrial: await hasTrialLeft(db, { userId, email, addressKey }),
    isBillingOn: payments.isOn,
  };
}
