import { describe, expect, it } from 'vitest';
import { aUser } from './builders.fixture.ts';
import { factsOf, goesAlong, limitWords, statusOf, userName, whyNotChanged } from './user-words.ts';

const then = '2026-11-14T09:30:00.000Z';

it.each([
  [{}, 'active'],
  [{ is_suspended: true }, 'suspended'],
  [{ account_deleted_at: then }, 'deleted'],
  [{ account_deleted_at: then, is_suspended: true }, 'deleted'],
] as const)('with %o an account is %s', (facts, status) => {
  expect(statusOf(aUser(facts))).toBe(status);
});

it('-1 reads as unlimited, any other limit as itself', () => {
  expect([limitWords(-1), limitWords(3)]).toEqual(['Unlimited', '3']);
});

it('somebody who can no longer be named is a former account', () => {
  expect(userName({ id: 7, username: null })).toBe('Former account 7');
});

describe('what is told of a person', () => {
  const told = (facts: Parameters<typeof aUser>[0]) =>
    Object.fromEntries(factsOf(aUser(facts)).map(({ label, figure }) => [label, figure]));

  it('is all of it, in words', () => {
    const facts = told({
      pending_email: 'new@example.com',
      role: 'super_admin',
      subscription_tier: 'premium',
      tier_source: 'grant',
      suspended_at: then,
      suspended_reason: 'Asked us to',
      last_login_at: then,
      last_login_ip: '192.0.2.1',
      login_attempts: 3,
      two_step_enabled: true,
      portfolios_count: 2,
      total_debts: 5,
      total_debt_amount: 1_234.5,
      max_portfolios: -1,
      max_debts_per_portfolio: -1,
    });
    expect(facts).toEqual({
      Id: '7',
      Email: 'sam@example.com (confirmed)',
      'New email, waiting': 'new@example.com',
      Role: 'Super admin',
      Plan: 'Premium, by grant',
      Suspended: '14 November 2026 at 09:30',
      Reason: 'Asked us to',
      Joined: '3 November 2026 at 09:00',
      'Last sign-in': '14 November 2026 at 09:30, from 192.0.2.1',
      'Failed sign-ins': '3',
      'Two-step sign-in': 'On',
      Portfolios: '2 (limit: Unlimited)',
      'Open debts': '5 (limit per portfolio: Unlimited)',
      'Total owed': '£1,234.50',
    });
  });

  it('leaves out what is not the case', () => {
    expect(told({ email_confirmed: false })).toMatchObject({
      Email: 'sam@example.com (not confirmed)',
      Plan: 'Free',
      'Last sign-in': 'Never',
      'Two-step sign-in': 'Off',
    });
    expect(told({})).not.toHaveProperty('Suspended');
    expect(told({ email: null })).toMatchObject({ Email: 'N/A' });
  });
});

it.each([
  [{}, 'With the account go all their payments, plans and settings.'],
  [
    {
      portfolios_count: 2,
      total_debts: 1,
      total_debt_amount: 300,
      subscription_tier: 'basic',
    },
    'With the account go 2 portfolios, 1 debt of £300.00 in total and all their payments, plans and settings. A subscription they pay for ends at once.',
  ],
] as const)('before %o is deleted it is said what goes along', (facts, sentence) => {
  expect(goesAlong(aUser(facts))).toBe(sentence);
});

it('says why somebody cannot be changed', () => {
  expect(whyNotChanged(aUser(), false)).toBeNull();
  expect(whyNotChanged(aUser({ can_be_changed: false }), true)).toBe(
    'You cannot do this to your own account. Your profile is the place for that.',
  );
  expect(whyNotChanged(aUser({ can_be_changed: false, role: 'admin' }), false)).toBe(
    'Only a super admin can change an account of staff.',
  );
  expect(whyNotChanged(aUser({ account_deleted_at: then }), false)).toContain('has been deleted');
});
