/** Figures about the accounts that there are. */
import type { PaidTier } from '@debt-payoff/contract/plans';
import type { Role } from '@debt-payoff/contract/roles';
import { count, countDistinct, eq, exists, isNotNull, sql } from 'drizzle-orm';
import { QueryBuilder, union } from 'drizzle-orm/pg-core';
import { hasTierInEffect } from '../../entitlements/tier-condition.ts';
import { payments } from '../../ledger/ledger.tables.ts';
import { users } from '../../people/people.tables.ts';
import { countWhere } from '../../platform/database/aggregates.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { portfolios } from '../../portfolios/portfolios.tables.ts';
import { sessions } from '../../sessions/sessions.tables.ts';
import type { Moment } from './all-rows.store.ts';
import type { AnalyticsRange } from './analytics-range.ts';
import { countByDay, isWithin } from './in-range.store.ts';

export type UserFigures = Awaited<ReturnType<typeof readUserFigures>>;

export async function readUserFigures({ tx }: Moment, range: AnalyticsRange) {
  const { now } = range;
  return {
    ...(await countAccounts(tx)),
    signedIn: await countSignedIn(tx, range),
    onBasic: await countOnTier(tx, { tier: 'basic', now }),
    onPremium: await countOnTier(tx, { tier: 'premium', now }),
    withPortfolios: await countWithPortfolios(tx),
    withPayments: await countWithPayments(tx),
    newByDay: await countByDay(tx, users, { instant: users.createdAt, range }),
  };
}

/** All that one look at each account tells. */
async function countAccounts(tx: Transaction) {
  const [counts] = await tx
    .select({
      total: count(),
      suspended: countWhere(isNotNull(users.suspendedAt)),
      byRole: {
        user: countWhere(hasRole('user')),
        admin: countWhere(hasRole('admin')),
        super_admin: countWhere(hasRole('super_admin')),
      },
    })
    .from(users);
  if (counts === undefined) throw new Error('Accounts were not counted');
  return counts;
}

const hasRole = (role: Role) => eq(users.role, role);

/** Sessions are not kept for as long as the longest range; the last time that somebody signed in is. */
async function countSignedIn(tx: Transaction, range: AnalyticsRange): Promise<number> {
  const signedIn = tx
    .select({ id: users.id })
    .from(users)
    .where(isWithin(users.lastLoginAt, range));
  const present = tx
    .select({ id: sessions.userId })
    .from(sessions)
    .where(isWithin(sessions.lastUsedAt, range));
  const [row] = await tx.select({ people: count() }).from(union(signedIn, present).as('people'));
  return row?.people ?? 0;
}

async function countOnTier(
  tx: Transaction,
  given: { readonly tier: PaidTier; readonly now: Date },
): Promise<number> {
  return tx.$count(users, hasTierInEffect(users.id, given));
}

async function countWithPortfolios(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ people: countDistinct(portfolios.userId) }).from(portfolios);
  return row?.people ?? 0;
}

async function countWithPayments(tx: Transaction): Promise<number> {
  const own = new QueryBuilder()
    .select({ one: sql`1` })
    .from(payments)
    .where(eq(payments.portfolioId, portfolios.id));
  const [row] = await tx
    .select({ people: countDistinct(portfolios.userId) })
    .from(portfolios)
    .where(exists(own));
  return row?.people ?? 0;
}
