import type { AccountUser, startTwoStepCall } from '@debt-payoff/contract/accounts';
import type { CallReply } from '@debt-payoff/contract/call';
import type { StartedTwoStep } from '../two-step/two-step.ts';
import type { Account } from './accounts.ts';

export function accountReply(account: Account): AccountUser {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    created_at: account.createdAt.toISOString(),
    role: account.role,
    subscription_tier: account.tier,
    email_confirmed: account.emailConfirmedAt !== null,
    pending_email: account.pendingEmail,
    two_step_enabled: account.hasTwoStep,
    version: account.version,
  };
}

export function startedTwoStepReply(started: StartedTwoStep): CallReply<typeof startTwoStepCall> {
  return { secret: started.secret, otpauth_url: started.url, qr_code: started.qrCode };
}
