/** What the form of a person holds, what is wrong with it, and what it sends: every field, also those left alone. */
import { tidyUsername, usernameProblem } from '@debt-payoff/contract/account-rules';
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import type { AdminUser, updateUserCall } from '@debt-payoff/contract/admin-users';
import type { CallInput } from '@debt-payoff/contract/call';
import { CallError } from '@debt-payoff/contract/client';
import { emailProblem, tidyEmail } from '@debt-payoff/contract/email-rules';
import { tiers } from '@debt-payoff/contract/plans';
import { roles } from '@debt-payoff/contract/roles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { isSaidBesideFields } from '../../forms/call-failure.ts';
import { type Problems, problemsAmong } from '../../forms/problems.ts';
import { actFailure } from '../lists/failures.ts';
import { roleNames, tierNames } from './user-words.ts';

/** In the order in which they stand in the form, with the server's names for them. */
export const userFields = {
  username: 'username',
  email: 'email',
  tier: 'subscription_tier',
  role: 'role',
  notes: 'admin_notes',
} as const;
export type UserField = keyof typeof userFields;

/** The version is not typed: it goes along with what was read, and is read again with it. */
export type UserForm = Readonly<Record<UserField | 'readVersion', string>>;

export type UserUpdate = CallInput<typeof updateUserCall>['body'];

export function formOf(user: AdminUser): UserForm {
  return {
    username: user.username ?? '',
    email: user.email ?? '',
    tier: user.subscription_tier,
    role: user.role,
    notes: user.admin_notes ?? '',
    readVersion: user.version,
  };
}

export function userProblems({ username, email, notes }: UserForm): Problems<UserField> {
  const isTooLong = notes.length > adminLimits.notesMaxLength;
  return problemsAmong({
    username: usernameProblem(username),
    email: emailProblem(email),
    tier: null,
    role: null,
    notes: isTooLong ? adminTexts.notesTooLong : null,
  });
}

export function updateOf(form: UserForm): UserUpdate {
  return {
    username: tidyUsername(form.username),
    email: tidyEmail(form.email),
    subscription_tier: tiers.find((tier) => tier === form.tier),
    role: roles.find((role) => role === form.role),
    admin_notes: form.notes,
    version: form.readVersion,
  };
}

/** What stands in one field, as staff would read it. */
export function wordsOf(field: keyof UserForm, { form }: { readonly form: UserForm }): string {
  const tier = tiers.find((each) => field === 'tier' && each === form.tier);
  const role = roles.find((each) => field === 'role' && each === form.role);
  if (tier !== undefined) return tierNames[tier];
  return role === undefined ? form[field] : roleNames[role];
}

/** Whether somebody else saved the person since the form was opened; other conflicts are refusals like any. */
export function isOutdated(error: unknown): boolean {
  return error instanceof CallError && error.reply.error === adminTexts.users.outdated;
}

/** Null where it is said in another place: beside a field, or as what somebody else has saved. */
export function saveFailure(error: unknown): string | null {
  if (error === null || isOutdated(error) || isSaidBesideFields(userFields, error)) return null;
  return actFailure(error, adminTexts.users.updateFailed);
}
