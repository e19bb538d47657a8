import type { SortOrder, UserSortOption } from '@debt-payoff/contract/content-vocabulary';
import type { TierName } from '@debt-payoff/contract/plans';
import type { Role } from '@debt-payoff/contract/roles';
import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { deletedAccounts } from '../../accounts/accounts.tables.ts';
import { hasTierInEffect } from '../../entitlements/tier-condition.ts';
import { users } from '../../people/people.tables.ts';
import type { Reader } from '../../platform/database/database.ts';
import { matchesSearch } from '../people-search.ts';

type YesNoAll = 'true' | 'false' | 'all';

export type UserFilter = {
  readonly search: string;
  readonly tier: TierName | undefined;
  readonly role: Role | undefined;
  readonly isSuspended: YesNoAll;
  readonly isDeleted: YesNoAll;
  readonly now: Date;
};

export type UserOrder = { readonly sortBy: UserSortOption; readonly sortOrder: SortOrder };

/** An account that is there or was; ids are never given twice. */
export type ListedId = { readonly id: number; readonly isDeleted: boolean };

/** Deleted accounts are listed for as long as they have a name. */
export const deletedUsername = sql<string>`lower(normalize(${deletedAccounts.username}, NFKC))`;

function isListedUser(filter: UserFilter): SQL | undefined {
  const { tier, role, isSuspended, search, now } = filter;
  return and(
    isSuspended === 'all' ? undefined : suspension[isSuspended],
    role === undefined ? undefined : eq(users.role, role),
    matchesSearch(search, users),
    tier === undefined ? undefined : hasTierInEffect(users.id, { tier, now }),
  );
}

const suspension = { true: isNotNull(users.suspendedAt), false: isNull(users.suspendedAt) };

function isListedDeleted({ tier, role, search }: UserFilter): SQL | undefined {
  const { userId: id, email } = deletedAccounts;
  return and(
    isNotNull(deletedAccounts.username),
    isNotNull(id),
    role === undefined ? undefined : eq(deletedAccounts.role, role),
    matchesSearch(search, { id, usernameKey: deletedUsername, email }),
    tier === undefined ? undefined : eq(deletedAccounts.tier, tier),
  );
}

const hasUsers = ({ isDeleted }: UserFilter) => isDeleted !== 'true';
/** Nobody who has left can be suspended. */
const hasDeleted = ({ isDeleted, isSuspended }: UserFilter) =>
  isDeleted !== 'false' && isSuspended !== 'true';

export type PageQuery = {
  readonly filter: UserFilter;
  readonly order: UserOrder;
  readonly limit: number;
  readonly offset: number;
};

/** Who is on a page, and how many there are in total; the rest is fetched for these alone. */
export async function findUserPage(
  db: Reader,
  query: PageQuery,
): Promise<{ ids: ListedId[]; total: number }> {
  const { filter, offset } = query;
  // Who has a paid tier is found by a list of all who have, which is made once for both.
  const isOfPaidTier = filter.tier !== undefined && filter.tier !== 'free';
  const found = isOfPaidTier ? await listCountedIds(db, query) : [];
  if (found[0] !== undefined) return { ids: found, total: found[0].total };
  const counts = await countListedUsers(db, filter);
  const total = counts.users + counts.deleted;
  // Beyond the last page there is nothing to look for.
  return { ids: offset < total ? await listIds(db, { ...query, counts }) : [], total };
}

/** How many there are of either kind. */
type ListedCounts = { readonly users: number; readonly deleted: number };

async function countListedUsers(db: Reader, filter: UserFilter): Promise<ListedCounts> {
  const ofUsers = hasUsers(filter)
    ? await db.select({ total: count() }).from(users).where(isListedUser(filter))
    : [];
  const ofDeleted = hasDeleted(filter)
    ? await db.select({ total: count() }).from(deletedAccounts).where(isListedDeleted(filter))
    : [];
  return { users: ofUsers[0]?.total ?? 0, deleted: ofDeleted[0]?.total ?? 0 };
}

const userKeys = {
  created_at: users.createdAt,
  username: users.usernameKey,
  email: users.email,
  last_login_at: users.lastLoginAt,
};
const deletedKeys = {
  created_at: deletedAccounts.registeredAt,
  username: deletedUsername,
  email: deletedAccounts.email,
  last_login_at: sql`NULL::timestamptz`,
};

function selectUsers(db: Reader, { filter, order }: PageQuery) {
  return db
    .select({
      id: sql<number>`${users.id}`.mapWith(Number).as('listed_id'),
      isDeleted: sql<boolean>`false`.as('is_deleted'),
      key: sql`${userKeys[order.sortBy]}`.as('sort_key'),
    })
    .from(users)
    .where(hasUsers(filter) ? isListedUser(filter) : sql`false`);
}

function selectDeleted(db: Reader, { filter, order }: PageQuery) {
  return db
    .select({
      id: sql<number>`${deletedAccounts.userId}`.mapWith(Number).as('listed_id'),
      isDeleted: sql<boolean>`true`.as('is_deleted'),
      key: sql`${deletedKeys[order.sortBy]}`.as('sort_key'),
    })
    .from(deletedAccounts)
    .where(hasDeleted(filter) ? isListedDeleted(filter) : sql`false`);
}

/** In one pass over all that are listed. A page with nobody on it has no total. */
function listCountedIds(db: Reader, query: PageQuery): Promise<(ListedId & { total: number })[]> {
  const { order, limit, offset } = query;
  const listed = db.$with('listed').as(selectUsers(db, query).unionAll(selectDeleted(db, query)));
  return db
    .with(listed)
    .select({
      id: listed.id,
      isDeleted: listed.isDeleted,
      total: sql`(SELECT count(*) FROM listed)`.mapWith(Number),
    })
    .from(listed)
    .orderBy(...inOrder(order, [listed.key, listed.id]))
    .limit(limit)
    .offset(offset);
}

/** In the order of an index, up to the end of the page. A kind of which there is none is not looked for again. */
function listIds(
  db: Reader,
  query: PageQuery & { readonly counts: ListedCounts },
): Promise<ListedId[]> {
  const { order, limit, offset, counts } = query;
  const key = order.sortBy;
  const ofUsers = selectUsers(db, query).orderBy(...inOrder(order, [userKeys[key], users.id]));
  if (counts.deleted === 0) return ofUsers.limit(limit).offset(offset);
  const ofDeleted = selectDeleted(db, query).orderBy(
    ...inOrder(order, [deletedKeys[key], deletedAccounts.userId]),
  );
  if (counts.users === 0) return ofDeleted.limit(limit).offset(offset);
  const end = limit + offset;
  return ofUsers
    .limit(end)
    .unionAll(ofDeleted.limit(end))
    .orderBy(...inOrder(order, [sql`sort_key`, sql`listed_id`]))
    .limit(limit)
    .offset(offset);
}

/** The id settles what is equal, so that no two pages share a row. */
function inOrder(
  { sortBy, sortOrder }: UserOrder,
  [key, id]: readonly [SQLWrapper, SQLWrapper],
): SQL[] {
  const by = sortOrder === 'asc' ? asc : desc;
  // Said only where a key can be missing: the other indexes do not give this order.
  return [sortBy === 'last_login_at' ? sql`${by(key)} NULLS LAST` : by(key), by(id)];
}
