import type { AccountUser } from '@debt-payoff/contract/accounts';
import { expect, it } from 'vitest';
import { accountAfterLoad } from './use-account.ts';

const reload = (): void => {};
const nobody = { user: null, state: 'loading', failure: null, reload } as const;
const failed = { user: null, state: 'failed', failure: 'No connection' } as const;

function known(tier: AccountUser['subscription_tier']) {
  const user: AccountUser = {
    id: 1,
    username: 'alice',
    email: 'alice@example.com',
    created_at: '2027-01-05T10:00:00.000Z',
    role: 'user',
    subscription_tier: tier,
    email_confirmed: true,
    pending_email: null,
    two_step_enabled: false,
    version: 1,
  };
  return { user, state: 'ready', failure: null, reload } as const;
}

it('an account that is known stays where it cannot be loaded again', () => {
  const premium = known('premium');
  expect(accountAfterLoad(premium, failed)).toBe(premium);
});

it('says that it could not be loaded where nothing was known', () => {
  expect(accountAfterLoad(nobody, failed)).toMatchObject(failed);
});

it('takes what was loaded in place of what was known', () => {
  expect(accountAfterLoad(known('premium'), known('free')).user?.subscription_tier).toBe('free');
});
