import type { AdminGrant, AdminUser } from '@debt-payoff/contract/admin-users';

export function aUser(facts: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 7,
    username: 'sam',
    email: 'sam@example.com',
    role: 'user',
    subscription_tier: 'free',
    is_suspended: false,
    suspended_at: null,
    suspended_reason: null,
    account_deleted_at: null,
    created_at: '2026-11-03T09:00:00.000Z',
    last_login_at: null,
    last_login_ip: null,
    login_attempts: 0,
    admin_notes: null,
    portfolios_count: 0,
    total_debts: 0,
    total_debt_amount: 0,
    max_portfolios: 1,
    max_debts_per_portfolio: 3,
    version: 'v1',
    email_confirmed: true,
    pending_email: null,
    two_step_enabled: false,
    tier_source: 'free',
    portfolios: [],
    subscriptions: [],
    grants: [],
    devices: [],
    can_be_changed: true,
    can_change_role: true,
    ...facts,
  };
}

export function aGrant(facts: Partial<AdminGrant> = {}): AdminGrant {
  return {
    id: 5,
    tier: 'premium',
    reason: 'Waited a week for us',
    granted_by: { id: 2, username: 'morgan' },
    granted_at: '2026-11-10T09:00:00.000Z',
    until: null,
    withdrawn_at: null,
    is_in_force: true,
    ...facts,
  };
}
