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

it('files come from the cache while calls are intercepted, and not where files are', () =>
  withPage(async (page) => {
    const fetched = () =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
            .filter(({ name }) => name.includes('/assets/')).length,
      );
    await page.route('**/api/nothing', (route) => route.abort());
    await visit(page, '/terms');
    await visit(page, '/terms');
    expect(await fetched()).toBe(0);
    await page.route('**/assets/nothing', (route) => route.abort());
    await visit(page, '/terms');
    expect(await fetched()).toBeGreaterThan(3);
  }));
