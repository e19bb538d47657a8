import type { AdminUser, ListedUser } from '@debt-payoff/contract/admin-users';
import { describe, expect, it } from 'vitest';
import { loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { buttonsOf, menuOf, requiredOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { aGrant, aUser } from './builders.fixture.ts';

loadAfreshInEachTest();

const onePage = { page: 1, per_page: 50, pages: 1, has_prev: false, has_next: false };

function listReply(users: readonly ListedUser[]): Reply {
  return { status: 200, body: { users, pagination: { ...onePage, total: users.length } } };
}

function shownList(reply: Reply, query = ''): Promise<string> {
  return shownPage({
    reply,
    address: `/admin/users${query}`,
    path: '/admin/users',
    load: async () => (await import('./user-list.tsx')).UserList,
    fetch: async (queries) => {
      const { userListOptions, userListShape } = await import('./user-queries.ts');
      const { readListQuery } = await import('../lists/list-query.ts');
      await queries.prefetchQuery(
        userListOptions(readListQuery(userListShape, new URLSearchParams(query))),
      );
    },
  });
}

function shownDetail(reply: Reply | AdminUser, id = '7'): Promise<string> {
  const isUser = typeof reply === 'object' && 'username' in reply;
  return shownPage({
    reply: isUser ? { status: 200, body: { user: reply } } : reply,
    address: `/admin/users/${id}`,
    path: '/admin/users/:userId',
    load: async () => (await import('./user-detail.tsx')).UserDetail,
    fetch: async (queries) => {
      const { userOptions } = await import('./user-queries.ts');
      await queries.prefetchQuery(userOptions(Number(id)));
    },
  });
}

const refused = { status: 403, body: { error: 'Not for you', code: 'not_allowed' } };

describe('the list of users', () => {
  it('shows each with what staff look for, and what can be done', async () => {
    const sam = aUser({
      portfolios_count: 2,
      total_debts: 5,
      total_debt_amount: 1_234.5,
      subscription_tier: 'basic',
      last_login_at: '2026-11-14T09:30:00.000Z',
    });
    const markup = await shownList(listReply([sam]));
    for (const text of ['sam@example.com', 'Basic', 'Active', '£1,234.50', '3 Nov 2026']) {
      expect(markup).toContain(text);
    }
    expect(markup).toContain('href="/admin/users/7"');
    expect(menuOf(markup)).toEqual(['View', 'Suspend', 'Reset password', 'Delete']);
    expect(markup).toContain('1 user');
  });

  it.each([
    [{ is_suspended: true }, 'Suspended', ['View', 'Activate', 'Reset password', 'Delete']],
    [{ is_suspended: true, account_deleted_at: '2026-11-14T09:30:00.000Z' }, 'Deleted', ['View']],
  ])('offers what fits: %o', async (facts, status, offered) => {
    const markup = await shownList(listReply([aUser(facts)]), '?status=all');
    expect(markup).toMatch(new RegExp(`class="badge[^>]*><svg.*?</svg>${status}<`));
    expect(menuOf(markup)).toEqual(offered);
  });

  it('says why it could not be fetched', async () => {
    expect(await shownList(refused)).toContain('Not for you');
    expect(await shownList({ status: 502 })).toContain('Failed to fetch users');
    expect(await shownList('unreachable')).toContain('Network error: ');
  });

  it('tells nobody at all from nobody who matches', async () => {
    expect(await shownList(listReply([]))).toContain('Nobody has an account yet.');
    expect(await shownList(listReply([]), '?search=sam')).toContain('No users match');
  });

  it('where no active user matches, leads to the others', async () => {
    const way = 'Search all users, also suspended and deleted ones';
    expect(buttonsOf(await shownList(listReply([]), '?search=sam'))).toContain(way);
    expect(await shownList(listReply([]), '?search=sam&status=all')).not.toContain(way);
  });
});

describe('the page of a user', () => {
  it('marks what is required', async () => {
    expect(requiredOf(await shownDetail(aUser()))).toEqual(['Username', 'Email']);
  });

  it('offers to change them', async () => {
    const markup = await shownDetail(aUser({ two_step_enabled: true, grants: [aGrant()] }));
    const offered = ['Suspend', 'Reset password', 'Switch two-step off', 'Delete', 'Give a plan'];
    for (const label of [...offered, 'Withdraw', 'Save changes']) {
      expect(buttonsOf(markup)).toContain(label);
    }
    const named = ['Suspend', 'Reset password', 'Switch two-step off', 'Delete'];
    for (const label of named) expect(markup).toContain(`aria-label="${label}, sam"`);
  });

  it.each([
    [
      'somebody of staff, to an admin',
      { can_be_changed: false, role: 'admin' },
      'Only a super admin can change',
    ],
    [
      'the viewer',
      { id: 2, can_be_changed: false, role: 'admin' },
      'You cannot do this to your own',
    ],
    ['a deleted account', { account_deleted_at: '2026-11-14T09:30:00.000Z' }, 'has been deleted'],
  ] as const)('of %s offers nothing, and says why', async (_, facts, why) => {
    const user = aUser({ two_step_enabled: true, grants: [aGrant()], ...facts });
    const markup = await shownDetail(user, String(user.id));
    expect(markup).toContain(why);
    expect(buttonsOf(markup)).toEqual([]);
    expect(markup).toContain('In force');
  });

  it('of staff leads to what they did', async () => {
    const way = 'href="/admin/audit?actor_id=7"';
    expect(await shownDetail(aUser({ role: 'admin' }))).toContain(way);
    expect(await shownDetail(aUser())).not.toContain(way);
  });

  it('keeps roles for super admins, and says so', async () => {
    const markup = await shownDetail(aUser({ can_change_role: false }));
    expect(markup).toContain('Only a super admin can give or take roles.');
    expect(markup).toMatch(/<select[^>]*disabled/);
  });

  it('says that there is no such user', async () => {
    const body = { error: 'User not found', code: 'not_found', request_id: 'r1' };
    expect(await shownDetail({ status: 404, body })).toContain('User not found</h1>');
    expect(await shownDetail(refused, '0')).toContain('User not found</h1>');
  });

  it('says why it could not be fetched', async () => {
    expect(await shownDetail(refused)).toContain('Not for you');
    expect(await shownDetail({ status: 502 })).toContain('Failed to fetch user<');
    expect(await shownDetail('unreachable')).toContain('Network error: ');
  });
});
