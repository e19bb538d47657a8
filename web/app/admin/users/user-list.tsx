/** Everyone with an account: found, narrowed, sorted, and what can be done to each. */
import type { ListedUser } from '@debt-payoff/contract/admin-users';
import type { SortOrder, UserSortOption } from '@debt-payoff/contract/content-vocabulary';
import { formatPounds } from '@debt-payoff/contract/money';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { Link } from 'react-router';
import type { Column } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatShortDay } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { FetchedList } from '../lists/fetched-list.tsx';
import { FilterField, ListControls, SortField } from '../lists/list-controls.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { type ListQueryState, useListQuery } from '../lists/use-list-query.ts';
import { useUserActs } from './use-user-acts.tsx';
import { UserMenu } from './user-menu.tsx';
import { userListShape, useUserList } from './user-queries.ts';
import { UserStatusBadge } from './user-status.tsx';
import { roleNames, statusNames, tierNames, userName } from './user-words.ts';

type UserListState = ListQueryState<(typeof userListShape)['filters'], UserSortOption>;

const sortNames: Readonly<Record<`${UserSortOption} ${SortOrder}`, string>> = {
  'created_at desc': 'Newest first',
  'created_at asc': 'Oldest first',
  'username asc': 'Username A to Z',
  'username desc': 'Username Z to A',
  'email asc': 'Email A to Z',
  'email desc': 'Email Z to A',
  'last_login_at desc': 'Latest sign-in',
  'last_login_at asc': 'Earliest sign-in',
};

export function UserList() {
  const list = useListQuery(userListShape);
  const result = useUserList(list.query);
  const acts = useUserActs();
  return (
    <section className="stack-8 user-list" aria-labelledby="users-title">
      <h1 className="h2" id="users-title" tabIndex={-1}>
        Users
      </h1>
      <Controls list={list} />
      <FetchedList
        caption={`Users: ${sortNames[`${list.query.sort.by} ${list.query.sort.order}`]}`}
        noun="user"
        result={result}
        failed={adminTexts.users.listFailed}
        empty={<p className="muted">Nobody has an account yet.</p>}
        widen={wider(list)}
        list={list}
        columns={columnsOf(list, acts.open)}
        keyOf={({ id }) => id}
      />
      {acts.dialog}
    </section>
  );
}

/** Only active users are looked at as usual, and someone who writes to us may be suspended, or gone. */
function wider({ query: { search, filters }, filter }: UserListState) {
  if (search === '' || filters.status === 'all') return undefined;
  return {
    label: 'Search all users, also suspended and deleted ones',
    onWiden: () => filter({ status: 'all' }),
  };
}

function Controls({ list }: { readonly list: UserListState }) {
  const { search, filters, sort } = list.query;
  return (
    <ListControls>
      <SearchField label="Search username, email or id" search={search} onSearch={list.search} />
      <FilterField
        label="Status"
        value={filters.status}
        options={{ ...statusNames, all: 'All' }}
        onChoose={(status) => list.filter({ status })}
      />
      <FilterField
        label="Plan"
        value={filters.plan}
        options={{ '': 'All', ...tierNames }}
        onChoose={(plan) => list.filter({ plan })}
      />
      <FilterField
        label="Role"
        value={filters.role}
        options={{ '': 'All', ...roleNames }}
        onChoose={(role) => list.filter({ role })}
      />
      <SortField sort={sort} options={sortNames} onSort={list.sort} />
    </ListControls>
  );
}

function columnsOf(
  { sortOf }: UserListState,
  open: ReturnType<typeof useUserActs>['open'],
): readonly [Column<ListedUser>, ...Column<ListedUser>[]] {
  return [
    { label: 'User', sort: sortOf('username'), cell: (user) => <Named user={user} /> },
    { label: 'Role', cell: ({ role }) => roleNames[role] },
    { label: 'Plan', cell: ({ subscription_tier: tier }) => tierNames[tier] },
    { label: 'Status', cell: (user) => <UserStatusBadge user={user} /> },
    { label: 'Portfolios', isFigure: true, cell: ({ portfolios_count: held }) => held },
    { label: 'Debts', isFigure: true, cell: ({ total_debts: debts }) => debts },
    { label: 'Total', isFigure: true, cell: (user) => formatPounds(user.total_debt_amount) },
    {
      label: 'Joined',
      sort: sortOf('created_at'),
      cell: ({ created_at: joined }) => formatShortDay(joined),
    },
    {
      label: 'Last sign-in',
      sort: sortOf('last_login_at'),
      cell: ({ last_login_at: last }) => (last === null ? 'Never' : formatShortDay(last)),
    },
    { label: 'Actions', cell: (user) => <UserMenu user={user} onOpen={open} /> },
  ];
}

function Named({ user }: { readonly user: ListedUser }) {
  return (
    <>
      <Link to={adminPaths.user(user.id)}>
        <TypedName name={userName(user)} />
      </Link>
      {user.email === null ? null : <span className="under">{user.email}</span>}
    </>
  );
}
