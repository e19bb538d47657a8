/** The rules of the account forms, as plain functions: each gives the message, or null where all is well. */
import { accountLimits } from './limits.ts';
import { accountTexts } from './texts/accounts.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

type Problem = string | null;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;
// The form asks for an @; anything stricter turns away addresses that work.
const emailPattern = /^[^\s@]+@[^\s@]+$/u;

export function usernameProblem(username: string): Problem {
  const text = username.trim();
  const { usernameMinLength, usernameMaxLength } = accountLimits;
  if (text === '') return accountTexts.profile.usernameEmpty;
  if (text.length < usernameMinLength) return accountTexts.register.usernameTooShort;
  if (text.length > usernameMaxLength) {
    return fieldTexts.tooLong({ field: fieldNames.username, maxLength: usernameMaxLength });
  }
  if (text.includes('@')) return accountTexts.register.usernameWithAt;
  return unprintable.test(text) ? fieldTexts.unprintable(fieldNames.username) : null;
}

export function emailProblem(email: string): Problem {
  const text = email.trim();
  if (text === '') return accountTexts.profile.emailEmpty;
  const isEmail =
    emailPattern.test(text) &&
    !unprintable.test(text) &&
    text.length <= accountLimits.emailMaxLength;
  return isEmail ? null : accountTexts.register.invalidEmail;
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

/** The first problem of the registration form, in the order in which it is checked. */
export function registrationProblem({
  username,
  email,
  password,
  confirmation,
}: Registration): { readonly field: keyof Registration | null; readonly message: string } | null {
  const texts = accountTexts.register;
  const isAnyMissing = [username.trim(), email.trim(), password, confirmation].includes('');
  if (isAnyMissing) return { field: null, message: texts.allFieldsRequired };
  const checks = [
    { field: 'username', message: usernameProblem(username) },
    { field: 'email', message: emailProblem(email) },
    { field: 'password', message: passwordProblem(password) },
    { field: 'confirmation', message: password === confirmation ? null : texts.passwordsDiffer },
  ] as const;
  for (const { field, message } of checks) if (message !== null) return { field, message };
  return null;
}

export function tidyUsername(username: string): string {
  return username.trim().normalize('NFC');
}

export function tidyEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
