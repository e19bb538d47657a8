/** All that staff may know of one person. A handful of questions, each by an index, however many people there are. */
import { createHash } from 'node:crypto';
import type { TierName } from '@debt-payoff/contract/plans';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import {
  type DeletedAccount,
  findDeletedAccount,
  findStoredAccount,
  type StoredAccount,
} from '../../accounts/accounts.store.ts';
import { listGrantsWithGivers } from '../../entitlements/entitlements.store.ts';
import { type TierSource, tierSourceOf } from '../../entitlements/entitlements.ts';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import type { User } from '../../people/people.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { atOneMoment } from '../../platform/database/one-moment.ts';
import { DomainError } from '../../platform/errors.ts';
import { listLiveSessions } from '../../sessions/sessions.store.ts';
import { listPortfolioSums, type PortfolioSums } from './user-detail.store.ts';

export type UserDetail = {
  readonly account: StoredAccount;
  readonly version: string;
  readonly tier: TierSource;
  readonly portfolios: readonly PortfolioSums[];
  /** Oldest first. */
  readonly subscriptions: readonly SubscriptionRow[];
  readonly grants: Awaited<ReturnType<typeof listGrantsWithGivers>>;
  readonly devices: Awaited<ReturnType<typeof listLiveSessions>>;
};

type Deps = { readonly db: Database; readonly clock: Clock };

/** Of an account that has been deleted, what is left of it. */
export function getUserDetail(
  { db, clock }: Deps,
  userId: number,
): Promise<UserDetail | DeletedAccount> {
  const at = { userId, now: clock.now() };
  return atOneMoment(db, async (tx) => {
    const account = await findStoredAccount(tx, at);
    if (account !== null) return readDetail(tx, account, at);
    const deleted = await findDeletedAccount(tx, userId);
    if (deleted !== null) return deleted;
    throw new DomainError('not_found', { message: adminTexts.users.notFound });
  });
}

async function readDetail(
  tx: Transaction,
  account: StoredAccount,
  at: { readonly userId: number; readonly now: Date },
): Promise<UserDetail> {
  const { userId } = at;
  const tier = await tierSourceOf(tx, at);
  return {
    account,
    tier,
    version: versionOf(account, tier.tier),
    portfolios: await listPortfolioSums(tx, userId),
    subscriptions: await listSubscriptionsOf(tx, userId),
    grants: await listGrantsWithGivers(tx, userId),
    // Nobody is signed in while they are suspended, whatever the rows say.
    devices: account.suspendedAt === null ? await listLiveSessions(tx, at) : [],
  };
}

/** Of all that the form shows, so that an older form does not undo a newer change. */
export function versionOf(
  { username, email, role, adminNotes }: Pick<User, 'username' | 'email' | 'role' | 'adminNotes'>,
  tier: TierName,
): string {
  const shown = JSON.stringify([username, email, role, tier, adminNotes]);
  return createHash('sha256').update(shown).digest('base64url');
}
