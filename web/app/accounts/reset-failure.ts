import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { callFailure, type Failure, isRefused } from '../forms/failures.ts';

const { resetPassword } = accountTexts;

/** A refusal has changed nothing. After anything else the new password may count already. */
export function resetFailure(error: unknown): Failure {
  const failure = { ...callFailure(error, resetPassword), fields: {} };
  return isRefused(error) ? failure : { ...failure, advice: resetPassword.mayBeSet };
}
