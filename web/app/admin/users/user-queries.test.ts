import { expect, it } from 'vitest';
import { readListQuery } from '../lists/list-query.ts';
import { userListShape, usersAsked } from './user-queries.ts';

const asked = (address: string) =>
  usersAsked(readListQuery(userListShape, new URLSearchParams(address)));
const usual = { sort_by: 'created_at', sort_order: 'desc', page: 1 };

it('asks for those who are neither suspended nor deleted, the newest first', () => {
  expect(asked('')).toEqual({ ...usual, is_suspended: 'false', is_deleted: 'false' });
});

it.each([
  ['status=suspended', { is_suspended: 'true', is_deleted: 'false' }],
  ['status=deleted', { is_suspended: 'all', is_deleted: 'true' }],
  ['status=all', { is_suspended: 'all', is_deleted: 'all' }],
  [
    'search=sam&plan=basic&role=admin',
    { search: 'sam', subscription_tier: 'basic', role: 'admin' },
  ],
  ['sort_by=email&sort_order=asc&page=3', { sort_by: 'email', sort_order: 'asc', page: 3 }],
])('%s asks for %o', (address, part) => {
  expect(asked(address)).toMatchObject(part);
});
