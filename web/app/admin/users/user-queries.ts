/** People as staff fetch them. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { getUserCall, ListedUser, listUsersCall } from '@debt-payoff/contract/admin-users';
import type { CallInput } from '@debt-payoff/contract/call';
import { userListDefaults, userSortOptions } from '@debt-payoff/contract/content-vocabulary';
import { tiers } from '@debt-payoff/contract/plans';
import { roles } from '@debt-payoff/contract/roles';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';
import type { ListPage } from '../lists/fetched-list.tsx';
import type { ListQuery } from '../lists/list-query.ts';

/** What the list can be asked for. Empty stands for all plans and all roles. */
export const userListShape = {
  filters: {
    status: ['active', 'suspended', 'deleted', 'all'],
    plan: ['', ...tiers],
    role: ['', ...roles],
  },
  sort: {
    options: userSortOptions,
    by: userListDefaults.sortBy,
    order: userListDefaults.sortOrder,
  },
} as const;
export type UserListQuery = ListQuery<
  (typeof userListShape)['filters'],
  (typeof userSortOptions)[number]
>;

type Asked = NonNullable<CallInput<typeof listUsersCall>['query']>;

const statusFilters = {
  active: { is_suspended: 'false', is_deleted: 'false' },
  suspended: { is_suspended: 'true', is_deleted: 'false' },
  deleted: { is_suspended: 'all', is_deleted: 'true' },
  all: { is_suspended: 'all', is_deleted: 'all' },
} as const satisfies Record<UserListQuery['filters']['status'], Asked>;

export function usersAsked({ search, filters, sort, page }: UserListQuery): Asked {
  return {
    ...(search !== '' && { search }),
    ...(filters.plan !== '' && { subscription_tier: filters.plan }),
    ...(filters.role !== '' && { role: filters.role }),
    ...statusFilters[filters.status],
    sort_by: sort.by,
    sort_order: sort.order,
    page,
  };
}

export function userListOptions(query: UserListQuery) {
  const asked = usersAsked(query);
  return queryOptions({
    queryKey: adminKey('users', asked),
    queryFn: async (): Promise<ListPage<ListedUser>> => {
      const { users, pagination } = await quietSignedInCall<typeof listUsersCall>(
        adminAddresses.listUsers,
        { query: asked },
      );
      return { rows: users, pagination };
    },
    placeholderData: keepPreviousData,
  });
}

export function useUserList(query: UserListQuery) {
  return useQuery(userListOptions(query));
}

export async function fetchUser(id: number) {
  const { user } = await quietSignedInCall<typeof getUserCall>(adminAddresses.getUser, {
    params: { id },
  });
  return user;
}

export function userOptions(id: number) {
  return queryOptions({ queryKey: adminKey('user', id), queryFn: () => fetchUser(id) });
}

export function useUser(id: number) {
  return useQuery(userOptions(id));
}
