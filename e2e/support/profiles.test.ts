import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, visit, withPage } from './browser.ts';
import { takeProfile } from './profiles.ts';

it('a profile that is given back after the next one is closed, and the next one is used again', async () => {
  const browser = await openBrowser();
  const late = await takeProfile(browser, {});
  const next = await takeProfile(browser, {});
  const [ofLate, ofNext] = [late.page.context(), next.page.context()];
  await next.giveBack({ isSound: true });
  await late.giveBack({ isSound: true });
  expect(browser.contexts()).toContain(ofNext);
  expect(browser.contexts()).not.toContain(ofLate);
  const third = await takeProfile(browser, {});
  expect(third.page.context()).toBe(ofNext);
  await third.giveBack({ isSound: true });
});

/** The files that came over the wire for the page that is shown. */
const fetchedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  );

it('files come from the cache while calls are intercepted, and not where files are', () =>
  withPage(
    async (page) => {
      await page.route('**/api/nothing', (route) => route.abort());
      await visit(page, '/terms');
      const first = await fetchedFiles(page);
      expect(first.length).toBeGreaterThan(3);
      await visit(page, '/terms');
      // What a page fetches once it is idle may come on the second visit for the first time.
      const second = await fetchedFiles(page);
      expect(second.filter((name) => first.includes(name))).toEqual([]);
      await page.route('**/assets/nothing', (route) => route.abort());
      await visit(page, '/terms');
      expect((await fetchedFiles(page)).length).toBeGreaterThan(3);
    },
    // What journeys before left in the cache, and what it dropped for them, is not the question.
    { ownProfile: true },
  ));
