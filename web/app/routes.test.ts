import { publicPages } from '@debt-payoff/contract/public-pages';
import { expect, it } from 'vitest';
import { adminOnlyRoutes, siteRoutes } from './routes.ts';

it('what needs a session stands within the page that asks for one, and nothing else does', () => {
  const guarded = siteRoutes.find(({ file }) => file === 'routes/signed-in.tsx')?.children ?? [];
  expect(guarded.map(({ path }) => path)).toEqual([
    ...['profile', 'account', 'subscription', 'subscription-plans', 'subscription-management'],
    ...['subscription/success', 'subscription/cancel', 'subscription-cancel'],
    ...['dashboard', 'portfolios', 'portfolios/:portfolioId', 'portfolios/:portfolioId/edit'],
    ...['portfolios/:portfolioId/payments', 'portfolios/:portfolioId/scheduled-payments'],
    'portfolios/:portfolioId/progress',
  ]);
});

it('every public page exists, so that search engines are sent to none that does not', () => {
  const paths = siteRoutes.map(({ path = '' }) => `/${path.replace(/:(\w+)/, '{$1}')}`);
  expect(publicPages.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});

it("the staff's own site has the places of the admin area without the prefix, and of the others the pages about cookies alone", () => {
  const [area, ...others] = adminOnlyRoutes;
  const inSite = siteRoutes.find(({ path }) => path === 'admin');
  expect(area?.path).toBeUndefined();
  expect(area?.children).toEqual(inSite?.children);
  expect(others.map(({ path }) => path)).toEqual(['cookies', 'cookie-settings']);
});
