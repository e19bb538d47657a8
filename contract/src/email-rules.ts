/** What is typed as an email address: put in order, and what is wrong with it. Apart from the other account rules, for the contact page. */

import { accountLimits } from './account-limits.ts';
import { asciiHostOf, isEmailAddress } from './email-address.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

export function emailProblem(email: string): string | null {
  // Asked first: to put accents in order takes the square of their number.
  if (email.length > accountLimits.loginMaxLength) return fieldTexts.invalidEmail;
  const text = tidyEmail(email);
  if (text === '') return fieldTexts.empty(fieldNames.email);
  return isEmailAddress(text) ? null : fieldTexts.invalidEmail;
}

/** Takes off what a paste brings along: brackets, spaces, and characters that nobody sees. */
export function tidyEmail(email: string): string {
  // Not by a pattern: one that looks for the end takes the square of the length of a long gap.
  const characters = Array.from(email);
  const start = characters.findIndex(isOfAddress);
  const end = characters.findLastIndex(isOfAddress) + 1;
  const text = characters.slice(Math.max(0, start), end).join('');
  const [mailbox = '', ...domain] = text.normalize('NFC').toLowerCase().normalize('NFC').split('@');
  // A host has many spellings, and each would be another address of the same mailbox.
  return [mailbox, ...domain.map((host) => asciiHostOf(host) ?? host)].join('@');
}

function isOfAddress(character: string): boolean {
  return !/[\s<>\p{Default_Ignorable_Code_Point}]/u.test(character);
}
