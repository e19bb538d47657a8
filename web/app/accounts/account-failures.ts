/** What the screens for signing in and for a new password say when their call fails. */
import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import {
  callFailure,
  type Failure,
  failureOf,
  isRefused,
  serverText,
  waitAdvice,
} from '../forms/call-failure.ts';

const { login, resetPassword, twoStep } = accountTexts;

export function besideField(field: string, message: string): Failure {
  return { message, advice: null, fields: { [field]: message } };
}

export function loginFailure(
  error: unknown,
  /** By the form that was sent: what was typed may look like either. */
  { isRecoveryCode }: { readonly isRecoveryCode: boolean } = { isRecoveryCode: false },
): Failure {
  if (error instanceof NetworkFailure) return failureOf(login.networkError);
  if (!(error instanceof CallError)) return failureOf(login.unexpectedError);
  const { status, reply } = error;
  // A session that ends while somebody signs in is one of the 401s.
  if (status === 401) {
    return reply.code === 'totp_invalid'
      ? besideField('totp', isRecoveryCode ? twoStep.recoveryCodeInvalid : twoStep.codeInvalid)
      : failureOf(login.invalidCredentials);
  }
  if (status === 400) return failureOf(serverText(error) ?? login.missingFields);
  if (status === 429) return { ...failureOf(login.tooManyAttempts), advice: waitAdvice(error) };
  if (status >= 500) return failureOf(login.serverError);
  return failureOf(serverText(error) ?? login.failed);
}

/** A refusal has changed nothing. After anything else the new password may count already. */
export function resetFailure(error: unknown): Failure {
  const failure = { ...callFailure(error, resetPassword), fields: {} };
  return isRefused(error) ? failure : { ...failure, advice: resetPassword.mayBeSet };
}
