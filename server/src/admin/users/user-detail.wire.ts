import type { AdminGrant, AdminUser } from '@debt-payoff/contract/admin-users';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { DeletedAccount } from '../../accounts/accounts.store.ts';
import { written } from '../../accounts/own-data.ts';
import type { Actor } from '../../audit/actor.ts';
import { isGrantInForce } from '../../entitlements/entitlements.store.ts';
import { deviceName } from '../../sessions/device-name.ts';
import { mayActOn } from '../staff-acts.ts';
import { adminStatusOf } from '../subscriptions/admin-status.ts';
import { writeAdminSubscription } from '../subscriptions/subscriptions.wire.ts';
import type { UserDetail } from './user-detail.ts';
import { deletedUserRow, writeListedUser } from './users.wire.ts';

type Reader = { readonly actor: Actor; readonly now: Date };

export function writeUser(found: UserDetail | DeletedAccount, reader: Reader): AdminUser {
  return 'account' in found ? writeDetail(found, reader) : writeDeleted(found);
}

function writeDetail(detail: UserDetail, { actor, now }: Reader): AdminUser {
  const { account, tier, version } = detail;
  const canBeChanged = mayActOn(actor, account);
  return {
    ...writeListedUser({
      ...account,
      tier: tier.tier,
      deletedAt: null,
      ...sumsOf(detail.portfolios),
    }),
    version,
    email_confirmed: account.emailConfirmedAt !== null,
    pending_email: account.pendingEmail,
    two_step_enabled: account.hasTwoStep,
    tier_source: tier.source,
    portfolios: detail.portfolios.map((portfolio) => ({
      id: portfolio.id,
      name: portfolio.name,
      debts_count: portfolio.debtsCount,
      total_debt: poundsFromPence(portfolio.debtPence),
      created_at: portfolio.createdAt.toISOString(),
    })),
    subscriptions: writeSubscriptions(detail, now),
    grants: detail.grants.map((given) => writeGrant(given, now)),
    devices: detail.devices.map((session) => ({
      id: session.id,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      ip_address: session.address,
      device: deviceName(session.userAgent),
      is_staff_session: session.kind === 'staff',
    })),
    can_be_changed: canBeChanged,
    can_change_role: canBeChanged && actor.role === 'super_admin',
  };
}

function sumsOf(portfolios: UserDetail['portfolios']) {
  const total = (countOf: (portfolio: UserDetail['portfolios'][number]) => number) =>
    portfolios.reduce((sum, portfolio) => sum + countOf(portfolio), 0);
  return {
    portfoliosCount: portfolios.length,
    debtsCount: total(({ openDebtsCount }) => openDebtsCount),
    debtPence: total(({ debtPence }) => debtPence),
  };
}

/** Newest first, and without those that never began. */
function writeSubscriptions(
  { account, subscriptions }: UserDetail,
  now: Date,
): AdminUser['subscriptions'] {
  return subscriptions
    .filter((row) => adminStatusOf(row, now) !== null)
    .map((row) => {
      const { user: _owner, ...subscription } = writeAdminSubscription(row, {
        owner: account,
        now,
      });
      return subscription;
    })
    .toReversed();
}

function writeGrant({ grant, giver }: UserDetail['grants'][number], now: Date): AdminGrant {
  return {
    id: grant.id,
    tier: grant.tier,
    reason: grant.reason,
    granted_by: giver,
    granted_at: grant.grantedAt.toISOString(),
    until: written(grant.until),
    withdrawn_at: written(grant.withdrawnAt),
    is_in_force: isGrantInForce(grant, now),
  };
}

/** For reading alone. */
function writeDeleted(deleted: DeletedAccount): AdminUser {
  return {
    ...writeListedUser(deletedUserRow(deleted)),
    version: '',
    email_confirmed: false,
    pending_email: null,
    two_step_enabled: false,
    tier_source: 'free',
    portfolios: [],
    subscriptions: [],
    grants: [],
    devices: [],
    can_be_changed: false,
    can_change_role: false,
  };
}
