import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
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
