/** Signing in on this device. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { loginCall } from '@debt-payoff/contract/accounts';
import { raiseEvent } from '../analytics/events.ts';
import { publicCall } from '../session/calls.ts';
import { signInAfterSignOut } from '../session/pending-sign-out.ts';
import { storeToken } from '../session/session.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly totp?: string;
};

export async function signIn(credentials: Credentials): Promise<void> {
  try {
    const reply = await signInAfterSignOut(() =>
      publicCall<typeof loginCall>(accountAddresses.login, { body: credentials }),
    );
    storeToken(reply, 'user');
  } catch (error) {
    raiseAttempt(false);
    throw error;
  }
  raiseAttempt(true);
  raiseEvent('user_login_success');
}

function raiseAttempt(hasSucceeded: boolean): void {
  raiseEvent('user_login_attempt', { success: hasSucceeded });
}
