/** Ids as Stripe writes them: a prefix for the kind, then letters and figures that nobody can guess. */
import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 24;

export function newId(prefix: string, length = idLength): string {
  return `${prefix}_${randomText(length)}`;
}

export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
