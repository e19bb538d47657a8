/** People page by page, as staff look for them. */
import { and, count, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deletedAccounts } from '../../accounts/accounts.tables.ts';
import { tiersOf } from '../../entitlements/entitlements.ts';
import { debts } from '../../ledger/ledger.tables.ts';
import { users } from '../../people/people.tables.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { atOneMoment } from '../../platform/database/one-moment.ts';
import { portfolios } from '../../portfolios/portfolios.tables.ts';
import { findUserPage, type ListedId, type UserFilter, type UserOrder } from './user-list.store.ts';
import { deletedUserRow, type ListedUserRow, noDebts } from './users.wire.ts';

export function listUsers(
  db: Database,
  {
    filter,
    order,
    page,
    perPage,
  }: {
    readonly filter: UserFilter;
    readonly order: UserOrder;
    readonly page: number;
    readonly perPage: number;
  },
): Promise<{ rows: ListedUserRow[]; total: number }> {
  return atOneMoment(db, async (tx) => {
    const offset = (page - 1) * perPage;
    const { ids, total } = await findUserPage(tx, { filter, order, limit: perPage, offset });
    return { rows: await listRows(tx, { ids, now: filter.now }), total };
  });
}

async function listRows(
  tx: Transaction,
  { ids, now }: { readonly ids: readonly ListedId[]; readonly now: Date },
): Promise<ListedUserRow[]> {
  const idsOf = (isDeleted: boolean) =>
    ids.filter((one) => one.isDeleted === isDeleted).map(({ id }) => id);
  const found = [
    ...(await listUserRows(tx, { userIds: idsOf(false), now })),
    ...(await listDeletedRows(tx, idsOf(true))),
  ];
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => rows.get(id) ?? []);
}

const shownColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  suspendedAt: users.suspendedAt,
  suspendedReason: users.suspendedReason,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  lastLoginAddress: users.lastLoginAddress,
  failedLogins: users.failedLogins,
  adminNotes: users.adminNotes,
};

async function listUserRows(
  tx: Transaction,
  at: { readonly userIds: readonly number[]; readonly now: Date },
): Promise<ListedUserRow[]> {
  if (at.userIds.length === 0) return [];
  const rows = await tx
    .select(shownColumns)
    .from(users)
    .where(inArray(users.id, [...at.userIds]));
  const tierOf = await tiersOf(tx, at);
  const sumsOf = await sumDebtsOf(tx, at.userIds);
  return rows.map((row) => ({ ...row, ...sumsOf(row.id), tier: tierOf(row.id), deletedAt: null }));
}

type DebtSums = Pick<ListedUserRow, 'portfoliosCount' | 'debtsCount' | 'debtPence'>;

/** What a person owes does not count what is paid off. */
async function sumDebtsOf(
  tx: Transaction,
  userIds: readonly number[],
): Promise<(userId: number) => DebtSums> {
  const rows = await tx
    .select({
      userId: portfolios.userId,
      portfoliosCount: countDistinct(portfolios.id),
      debtsCount: count(debts.id),
      debtPence: sql`coalesce(sum(${debts.balancePence}), 0)`.mapWith(Number),
    })
    .from(portfolios)
    .leftJoin(debts, and(eq(debts.portfolioId, portfolios.id), isNull(debts.paidOffOn)))
    .where(inArray(portfolios.userId, [...userIds]))
    .groupBy(portfolios.userId);
  const sums = new Map(rows.map(({ userId, ...ofUser }) => [userId, ofUser]));
  return (userId) => sums.get(userId) ?? noDebts;
}

async function listDeletedRows(
  tx: Transaction,
  userIds: readonly number[],
): Promise<ListedUserRow[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(deletedAccounts)
    .where(inArray(deletedAccounts.userId, [...userIds]));
  return rows.map(deletedUserRow);
}
