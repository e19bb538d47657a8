/** Proving that one is who is signed in: by the password, and by the code where there is one. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { getUser, type User } from '../people/people.store.ts';
import { DomainError } from '../platform/errors.ts';
import { requireSecondStep, type TwoStepDeps } from '../two-step/two-step.ts';
import { countAttempt } from './attempt-limits.ts';
import type { AccountDeps } from './deps.ts';

export type ReauthenticationDeps = TwoStepDeps & Pick<AccountDeps, 'rateLimit' | 'passwords'>;

/** What weighs most asks once more for the password, and for the code where there is one. */
export async function reauthenticate(
  deps: ReauthenticationDeps,
  proof: { userId: number; password: string; totp: string | undefined },
): Promise<User> {
  const user = await getUser(deps.db, proof.userId);
  await requireOwnPassword(deps, user, proof.password);
  await requireSecondStep(deps, { userId: user.id, code: proof.totp });
  return user;
}

export async function requireOwnPassword(
  { rateLimit, passwords }: ReauthenticationDeps,
  user: User,
  password: string,
): Promise<void> {
  await countAttempt(rateLimit, 'ownPassword', user.id);
  if (!(await passwords.matches(password, user.passwordHash))) throw wrongPassword();
}

export function wrongPassword(): DomainError {
  const message = accountTexts.profile.currentPasswordWrong;
  return new DomainError('wrong_password', { message, fields: { current_password: message } });
}
