/** What the two forms of the profile ask for, in the order in which it is checked, and what they send. */
import {
  changedPasswordProblem,
  tidyUsername,
  usernameProblem,
} from '@debt-payoff/contract/account-rules';
import type { updateProfileCall } from '@debt-payoff/contract/accounts';
import type { CallInput } from '@debt-payoff/contract/call';
import { emailProblem, tidyEmail } from '@debt-payoff/contract/email-rules';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import type { Proof } from './use-proof.ts';

const { profile: texts, twoStep } = accountTexts;

export type ProfileFields = { readonly username: string; readonly email: string };
export type PasswordFields = {
  readonly current: string;
  readonly wanted: string;
  readonly confirmation: string;
};

export type ProfileUpdate = CallInput<typeof updateProfileCall>['body'];

/** A new address asks who is there. */
type ProfileField = keyof ProfileFields | keyof Proof;
type Problem<Field> = { readonly field: Field; readonly message: string };

type ProfileEntry = {
  /** What the form was made from. */
  readonly base: ProfileFields;
  readonly typed: ProfileFields;
  readonly proof: Proof;
  /** Whether two-step sign-in is on. */
  readonly needsCode: boolean;
};

/** As it would be stored; without what comes to the same. */
export function changedFields({
  base,
  typed,
}: Pick<ProfileEntry, 'base' | 'typed'>): Partial<ProfileFields> {
  const username = tidyUsername(typed.username);
  const email = tidyEmail(typed.email);
  return {
    ...(username !== tidyUsername(base.username) && { username }),
    ...(email !== tidyEmail(base.email) && { email }),
  };
}

/** What was left alone is not looked at: it may be older than a rule. */
export function profileProblem({
  base,
  typed,
  proof,
  needsCode,
}: ProfileEntry): Problem<ProfileField> | null {
  const { username, email } = changedFields({ base, typed });
  if (username === '') return { field: 'username', message: texts.usernameEmpty };
  const emailMessage = email === undefined ? null : emailProblem(email);
  if (emailMessage !== null) return { field: 'email', message: emailMessage };
  const usernameMessage = username === undefined ? null : usernameProblem(username);
  if (usernameMessage !== null) return { field: 'username', message: usernameMessage };
  if (email === undefined) return null;
  if (proof.password === '') return { field: 'password', message: texts.passwordForEmailRequired };
  const lacksCode = needsCode && proof.code.trim() === '';
  return lacksCode ? { field: 'code', message: twoStep.codeRequired } : null;
}

/** Null where nothing was changed. */
export function profileChange({
  base,
  typed,
  version,
  proof,
  needsCode,
}: ProfileEntry & { readonly version: number }): ProfileUpdate | null {
  const { username, email } = changedFields({ base, typed });
  if ((username ?? email) === undefined) return null;
  return {
    version,
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email, current_password: proof.password }),
    ...(email !== undefined && needsCode && { totp: proof.code.trim() }),
  };
}

export function passwordProblem(fields: PasswordFields): Problem<keyof PasswordFields> | null {
  const { current, wanted, confirmation } = fields;
  if (current === '') return { field: 'current', message: texts.currentPasswordRequired };
  if (wanted === '') return { field: 'wanted', message: texts.newPasswordRequired };
  if (wanted !== confirmation) return { field: 'confirmation', message: texts.newPasswordsDiffer };
  const message = changedPasswordProblem(wanted);
  return message === null ? null : { field: 'wanted', message };
}

export function passwordChange({ current, wanted }: PasswordFields): ProfileUpdate {
  return { current_password: current, new_password: wanted };
}
