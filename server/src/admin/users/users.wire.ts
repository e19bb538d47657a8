/** A person as staff see them, as the list and the detail reply with it. */
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import { poundsFromPence } from '@debt-payoff/contract/money';
import { type Plan, plans, type TierName, unlimitedMarker } from '@debt-payoff/contract/plans';
import type { Role } from '@debt-payoff/contract/roles';
import type { DeletedAccount } from '../../accounts/accounts.store.ts';
import { written } from '../../accounts/own-data.ts';

/** Somebody who has an account, or had one. */
export type ListedUserRow = {
  readonly id: number;
  /** Both are null for an account that was deleted more than 30 days ago. */
  readonly username: string | null;
  readonly email: string | null;
  readonly role: Role;
  /** The one in effect; of a deleted account, the last. */
  readonly tier: TierName;
  readonly suspendedAt: Date | null;
  readonly suspendedReason: string | null;
  readonly deletedAt: Date | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly lastLoginAddress: string | null;
  readonly failedLogins: number;
  readonly adminNotes: string | null;
  readonly portfoliosCount: number;
  /** Of debts that are not paid off. */
  readonly debtsCount: number;
  readonly debtPence: number;
};

/** Nothing else is kept of a deleted account. */
export function deletedUserRow(deleted: DeletedAccount): ListedUserRow {
  const { username, email, role, tier, deletedAt, registeredAt: createdAt } = deleted;
  return {
    // Staff find it by its id alone, so there is one.
    id: deleted.userId ?? 0,
    ...{ username, email, role, tier, deletedAt, createdAt },
    ...{ suspendedAt: null, suspendedReason: null },
    ...{ lastLoginAt: null, lastLoginAddress: null, failedLogins: 0, adminNotes: null },
    ...noDebts,
  };
}

export const noDebts = { portfoliosCount: 0, debtsCount: 0, debtPence: 0 } as const;

export function writeListedUser(row: ListedUserRow): ListedUser {
  const { portfolioLimit, debtLimit }: Plan = plans[row.tier];
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    subscription_tier: row.tier,
    is_suspended: row.suspendedAt !== null,
    suspended_at: written(row.suspendedAt),
    suspended_reason: row.suspendedReason,
    account_deleted_at: written(row.deletedAt),
    created_at: row.createdAt.toISOString(),
    last_login_at: written(row.lastLoginAt),
    last_login_ip: row.lastLoginAddress,
    login_attempts: row.failedLogins,
    admin_notes: row.adminNotes,
    portfolios_count: row.portfoliosCount,
    total_debts: row.debtsCount,
    total_debt_amount: poundsFromPence(row.debtPence),
    max_portfolios: portfolioLimit ?? unlimitedMarker,
    max_debts_per_portfolio: debtLimit ?? unlimitedMarker,
  };
}
