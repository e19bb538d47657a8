/** Subscriptions page by page, as staff look for them: those that have begun, of people who have an account. */
import type {
  AdminSubscriptionStatus,
  SortOrder,
  SubscriptionSortOption,
} from '@debt-payoff/contract/content-vocabulary';
import type { TierName } from '@debt-payoff/contract/plans';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { isOfCurrentAccount } from '../../entitlements/subscriptions.store.ts';
import { stripeAccounts, subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { users } from '../../people/people.tables.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { atOneMoment } from '../../platform/database/one-moment.ts';
import { matchesSearch } from '../people-search.ts';
import { incompleteStatuses } from './admin-status.ts';
import type { SubscriptionOwner } from './subscriptions.wire.ts';

type SubscriptionFilter = {
  /** In the name or the address of the owner. */
  readonly search: string;
  readonly tier: TierName | undefined;
  readonly status: AdminSubscriptionStatus | undefined;
  readonly now: Date;
};

type SubscriptionOrder = {
  readonly sortBy: SubscriptionSortOption;
  readonly sortOrder: SortOrder;
};

type ListedSubscription = {
  readonly subscription: SubscriptionRow;
  readonly owner: SubscriptionOwner;
};

export function listSubscriptions(
  db: Database,
  {
    filter,
    order,
    page,
    perPage,
  }: {
    readonly filter: SubscriptionFilter;
    readonly order: SubscriptionOrder;
    readonly page: number;
    readonly perPage: number;
  },
): Promise<{ rows: ListedSubscription[]; total: number }> {
  const offset = (page - 1) * perPage;
  return atOneMoment(db, async (tx) => {
    const { ids, total } = await findPage(tx, { filter, order, limit: perPage, offset });
    return { rows: await listWithOwners(tx, ids), total };
  });
}

type PageQuery = {
  readonly filter: SubscriptionFilter;
  readonly order: SubscriptionOrder;
  readonly limit: number;
  readonly offset: number;
};

/** Which are on a page, and how many there are in total; the rest is fetched for these alone. */
async function findPage(
  tx: Transaction,
  query: PageQuery,
): Promise<{ ids: number[]; total: number }> {
  const { filter, order, offset } = query;
  // No index knows this order, so that all are read for it, and counted with that.
  if (order.sortBy === 'status') {
    const found = await selectIds(tx, query, sql`count(*) OVER ()`);
    if (found[0] !== undefined) return { ids: found.map(({ id }) => id), total: found[0].total };
  }
  const [counted] = await tx
    .select({ total: count() })
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(isListed(filter));
  const total = counted?.total ?? 0;
  // Beyond the last page there is nothing to look for.
  const found = offset < total ? await selectIds(tx, query, sql`${total}::integer`) : [];
  return { ids: found.map(({ id }) => id), total };
}

function selectIds(
  tx: Transaction,
  { filter, order: { sortBy, sortOrder }, limit, offset }: PageQuery,
  total: SQL,
): Promise<{ id: number; total: number }[]> {
  const by = sortOrder === 'asc' ? asc : desc;
  const keys = {
    created_at: [],
    start_date: [subscriptions.startedAt],
    plan_type: [subscriptions.tier],
    status: [statusInSql(filter.now)],
  };
  return (
    tx
      .select({ id: subscriptions.id, total: total.mapWith(Number) })
      .from(subscriptions)
      .innerJoin(stripeAccounts, isOfCurrentAccount)
      .where(isListed(filter))
      // Rows are numbered as they are stored. They settle what is equal, so that no two pages share one.
      .orderBy(...[...keys[sortBy], subscriptions.id].map((key) => by(key)))
      .limit(limit)
      .offset(offset)
  );
}

function isListed({ search, tier, status, now }: SubscriptionFilter): SQL | undefined {
  return and(
    isNotNull(subscriptions.userId),
    notInArray(subscriptions.status, [...incompleteStatuses]),
    tier === undefined ? undefined : eq(subscriptions.tier, tier),
    status === undefined ? undefined : eq(statusInSql(now), status),
    search === '' ? undefined : inArray(subscriptions.userId, ownersFoundBy(search)),
  );
}

function ownersFoundBy(search: string) {
  return new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(matchesSearch(search, users));
}

/** As `adminStatusOf` has it, of those that have begun. */
export function statusInSql(now: Date): SQL<AdminSubscriptionStatus> {
  const { status, endsAt, endedAt } = subscriptions;
  const isOver = or(eq(status, 'canceled'), lte(endsAt, now), lte(endedAt, now));
  return sql`CASE WHEN ${isOver} THEN 'expired' WHEN ${endsAt} IS NULL THEN 'active' ELSE 'cancelled' END`;
}

/** In the order of the ids. */
async function listWithOwners(
  tx: Transaction,
  ids: readonly number[],
): Promise<ListedSubscription[]> {
  const rows = await tx
    .select({
      subscription: subscriptions,
      owner: {
        id: users.id,
        username: users.username,
        email: users.email,
        suspendedAt: users.suspendedAt,
      },
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(inArray(subscriptions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.subscription.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
