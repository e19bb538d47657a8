import { adminPlaces } from '@debt-payoff/contract/admin-places';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminOnlyRoutes, siteRoutes } from '../routes.ts';
import {
  pagePatternOf,
  pagePatterns,
  pathPattern,
  secretPaths,
  unknownPage,
} from './page-pattern.ts';

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const isPage = index === true || (path !== undefined && children === undefined);
    return [...(isPage ? [own === '' ? '/' : own] : []), ...pathsOf(children ?? [], own)];
  });
}

/** Of one's work in the admin area only the place is reported. */
const isWork = (path: string): boolean =>
  /:(?:article|message|post|resource|subscription|user)Id/.test(path);
const isPage = (path: string): boolean => !path.endsWith('*') && !isWork(path);
const routed = pathsOf(siteRoutes).filter(isPage);

describe('every page of the site', () => {
  it.each(routed)('%s is reported by its own pattern, or has a secret', (path) => {
    const address = path.replace(':portfolioId', '17').replace(':slug', 'snowball-or-avalanche');
    const pattern = path.replace(':portfolioId', ':id');
    expect(pathPattern(address)).toBe(secretPaths.includes(path) ? null : pattern);
  });

  it('nothing else is reported, but for the places of the admin area', () => {
    const patterns = routed.map((path) => path.replace(':portfolioId', ':id'));
    const places = adminPlaces.map((place) => `/admin/${place}`);
    expect(new Set([...pagePatterns, ...secretPaths])).toEqual(new Set([...patterns, ...places]));
  });
});

it.each([
  ['/portfolios/17/', '/portfolios/:id'],
  ['/Portfolios/17/Progress', '/portfolios/:id/progress'],
  ['/portfolios/mum%20and%20dad', unknownPage],
  ['/portfolios/17/anything', unknownPage],
  ['/articles/Debt_Of_Sam', unknownPage],
  [`/articles/${'a'.repeat(1_000)}`, unknownPage],
  ['/admin/articles/17/edit', '/admin/articles'],
  ['/admin/users/17', '/admin/users'],
  ['/admin/sam@debts.example', unknownPage],
  ['/nowhere', unknownPage],
  ['//evil.example', unknownPage],
  ['/%', unknownPage],
  ['', '/'],
])('%s is reported as %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});

it.each([
  ['/reset-password', ''],
  ['/Reset-Password/', ''],
  ['/reset%2Dpassword', ''],
  ['/reset-password', '?token=abc'],
  ['/login', '?token=abc'],
  ['/', '?Token=abc'],
  ['/subscription', '?plan=basic&session_id=cs_1'],
])('%s%s has a secret: nothing is reported', (pathname, search) => {
  expect(pagePatternOf({ pathname, search })).toBeNull();
});

it('a query without a secret changes nothing', () => {
  const search = '?redirect=%2Fportfolios%2F17&utm_source=mail';
  expect(pagePatternOf({ pathname: '/login', search })).toBe('/login');
});

it('nothing but the known patterns ever comes out', () => {
  const known = new Set([...pagePatterns, unknownPage, null]);
  const words = [...pagePatterns, ...secretPaths].flatMap((pattern) => pattern.split('/'));
  const part = fc.oneof(fc.constantFrom(...words, '17', '%2e', '%'), fc.string({ maxLength: 8 }));
  const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
  const isKnown = (pathname: string, search: string) =>
    known.has(pagePatternOf({ pathname, search }));
  fc.assert(fc.property(fc.oneof(path, fc.string()), fc.string(), isKnown), {
    seed: 19,
    numRuns: 500,
  });
});

describe("on the staff's own site", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('its pages are reported without the prefix, and no public page is', async () => {
    vi.stubEnv('VITE_ADMIN_ONLY', 'true');
    vi.resetModules();
    const adminOnly = await import('./page-pattern.ts');
    const own = pathsOf(adminOnlyRoutes).filter(isPage);
    expect(own.map((path) => adminOnly.pathPattern(path))).toEqual(own);
    expect(new Set(adminOnly.pagePatterns)).toEqual(
      new Set([...own, ...adminPlaces.map((place) => `/${place}`)]),
    );
    expect(adminOnly.pathPattern('/users/17')).toBe('/users');
    expect(adminOnly.pathPattern('/articles/17/edit')).toBe('/articles');
    expect(adminOnly.pathPattern('/calculator')).toBe(unknownPage);
  });
});
