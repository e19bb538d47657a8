import type { AccountUser } from '@debt-payoff/contract/accounts';
import { tiers } from '@debt-payoff/contract/plans';
import type { Account } from './accounts.store.ts';

export function userAnswer(account: Account): AccountUser {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    created_at: account.createdAt.toISOString(),
    role: account.role,
    subscription_tier: tiers.findLast((tier) => account.grantedTiers.includes(tier)) ?? 'free',
    email_confirmed: account.emailConfirmedAt !== null,
    two_step_enabled: account.hasTwoStep,
  };
}
