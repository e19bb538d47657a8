import { expect, it } from 'vitest';
import { readListQuery } from '../lists/list-query.ts';
import { auditQuery, auditShape } from './audit-filters.ts';

const asked = (address: string) =>
  auditQuery(readListQuery(auditShape, new URLSearchParams(address)));

it('the log is asked for all that its address names', () => {
  const address =
    'action=user_suspended&actor_id=2&user_id=7&subject=subscription&subject_id=41&from=2026-11-01&to=2026-11-14&page=3';
  expect(asked(address)).toEqual({
    ...{ action: 'user_suspended', actor_id: 2, user_id: 7, page: 3 },
    ...{ subject: 'subscription', subject_id: 41, from: '2026-11-01', to: '2026-11-14' },
  });
});

it.each([
  'action=renamed',
  'subject=portfolio',
  'user_id=sam',
  'user_id=0',
  'actor_id=-1',
  'subject_id=1.5',
  'user_id=99999999999999999999',
  'from=2026-02-30',
  'to=0002-11-14',
])('what it cannot be asked for counts as not asked for: %s', (address) => {
  expect(asked(address)).toEqual({ page: 1 });
});
