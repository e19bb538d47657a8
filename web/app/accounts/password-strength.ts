/** A rough estimate of how long a password would hold against guessing. It advises and never blocks. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { commonPasswords } from './common-passwords.ts';

const texts = accountTexts.passwords;

export type Strength = { readonly word: 'weak' | 'fair' | 'strong'; readonly advice: string };

const fairBits = 40;
const strongBits = 64;
const usernameMinLength = 3;

export function passwordStrength(password: string, username = ''): Strength {
  const plain = password.toLowerCase();
  const name = username.trim().toLowerCase();
  if (isCommon(plain)) return { word: 'weak', advice: texts.common };
  const containsName = name.length >= usernameMinLength && plain.includes(name);
  const guessed = containsName ? plain.replaceAll(name, '') : password;
  const bits = estimateBits(guessed);
  if (containsName && bits < strongBits) return { word: 'weak', advice: texts.containsUsername };
  if (bits < fairBits) return { word: 'weak', advice: texts.longer };
  if (bits < strongBits) return { word: 'fair', advice: fairAdvice(password) };
  return { word: 'strong', advice: texts.good };
}

/** With the digits and signs that people put at the end taken off, it may still be one of them. */
function isCommon(plain: string): boolean {
  const stem = plain.replace(/[\d!?.*#]+$/, '');
  return commonPasswords.has(plain) || (stem.length > 0 && commonPasswords.has(stem));
}

function fairAdvice(password: string): string {
  return password.length >= 12 ? texts.moreVariety : texts.longer;
}

const kinds: readonly { readonly pattern: RegExp; readonly count: number }[] = [
  { pattern: /[a-z]/, count: 26 },
  { pattern: /[A-Z]/, count: 26 },
  { pattern: /[0-9]/, count: 10 },
  { pattern: /[^a-zA-Z0-9]/, count: 33 },
];

/** Characters that repeat or follow the one before add little. */
function estimateBits(password: string): number {
  const characters = Array.from(password);
  const pool = kinds.reduce(
    (sum, { pattern, count }) => sum + (pattern.test(password) ? count : 0),
    0,
  );
  const surprising = characters.filter(
    (character, at) => !isExpected(character, characters[at - 1]),
  );
  const variety = new Set(characters).size;
  const counted = Math.min(surprising.length, variety * 2);
  return counted * Math.log2(Math.max(pool, 2));
}

function isExpected(character: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1;
}
