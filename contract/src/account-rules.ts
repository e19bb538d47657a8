/** The rules of the account forms, as plain functions: each gives the message, or null where all is well. */

import { accountLimits } from './account-limits.ts';
import { emailProblem, tidyEmail } from './email-rules.ts';
import { countShown, hasHiddenCharacters } from './shown-text.ts';
import { accountTexts } from './texts/accounts.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

type Problem = string | null;

export function usernameProblem(username: string): Problem {
  if (isOverlong(username)) return usernameTooLong;
  const text = tidyUsername(username);
  const length = countShown(text);
  if (text === '') return accountTexts.profile.usernameEmpty;
  if (length < accountLimits.usernameMinLength) return accountTexts.register.usernameTooShort;
  if (length > accountLimits.usernameMaxLength) return usernameTooLong;
  // By its key, in which every form of the sign is the plain one.
  if (usernameKeyOf(text).includes('@')) return accountTexts.register.usernameWithAt;
  return hasHiddenCharacters(text) ? fieldTexts.unprintable(fieldNames.username) : null;
}

const usernameTooLong = fieldTexts.tooLong({
  field: fieldNames.username,
  maxLength: accountLimits.usernameMaxLength,
});

/** Asked first: to put accents in order takes the square of their number. */
function isOverlong(typed: string): boolean {
  return typed.length > accountLimits.loginMaxLength;
}

/** For registering and resetting; `changedPasswordProblem` asks for more. */
export function passwordProblem(password: string): Problem {
  if (password.length < accountLimits.passwordMinLength) {
    return accountTexts.register.passwordTooShort;
  }
  return tooLongProblem(password);
}

export function changedPasswordProblem(password: string): Problem {
  if (password.length < accountLimits.profilePasswordMinLength) {
    return accountTexts.profile.newPasswordTooShort;
  }
  return tooLongProblem(password);
}

function tooLongProblem(password: string): Problem {
  const { passwordMaxLength } = accountLimits;
  return password.length > passwordMaxLength
    ? fieldTexts.tooLong({ field: fieldNames.password, maxLength: passwordMaxLength })
    : null;
}

export type Registration = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
};

/** What is said of each field that is blank, under its name; null where none is. */
export function problemsOfBlanks<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  messages: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  // These are the record's own keys.
  const blank = (Object.keys(typed) as Name[]).filter((name) => typed[name] === '');
  if (blank.length === 0) return null;
  const problems: Partial<Record<Name, string>> = {};
  for (const name of blank) problems[name] = messages[name];
  return problems;
}

/** What is missing or, where nothing is, the first problem in the order in which it is checked. */
export function registrationProblem({ username, email, password, confirmation }: Registration): {
  readonly message: string;
  readonly fields: Partial<Record<keyof Registration, string>>;
} | null {
  const texts = accountTexts.register;
  const missing = problemsOfBlanks(
    { username: username.trim(), email: tidyEmail(email), password, confirmation },
    texts.missing,
  );
  if (missing !== null) return { message: texts.allFieldsRequired, fields: missing };
  const checks = [
    { field: 'username', message: usernameProblem(username) },
    { field: 'email', message: emailProblem(email) },
    { field: 'password', message: passwordProblem(password) },
    { field: 'confirmation', message: password === confirmation ? null : texts.passwordsDiffer },
  ] as const;
  for (const { field, message } of checks) {
    if (message !== null) return { message, fields: { [field]: message } };
  }
  return null;
}

export function tidyUsername(username: string): string {
  return username.trim().normalize('NFC');
}

/**
 * Two names are the same where this is. It is what the database gives for
 * `normalize(lower(normalize(username, NFKC)), NFKC)`, by which older names were converted.
 */
export function usernameKeyOf(username: string): string {
  return Array.from(username.normalize('NFKC'), lowerCaseOf).join('').normalize('NFKC');
}

/** One for one, as the database does it: as a whole, a word would get another sigma at its end. */
function lowerCaseOf(character: string): string {
  return character === '\u0130' ? 'i' : character.toLowerCase();
}
