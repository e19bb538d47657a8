/** What the two forms of the profile ask for, in the order in which it is checked. */
import {
  changedPasswordProblem,
  emailProblem,
  usernameProblem,
} from '@debt-payoff/contract/account-rules';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';

const texts = accountTexts.profile;

export type ProfileFields = { readonly username: string; readonly email: string };
export type PasswordFields = {
  readonly current: string;
  readonly wanted: string;
  readonly confirmation: string;
};

type Problem<Fields> = { readonly field: keyof Fields; readonly message: string };

export function profileProblem({ username, email }: ProfileFields): Problem<ProfileFields> | null {
  if (username.trim() === '') return { field: 'username', message: texts.usernameEmpty };
  const emailMessage = emailProblem(email);
  if (emailMessage !== null) return { field: 'email', message: emailMessage };
  const usernameMessage = usernameProblem(username);
  return usernameMessage === null ? null : { field: 'username', message: usernameMessage };
}

export function passwordProblem(fields: PasswordFields): Problem<PasswordFields> | null {
  const { current, wanted, confirmation } = fields;
  if (current === '') return { field: 'current', message: texts.currentPasswordRequired };
  if (wanted === '') return { field: 'wanted', message: texts.newPasswordRequired };
  if (wanted !== confirmation) return { field: 'confirmation', message: texts.newPasswordsDiffer };
  const message = changedPasswordProblem(wanted);
  return message === null ? null : { field: 'wanted', message };
}
