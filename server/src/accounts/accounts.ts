/** Accounts: who someone is to the product, and what their account looks like to them. */
import type { TierName } from '@debt-payoff/contract/plans';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { findStoredAccount, type StoredAccount } from './accounts.store.ts';
import type { AccountDeps } from './deps.ts';

export type Account = StoredAccount & { readonly tier: TierName };

/** Given in by the app: what was bought or granted is kept on a floor above. */
export type TierOf = (
  db: Database | Transaction,
  at: { readonly userId: number; readonly now: Date },
) => Promise<TierName>;

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'tierOf'>;

export async function findAccount(
  { db, clock, tierOf }: Deps,
  userId: number,
): Promise<Account | null> {
  const at = { userId, now: clock.now() };
  const stored = await findStoredAccount(db, at);
  return stored && { ...stored, tier: await tierOf(db, at) };
}

export async function getAccount(deps: Deps, userId: number): Promise<Account> {
  const account = await findAccount(deps, userId);
  // Deleted between the guard and here.
  if (account === null) throw new DomainError('session_ended');
  return account;
}
