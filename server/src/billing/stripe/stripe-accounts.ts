/** Finds out which account a key belongs to: from our own rows, and else once from Stripe. */
import type Stripe from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import type { ProviderAccount } from '../payment-provider.ts';
import { findAccountByKey, keyHashOf, makeAccountCurrent } from './stripe-accounts.store.ts';
import { isLiveKey } from './stripe-key.ts';

export type KnownAccount = {
  readonly account: ProviderAccount;
  readonly stripeAccountId: number;
};

/** From then on it is the current one. */
export async function useAccount(
  stripe: Stripe,
  { db, secretKey, now }: { readonly db: Database; readonly secretKey: string; readonly now: Date },
): Promise<KnownAccount> {
  const keyHash = keyHashOf(secretKey);
  const row = await findAccountByKey(db, keyHash);
  const account = {
    id: row?.accountId ?? (await stripe.accounts.retrieveCurrent()).id,
    isLive: isLiveKey(secretKey),
  };
  const stripeAccountId =
    row?.isCurrent === true ? row.id : await makeAccountCurrent(db, { account, keyHash, now });
  return { account, stripeAccountId };
}
