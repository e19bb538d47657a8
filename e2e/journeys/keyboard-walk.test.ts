import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../web/app/routes.ts';
import { refusedCall, signIn } from '../support/accounts.ts';
import { untilAtRest, visit, withPage } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { demo } from '../support/dashboard-page.ts';
import { type WalkSize, walk, walkSizes } from '../support/keyboard-walk.ts';
import { callAs } from '../support/portfolios.ts';

/** The admin area stands open to a visitor where the site is developed. */
type Walker = 'visitor' | 'member' | 'subscriber';

type Walked = {
  /** One of several that a route shows, where its own path is no address. */
  readonly address?: string | ((page: Page) => Promise<string>);
  /** In the small run, where the others are walked on a laptop: here is most to go through and to cover. */
  readonly isBusy?: true;
  readonly prepare?: (page: Page) => Promise<void>;
};

const ofPortfolio =
  (place = '') =>
  async (page: Page): Promise<string> => {
    const portfolios: { id: number }[] = await (
      await callAs(page, 'GET', '/api/portfolios')
    ).json();
    return `/portfolios/${portfolios[0]?.id}${place}`;
  };

const busy = { isBusy: true } as const;

/** By who walks it, and how. */
const walked: Record<Walker, Readonly<Record<string, Walked>>> = {
  visitor: {
    '/': { ...busy, prepare: (page) => fillDebt(page, 1, barclaycard) },
    '/calculator': { ...busy, prepare: (page) => fillDebt(page, 1, barclaycard) },
    '/strategies': busy,
    '/articles': {},
    '/articles/:slug': { address: '/articles/avalanche-snowball-or-minimums' },
    '/resources': { ...busy },
    '/about': {},
    '/accessibility': {},
    '/contact': busy,
    '/debt-help': {},
    '/how-we-calculate': {},
    '/privacy': {},
    '/terms': {},
    '/cookies': {},
    '/cookie-settings': {},
    '/login': {},
    '/register': busy,
    '/reset-password': { address: '/reset-password?token=any' },
    '/confirm-email': { address: '/confirm-email?token=any' },
    '/cancel-email-change': { address: '/cancel-email-change?token=any' },
    '/revert-email': { address: '/revert-email?token=any' },
    '/account-deleted': {},
    '/gate': {},
    '/dev/ui': {},
    '/*': { address: '/no/such/page' },
    '/admin': {},
    '/admin/articles': {},
    '/admin/articles/:mode/:articleId?': { address: '/admin/articles/edit/1', ...busy },
    '/admin/resources': {},
    '/admin/resources/:mode/:resourceId?': { address: '/admin/resources/edit/1' },
    '/admin/users': {},
    '/admin/users/:userId': { address: '/admin/users/1' },
    '/admin/subscriptions': {},
    '/admin/subscriptions/:subscriptionId': { address: '/admin/subscriptions/1' },
    '/admin/analytics': {},
    '/admin/social': {},
    '/admin/social/:mode/:postId?': { address: '/admin/social/new', ...busy },
    '/admin/logo-export': {},
    '/admin/messages': {},
    '/admin/messages/:messageId': { address: aMessage },
    '/admin/audit': {},
    '/admin/health': {},
    '/admin/outbox': {},
    '/admin/*': { address: '/admin/nothing' },
  },
  member: {
    '/profile': busy,
    '/account': {},
    '/subscription': {},
    '/subscription-plans': {},
    '/subscription/success': {},
    '/subscription/cancel': {},
    '/subscription-cancel': {},
  },
  subscriber: {
    '/subscription-management': {},
    '/dashboard': busy,
    '/portfolios': {},
    '/portfolios/:portfolioId': { address: ofPortfolio(), ...busy },
    '/portfolios/:portfolioId/edit': { address: ofPortfolio('/edit') },
    '/portfolios/:portfolioId/payments': { address: ofPortfolio('/payments'), ...busy },
    '/portfolios/:portfolioId/scheduled-payments': { address: ofPortfolio('/scheduled-payments') },
    '/portfolios/:portfolioId/progress': { address: ofPortfolio('/progress') },
  },
};

const isFull = process.env.PROOF === 'full';

async function aMessage({ request }: Page): Promise<string> {
  const sent = await request.post('/api/contact', {
    data: { name: 'Zoë', email: 'zoe@home.example', subject: 'By keyboard', message: 'How?' },
  });
  const { reference } = await sent.json();
  const found = await request.get(`/api/admin/messages?search=${reference}`);
  const { messages } = await found.json();
  return `/admin/messages/${messages[0].id}`;
}

function pathsOf(entries: typeof siteRoutes, parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    if (children !== undefined) return pathsOf(children, own);
    return [index === true && own === '' ? '/' : own];
  });
}

it('every route is walked', () => {
  const listed = Object.values(walked).flatMap((routes) => Object.keys(routes));
  expect(listed.toSorted()).toEqual(pathsOf(siteRoutes).toSorted());
});

describe('by Tab alone, everything is reached, in sight and clear of what stands over the page, and one region speaks', () => {
  const sizes: readonly WalkSize[] = isFull ? ['zoomed', 'phone', 'laptop'] : ['zoomed', 'laptop'];
  for (const size of sizes) {
    it.each(Object.keys(walked) as Walker[])(`${size}, %s`, (walker) =>
      withPage(
        async (page) => {
          if (walker !== 'visitor') {
            await signIn(page, demo(walker === 'member' ? 'free' : 'premium'));
          }
          const faults: string[] = [];
          for (const [path, { address = path, isBusy, prepare }] of Object.entries(
            walked[walker],
          )) {
            if (!isFull && (size === 'zoomed') !== (isBusy ?? false)) continue;
            await visit(page, typeof address === 'string' ? address : await address(page));
            await prepare?.(page);
            await bringAllIn(page);
            const found = await walk(page);
            const live = (await otherLiveRegions(page)).map((region) => `${region} is live`);
            faults.push(...[...found.faults, ...live].map((fault) => `${path}: ${fault}`));
          }
          expect(faults).toEqual([]);
        },
        { viewport: walkSizes[size], expects: refusedCall },
      ),
    );
  }
});

/** Besides the one region through which the product speaks. */
function otherLiveRegions(page: Page): Promise<string[]> {
  const live =
    'output, [role=status], [role=alert], [role=log], [role=timer], [role=marquee], [aria-live]:not([aria-live=off])';
  return page
    .locator(`:is(${live}):not(.announcer)`)
    .evaluateAll((regions) => regions.map(({ outerHTML }) => outerHTML.slice(0, 120)));
}

/** What waits until somebody is near would come in the middle of the walk. */
async function bringAllIn(page: Page): Promise<void> {
  await untilAtRest(page, () =>
    page.evaluate(async () => {
      const { scrollHeight } = document.documentElement;
      for (let top = 0; top < scrollHeight; top += window.innerHeight) {
        window.scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      window.scrollTo(0, 0);
    }),
  );
}
