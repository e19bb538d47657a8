/** Which page somebody is on, as far as it is reported: never which portfolio, and nothing that they typed. */
import { adminPlaces } from '@debt-payoff/contract/admin-places';
import { articleLimits } from '@debt-payoff/contract/article-limits';
import { paths } from '@debt-payoff/contract/paths';
import { slugPattern } from '@debt-payoff/contract/slugs';
import { adminBase, isAdminOnly } from '../admin-only.ts';

const adminPatterns = adminPlaces.map((place) => `${adminBase}/${place}`);

/** Every page of the site without a secret, as it is reported. */
const sitePatterns: readonly string[] = [
  paths.home,
  paths.calculator,
  paths.strategies,
  paths.articles,
  `${paths.articles}/:slug`,
  paths.resources,
  paths.about,
  paths.accessibility,
  paths.debtHelp,
  paths.howWeCalculate,
  paths.contact,
  paths.privacy,
  paths.cookies,
  paths.cookieSettings,
  paths.terms,
  paths.login,
  paths.register,
  paths.profile,
  '/account',
  paths.accountDeleted,
  paths.subscription,
  '/subscription-plans',
  paths.subscriptionManagement,
  '/subscription/cancel',
  '/subscription-cancel',
  paths.dashboard,
  paths.portfolios,
  `${paths.portfolios}/:id`,
  `${paths.portfolios}/:id/edit`,
  `${paths.portfolios}/:id/payments`,
  `${paths.portfolios}/:id/scheduled-payments`,
  `${paths.portfolios}/:id/progress`,
  paths.gate,
  paths.admin,
  ...adminPatterns,
  '/dev/ui',
];

export const pagePatterns: readonly string[] = isAdminOnly
  ? [paths.home, paths.cookies, paths.cookieSettings, ...adminPatterns]
  : sitePatterns;

/** Their addresses come with a token, or with the id of a checkout, which the page may since have hidden. */
export const secretPaths: readonly string[] = [
  paths.resetPassword,
  paths.confirmEmail,
  paths.cancelEmailChange,
  paths.revertEmail,
  '/subscription/success',
];
const secretParameters: readonly string[] = ['token', 'session_id'];

export const unknownPage = '/not-found';

/** Null on a page with a secret, about which nothing is reported. */
export function pagePatternOf({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string | null {
  return hasSecret(search) ? null : pathPattern(pathname);
}

/** The same for a path alone. */
export function pathPattern(path: string): string | null {
  const segments = segmentsOf(path);
  if (secretPaths.includes(`/${segments.join('/')}`)) return null;
  const known = knownPages.find(({ parts }) => matches(parts, segments));
  return known?.pattern ?? adminPatternOf(segments) ?? unknownPage;
}

function hasSecret(search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return names.some((name) => secretParameters.includes(name.toLowerCase()));
}

/** As the router reads a path: the case of letters, how they are encoded and a slash at the end do not matter. */
function segmentsOf(path: string): string[] {
  const segments = decoded(path).toLowerCase().replace(/\/+$/, '').split('/');
  return segments.slice(1);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const knownPages = pagePatterns.map((pattern) => ({ pattern, parts: segmentsOf(pattern) }));

function matches(parts: readonly string[], segments: readonly string[]): boolean {
  return (
    parts.length === segments.length && parts.every((part, at) => isPart(part, segments[at] ?? ''))
  );
}

const slugShape = new RegExp(slugPattern);

function isPart(part: string, segment: string): boolean {
  if (part === ':id') return /^\d+$/.test(segment);
  if (part !== ':slug') return part === segment;
  return isSlug(segment);
}

export function isSlug(text: string): boolean {
  return text.length <= articleLimits.slugMaxLength && slugShape.test(text);
}

/** Below a place of the admin area stands what staff work on. */
function adminPatternOf(segments: readonly string[]): string | null {
  const path = `/${segments.join('/')}`;
  return adminPatterns.find((pattern) => path.startsWith(`${pattern}/`)) ?? null;
}
