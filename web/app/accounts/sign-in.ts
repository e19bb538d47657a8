/** Signing in on this device. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { loginCall } from '@debt-payoff/contract/accounts';
import { raiseEvent } from '../analytics/events.ts';
import { failsWith } from '../forms/call-failure.ts';
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
    raiseFailedAttempt(error);
    throw error;
  }
  raiseSignedIn();
}

export function raiseSignedIn(): void {
  raiseEvent('user_login_attempt', { success: true });
  raiseEvent('user_login_success');
}

/** Where a code is asked for, the attempt goes on. */
export function raiseFailedAttempt(error: unknown): void {
  if (!failsWith(error, 'totp_required')) raiseEvent('user_login_attempt', { success: false });
}
