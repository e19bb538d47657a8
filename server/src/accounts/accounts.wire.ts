import type { AccountUser } from '@debt-payoff/contract/accounts';
import { highestTier } from '../entitlements/entitlements.ts';
import type { Account } from './accounts.store.ts';

export function userAnswer(account: Account): AccountUser {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    created_at: account.createdAt.toISOString(),
    role: account.role,
    subscription_tier: highestTier(account.grantedTiers),
    email_confirmed: account.emailConfirmedAt !== null,
    pending_email: account.pendingEmail,
    two_step_enabled: account.hasTwoStep,
    version: account.version,
  };
}
