/** Where a parameter of an address may lead: to pages of our own site. */
import { paths } from '@debt-payoff/contract/paths';

const anyOrigin = 'https://our.invalid';
const lengthMax = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const treacherous = /[\\\u0000-\u001F\u007F]/u;
const entrances: readonly string[] = [paths.login, paths.register];

/** For anyone who signs in: a page of ours, but not back to signing in. */
export function ownPath(text: string | null): string | null {
  const path = anyOwnPath(text);
  return path === null || isEntrance(path) ? null : path;
}

/** The path with its query, as the browser reads it; null where it is not one of ours, or no text. */
export function anyOwnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > lengthMax || treacherous.test(text)) return null;
  if (!text.startsWith('/') || text.startsWith('//')) return null;
  if (!URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  // Dots are resolved only now, and may have left two slashes in front.
  if (origin !== anyOrigin || pathname.startsWith('//')) return null;
  const decoded = decode(pathname);
  if (decoded === null || treacherous.test(decoded) || decoded.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}

function isEntrance(path: string): boolean {
  const decoded = decode(new URL(path, anyOrigin).pathname) ?? '';
  return entrances.includes(decoded.toLowerCase().replace(/\/+$/, ''));
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
